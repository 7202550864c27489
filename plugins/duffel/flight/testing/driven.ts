import { randomUUID } from 'node:crypto';
import { drivenOptions } from '../../kit/testing/driven';
import { type Drive, drivenBooks, driveOrder } from '@/server/selling/supplier/testing/driven';
import { createDuffel } from '../duffel';
import { BOOKS, duffelMigration } from '../orders/sent-orders';
import { orderFor, searchFor, traveller } from './adapter';

const books = drivenBooks(duffelMigration, BOOKS);
const { signal } = new AbortController();

/** The port of flights from a search to a cancellation. */
export const driveDuffelFlights: Drive = async (url, step, log) => {
  const flights = createDuffel({ ...drivenOptions(), url, log: log as never, journal: await books() });
  const search = searchFor(
    { legs: [{ origin: 'LHR', destination: 'EDI', departureDate: '2020-06-13' }] },
    'GBP',
  );
  const found = await step(
    'flights search',
    () => flights.search(search, { signal }),
    ({ offers }) => `${offers.length} offers`,
  );
  const offer = found?.offers[0];
  if (!offer) return;
  await step(
    'flights rules',
    () => flights.rules(offer.id),
    (rules) => JSON.stringify(rules).slice(0, 120),
  );
  const { travellers } = search;
  const priced = await step(
    'flights price',
    () => flights.price(offer.id, travellers, { signal }),
    ({ expiresAt }) => expiresAt,
  );
  if (flights.seatMaps)
    await step(
      'flights seatMaps',
      () => flights.seatMaps!(offer.id, undefined, { signal }),
      (maps) => `${maps.length} maps`,
    );
  if (flights.bagPrices)
    await step(
      'flights bagPrices',
      () => flights.bagPrices!(offer.id, travellers, { signal }),
      (bags) => `${bags.length} legs`,
    );
  const order = orderFor(`order-${randomUUID()}`, priced?.offer ?? offer, {
    // The adult of the published offer is fourteen.
    travellers: [traveller({ birthDate: '2005-10-01' })],
  });
  await driveOrder(step, flights, order, { product: 'flights', none: 'ord_1' });
  await step(
    'flights changes',
    () => flights.changes(new Date('2019-01-01'), new Date('2021-01-01'), { signal }),
    (changes) => `${changes.length} changes`,
  );
};
