import { pino } from 'pino';
import type { Database } from '@/server/db';
import { freeLine } from '@/server/lines/testing/free';
import type { SupplierOrder } from '@/server/ports/booking';
import { openOrderJournal } from '@/server/selling/supplier/outside/sent-orders';
import { findPlace } from '@/server/reference';
import type { TestClock } from '@/server/testing/harness';
import type { BookedRequest } from '@/plugins/car/face/order';
import type { CarSupplier, SupplierCar, SupplierSearch } from '@/plugins/car/face/port';
import { BOOKS, createDuffelCars } from '../duffel-cars';
import type { FakeCars } from './fake';

/** The adapter as one process would have it, in front of a fake, and what it logs. */
export function carsFor(
  fake: Pick<FakeCars, 'url' | 'token'>,
  { db, clock }: { db: Database; clock: TestClock },
): CarSupplier & { readonly logged: string[] } {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const { token, url } = fake;
  const journal = openOrderJournal(db, BOOKS);
  return Object.assign(
    createDuffelCars({ token, url, line: freeLine(), clock, journal, secret: 'secret', log }),
    { logged },
  );
}

const { latitude, longitude } = findPlace('airport:LIS')!;

export const searchFor = (given: Partial<SupplierSearch> = {}): SupplierSearch => ({
  ...{ pickupLatitude: latitude, pickupLongitude: longitude, pickupName: 'Lisbon' },
  ...{ returnLatitude: latitude, returnLongitude: longitude, dropoffName: 'Lisbon' },
  pickUpDateTime: '2027-03-12T10:00',
  returnDateTime: '2027-03-19T10:00',
  age: 30,
  countryOfResidence: 'BR',
  currency: 'EUR',
  ...given,
});

/** A driver who is thirty when the car is picked up, and comes when it was priced for. */
export const DRIVER: BookedRequest['driver'] = {
  ...{ title: 'Ms', firstName: 'Ana', lastName: 'Silva', birthDate: '1996-05-17' },
  ...{ email: 'ana@example.com', phone: '+351 912 345 678', pickupTime: '10:00' },
  ...{ address: 'Rua das Flores 1', city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
};
export const REQUEST: BookedRequest = { driver: DRIVER, flightNumber: 'TP 1356' };

export const orderFor = (
  reference: string,
  { id, base, taxes }: SupplierCar,
  given: Partial<SupplierOrder> = {},
): SupplierOrder => ({
  reference,
  offerRef: id,
  offer: null,
  net: { amount: base.amount + taxes.amount, currency: base.currency },
  request: REQUEST,
  ...given,
});
