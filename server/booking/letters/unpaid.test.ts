import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryJournal } from '../../payment/embedded/journal';
import type { Caller } from '../../ports/booking';
import { testServer, type TestServer } from '../../testing/harness';
import { config, fakeSupplier, offerAt } from '../testing/supplier';
import { callerOf, person } from '../testing/world';

/** Unpaid reservations of a day that write to one address which is not the booker's own. */
const MOST = 50;
const STRANGER = 'stranger@elsewhere.example';

let site: TestServer;
let caller: Caller;
beforeAll(async () => {
  site = await testServer({
    config,
    plugins: [
      {
        id: 'thing',
        activatedBy: { always: true },
        plugin: {
          id: 'thing',
          handlers: [],
          product: ({ clock }) => fakeSupplier({ openJournal: (apply) => memoryJournal(apply, []), clock }),
        },
      },
    ],
  });
  const { id, users } = site.agencies['alpha']!;
  const agency = (await site.server.tenants.find(id))!;
  caller = callerOf(agency, person(agency, { id: users['client']!, email: 'client@alpha.example' }));
});
afterAll(() => site.close());

async function reserve(contactEmail: string) {
  const { bookings } = site.server.services;
  const request = { guests: 1 };
  const quote = await bookings.quote(caller, 'thing', offerAt(caller.agency), request);
  return bookings.start(caller, 'thing', {
    ...{ request, contactEmail, payment: null, language: 'en', idempotencyKey: randomUUID() },
    ...{ quoteId: quote.quoteId, acceptedTotal: quote.price.total },
  });
}

const lettersTo = (recipient: string) =>
  site.db.withTenant(caller.agency.id, async (tx) => {
    const { count } = await tx
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow();
    return Number(count);
  });

it('SEC-42 what nobody pays for writes to a stranger so often a day, to the booker always, and the next day again', async () => {
  for (let made = 0; made < MOST; made++)
    expect(await reserve(STRANGER)).toMatchObject({ state: 'reserved' });
  expect(await lettersTo(STRANGER)).toBe(MOST);
  await expect(reserve(STRANGER)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(await lettersTo(STRANGER)).toBe(MOST);
  expect(await reserve('client@alpha.example')).toMatchObject({ state: 'reserved' });
  expect(await reserve('other.stranger@elsewhere.example')).toMatchObject({ state: 'reserved' });
  site.clock.advance(24 * 60 * 60_000);
  expect(await reserve(STRANGER)).toMatchObject({ state: 'reserved' });
});
