import { pino } from 'pino';
import { z } from 'zod/mini';
import type { SupplierOrder } from '@/server/ports/booking';
import type { Database } from '@/server/db';
import type { Line } from '@/server/ports/lines';
import type { TestClock } from '@/server/testing/harness';
import { freeLine } from '@/server/lines/testing/free';
import { FlightSearch, type FlightSearchInput, type Traveller } from '@/plugins/flight/contract';
import { openOrderJournal } from '@/server/selling/supplier/outside/sent-orders';
import type { Exchange } from '@/core/contract/money/exchange';
import { createDuffel } from '../duffel';
import { BOOKS } from '../orders/sent-orders';
import { type FlightSupplier, type SupplierSearch, supplierSearch } from '@/plugins/flight/face/port';
import type { FakeDuffel } from './fake';

/** The adapter as one process would have it, in front of a fake, and what it logs. */
export function adapterFor(
  fake: Pick<FakeDuffel, 'url' | 'token'>,
  {
    db,
    clock,
    line = freeLine(),
    exchange,
  }: {
    db: Database;
    clock: TestClock;
    line?: Line;
    exchange?: readonly Exchange[];
  },
): FlightSupplier & { readonly logged: string[] } {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const supplier = createDuffel({
    token: fake.token,
    url: fake.url,
    line,
    clock,
    journal: openOrderJournal(db, BOOKS),
    secret: 'secret',
    exchange,
    log,
  });
  return Object.assign(supplier, { logged });
}

export const searchFor = (given: Partial<FlightSearchInput> = {}, currency = 'EUR'): SupplierSearch =>
  supplierSearch(
    z.parse(FlightSearch, {
      legs: [{ origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' }],
      travellers: { adults: 1 },
      ...given,
    }),
    currency,
  );

export const traveller = (given: Partial<Traveller> = {}): Traveller => ({
  title: 'Ms',
  firstName: 'Inês',
  lastName: "d'Ávila",
  gender: 'F',
  birthDate: '1990-05-17',
  passengerType: 'ADT',
  ...given,
});

export const orderFor = (
  reference: string,
  offer: { id: string; base: { amount: number; currency: string }; taxes: { amount: number } },
  given: Partial<SupplierOrder> & { travellers?: Traveller[]; phone?: string } = {},
): SupplierOrder => {
  const { travellers = [traveller()], phone = '+351 912 345 678', ...more } = given;
  return {
    reference,
    offerRef: offer.id,
    offer: null,
    net: { amount: offer.base.amount + offer.taxes.amount, currency: offer.base.currency },
    request: {
      travellers,
      contact: { email: 'ines@example.com', phone },
      billing: { address: 'Rua 1', city: 'Porto', state: 'Porto', zipCode: '4000-001', country: 'PT' },
    },
    ...more,
  };
};
