import { randomUUID } from 'node:crypto';
import { freeLine } from '@/server/lines/testing/free';
import { type Drive, drivenBooks, driveOrder } from '@/server/selling/supplier/testing/driven';
import { testClock } from '@/server/testing/clock';
import { orderFor, searchFor } from '@/plugins/hotel/server/testing/orders';
import { BOOKS, createLiteapi, liteapiMigration } from '../liteapi';

const books = drivenBooks(liteapiMigration, BOOKS);
const { signal } = new AbortController();

/** The port of stays from a search to a cancellation. */
export const driveLiteapi: Drive = async (url, step, log) => {
  const stays = createLiteapi({
    ...{ key: 'key', url, bookUrl: url, payment: 'ACC_CREDIT_CARD', secret: 'secret', log },
    ...{ line: freeLine(), clock: testClock('2025-01-10T12:00:00Z'), journal: await books() },
  });
  // What the published examples are about.
  const search = searchFor({ currency: 'USD', stay: { start: '2025-12-05', end: '2025-12-10' } });
  const hotelId = 'lp1897';
  await step(
    'search',
    () => stays.search(search, { signal }),
    ({ offers }) =>
      `${offers.length} stays of ${new Set(offers.map(({ listing }) => listing.id)).size} properties`,
  );
  const rooms = await step(
    'rates',
    () => stays.rates(hotelId, search, { signal }),
    (all) => `${all.flat().length} rates`,
  );
  const asked = { currency: 'USD', language: 'en' } as const;
  await step(
    'content',
    () => stays.content(hotelId, asked, { signal }),
    (content) => Object.keys(content).join(' '),
  );
  const [first] = rooms?.[0] ?? [];
  const choice = first && { roomId: first.room.id, board: first.rate.board, plan: first.rate.plan };
  const stay =
    choice &&
    (await step(
      'compose',
      () => stays.compose(hotelId, search, [choice], { signal }),
      ({ base, taxes }) => `${base.amount + taxes.amount} ${base.currency}`,
    ));
  if (!stay) return;
  const priced = await step(
    'price',
    () => stays.price(stay.id, [], { signal }),
    ({ offer }) => `${offer.base.amount + offer.taxes.amount}`,
  );
  await step(
    'find',
    () => stays.lookup(orderFor('never-sent', stay), { signal }),
    ({ kind }) => kind,
  );
  const order = orderFor(`order-${randomUUID()}`, priced?.offer ?? stay);
  await driveOrder(step, stays, order, { product: 'stays', none: 'LA-bk1' });
};
