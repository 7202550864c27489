import { randomUUID } from 'node:crypto';
import { drivenOptions } from '../../kit/testing/driven';
import { type Drive, drivenBooks, driveOrder } from '@/server/selling/supplier/testing/driven';
import { BOOKS, createDuffelCars, duffelMigration } from '../duffel-cars';
import { DRIVER, orderFor, searchFor } from './adapter';

const books = drivenBooks(duffelMigration, BOOKS);
const { signal } = new AbortController();

/** The port of Duffel Cars from a search to a cancellation, at the place of Duffel's own test supplier. */
export const driveDuffelCars: Drive = async (url, step, log) => {
  const cars = createDuffelCars({ ...drivenOptions(), url, log: log as never, journal: await books() });
  const there = { pickupLatitude: -24.38, pickupLongitude: -128.32, pickupName: 'Henderson Island' };
  const back = { returnLatitude: -24.38, returnLongitude: -128.32, dropoffName: 'Henderson Island' };
  const search = searchFor({
    ...{ ...there, ...back, age: 31, countryOfResidence: 'GB', currency: 'GBP' },
    ...{ pickUpDateTime: '2026-05-27T10:00', returnDateTime: '2026-06-01T15:00' },
  });
  const found = await step(
    'cars search',
    () => cars.search(search, { signal }),
    ({ offers }) => `${offers.length} cars`,
  );
  const offer = found?.offers[0];
  if (!offer) return;
  await step(
    'cars details',
    () => cars.details(offer.id, { signal }),
    ({ texts }) => `${texts?.conditions.length ?? 0} conditions`,
  );
  const priced = await step(
    'cars price',
    () => cars.price(offer.id, null, { signal }),
    ({ expiresAt }) => expiresAt,
  );
  if (!priced) return;
  const order = orderFor(`order-${randomUUID()}`, priced.offer, {
    request: { driver: { ...DRIVER, birthDate: '1995-01-01' }, flightNumber: null },
  });
  await driveOrder(step, cars, order, { product: 'cars', none: 'boo_1' });
};
