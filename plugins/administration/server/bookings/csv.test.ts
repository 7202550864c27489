import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '@/server/testing/harness';
import { loggedIn } from '@/server/testing/log';
import { book, PLUGINS } from './testing';

const HOST = 'alpha.localhost';
/** More than two portions of each product. */
const EACH = 1_100;

let it: TestServer;
let token: string;

/** Copies of a booking, seven of them at each instant, so that some of them share the instant at which a portion ends. */
const copies = (id: string, product: string) =>
  it.db.asSystem((tx) =>
    sql`insert into booking (agency_id, id, user_id, product, quote_id, idempotency_key, request_hash, state, version,
        offer_ref, offer, request, details, price, currency, accepted_minor, total_minor, markup_bps, fee_minor,
        contact_email, language, return_path, starts_at, ends_at, locator, product_status, created_at, updated_at)
      select agency_id, gen_random_uuid(), user_id, ${product}, gen_random_uuid(), ${product} || n, request_hash, state,
        version, offer_ref, offer, request, details, price, currency, accepted_minor, total_minor, markup_bps, fee_minor,
        contact_email, language, return_path, starts_at, ends_at, ${product} || n, product_status,
        created_at - make_interval(mins => n / 7), updated_at
      from booking cross join generate_series(1, ${EACH - 1}::int) n where id = ${id}`.execute(tx),
  );

const bodyOf = async (query = '') => {
  const answer = await it.server.app.fetch(
    new Request(`http://${HOST}/api/agency/bookings/download.csv?${query}`, {
      headers: { host: HOST, 'auth-key': 'test-auth-key', 'x-access-token': token },
    }),
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never,
  );
  expect(answer.status).toBe(200);
  return answer.body!.pipeThrough(new TextDecoderStream());
};
const linesOf = (text: string) => text.trim().split('\r\n').slice(1);
const locatorOf = (line: string) => line.split(',')[0]!;

beforeAll(async () => {
  it = await testServer({ plugins: PLUGINS });
  token = await it.login('alpha', 'owner');
  for (const product of ['boats', 'trains'])
    await copies(await book(it, { by: 'client', locator: `${product}0`, product }), product);
}, 60_000);
afterAll(() => it.close());

test('R383 the file of many bookings has each of them once, newest first, in one piece for each portion', async () => {
  const pieces = [];
  for await (const piece of await bodyOf()) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(4);
  const lines = linesOf(pieces.join(''));
  const expected = ['boats', 'trains'].flatMap((product) =>
    Array.from({ length: EACH }, (_, n) => `${product}${n}`),
  );
  expect(lines.map(locatorOf).sort()).toEqual(expected.sort());
  const minutes = lines.map((line) => Math.floor(Number(/\d+/.exec(locatorOf(line))![0]) / 7));
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  expect(pieces.join('').match(/Record Locator/g)).toHaveLength(1);
});

test('R383 what is booked while it is read moves nothing', async () => {
  const reader = (await bodyOf('category=boats')).getReader();
  let text = (await reader.read()).value!;
  await book(it, { by: 'owner', locator: 'MEANWHILE' });
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += piece.value;
  const found = linesOf(text).map(locatorOf);
  expect(new Set(found).size).toBe(EACH);
  expect(found).toHaveLength(EACH);
});

test('SEC-44 who took the file, whose and which bookings, is in the log, and no name', async () => {
  const userId = it.agencies['alpha']!.users['client']!;
  for await (const _ of await bodyOf(`category=boats&startDate=2026-01-01&userId=${userId}`));
  expect((await loggedIn(it, 'alpha', 'bookings.download')).at(-1)).toEqual({
    user_id: it.agencies['alpha']!.users['owner'],
    subject: userId,
    after: { product: 'boats', startDate: '2026-01-01' },
  });
});

test('whoever goes after the first piece leaves the rest unread', async () => {
  const read = vi.spyOn(it.db, 'withTenant');
  const reader = (await bodyOf('category=trains')).getReader();
  await reader.read();
  await reader.cancel();
  // A portion may have been begun ahead of whoever reads, and waits for its turn.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const calls = read.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(read.mock.calls.length).toBe(calls);
  read.mockClear();
  for await (const _ of await bodyOf('category=trains'));
  expect(read.mock.calls.length).toBeGreaterThan(calls);
});
