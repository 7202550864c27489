import { pino } from 'pino';
import type { Database } from '@/server/db';
import type { SupplierOrder } from '@/server/ports/booking';
import { openOrderJournal } from '@/server/selling/supplier/outside/sent-orders';
import type { TestClock } from '@/server/testing/harness';
import { freeLine } from '@/server/lines/testing/free';
import type { BookedRequest } from '../../request';
import type { HotelSupplier, SupplierSearch, SupplierStay } from '../../supplier/port';
import { BOOKS, createDuffelStays } from '../duffel-stays';
import type { FakeStays } from './fake';

/** The adapter as one process would have it, in front of a fake, and what it logs. */
export function staysFor(
  fake: Pick<FakeStays, 'url' | 'token'>,
  { db, clock }: { db: Database; clock: TestClock },
): HotelSupplier & { readonly logged: string[] } {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const { token, url } = fake;
  const journal = openOrderJournal(db, BOOKS);
  return Object.assign(
    createDuffelStays({ token, url, line: freeLine(), clock, journal, secret: 'secret', log }),
    { logged },
  );
}

export const searchFor = (given: Partial<SupplierSearch> = {}): SupplierSearch => ({
  ...{ latitude: 38.7223, longitude: -9.1393, radius: 20 },
  stay: { start: '2027-03-08', end: '2027-03-11' },
  rooms: [{ adults: 2, childAges: [] }],
  nationality: 'BR',
  currency: 'EUR',
  cityCode: 'LIS',
  ...given,
});

export const REQUEST: BookedRequest = {
  guests: [{ firstName: 'Inês', lastName: "d'Ávila" }],
  email: 'ines@example.com',
  phone: '+351 912 345 678',
  arrivalTime: null,
  specialRequests: null,
};

export const orderFor = (
  reference: string,
  stay: SupplierStay,
  given: Partial<SupplierOrder> = {},
): SupplierOrder => ({
  reference,
  offerRef: stay.id,
  offer: null,
  net: { amount: stay.base.amount + stay.taxes.amount, currency: stay.base.currency },
  request: REQUEST,
  ...given,
});
