import { randomUUID } from 'node:crypto';
import { drivenOptions } from '../../kit/testing/driven';
import { type Drive, drivenBooks, driveOrder } from '@/server/selling/supplier/testing/driven';
import { BOOKS, createDuffelStays, duffelMigration } from '../duffel-stays';
import { orderFor, searchFor } from '@/plugins/hotel/server/testing/orders';

const books = drivenBooks(duffelMigration, BOOKS);
const { signal } = new AbortController();

/** The port of stays from a search to a cancellation. */
export const driveDuffelStays: Drive = async (url, step, log) => {
  const stays = createDuffelStays({ ...drivenOptions(), url, log: log as never, journal: await books() });
  const search = searchFor({ currency: 'GBP', stay: { start: '2023-03-24', end: '2023-03-28' } });
  const found = await step(
    'stays search',
    () => stays.search(search, { signal }),
    ({ offers }) =>
      `${offers.length} stays of ${new Set(offers.map(({ listing }) => listing.id)).size} properties`,
  );
  const stay = found?.offers[0];
  const id = stay?.listing.id ?? 'acc_1';
  await step(
    'stays rates',
    () => stays.rates(id, search, { signal }),
    (rooms) => `${rooms.flat().length} rates`,
  );
  const asked = { currency: 'GBP', language: 'en' } as const;
  await step(
    'stays content',
    () => stays.content(id, asked, { signal }),
    (content) => Object.keys(content).join(' '),
  );
  if (!stay) return;
  const priced = await step(
    'stays price',
    () => stays.price(stay.id, [], { signal }),
    ({ expiresAt }) => expiresAt,
  );
  const order = orderFor(`order-${randomUUID()}`, priced?.offer ?? stay);
  await driveOrder(step, stays, order, { product: 'stays', none: 'bok_1' });
};
