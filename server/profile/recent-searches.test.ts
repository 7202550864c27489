import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/harness';

let it: TestServer;
const A = 'alpha.localhost';
const LIST = '/api/user/recentSearches?product=ferry';
const SAVE = '/api/user/recentSearches';
const FORGET = '/api/user/forgetSearches';

beforeAll(async () => {
  it = await testServer({ config: { rateFactor: 100 } });
});
afterAll(() => it.close());

type Who = 'agent' | 'client' | 'other';
const call = async (who: Who, method: string, path: string, body?: unknown, host = A) =>
  it.request(host, method, path, {
    token: await it.login(host === A ? 'alpha' : 'beta', who),
    ...(body === undefined ? {} : { body }),
  });
const search = (from: string, lastDay = '2099-01-01', more: object = {}) => ({
  product: 'ferry',
  criteria: { from, day: lastDay, ...more },
  places: [{ id: from, name: `Port of ${from}` }],
  lastDay,
});
async function remember(who: Who, from: string, lastDay?: string): Promise<void> {
  it.clock.advance(1_000);
  const { status, text } = await call(who, 'POST', SAVE, search(from, lastDay));
  expect(status, text).toBe(200);
}
const listed = async (who: Who, host = A): Promise<string[]> =>
  (await call(who, 'GET', LIST, undefined, host)).json.data.map(
    ({ criteria }: { criteria: { from: string } }) => criteria.from,
  );

describe('the own last searches', () => {
  test('come back newest first, each once, at most six, with their places', async () => {
    for (const from of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) await remember('client', from);
    expect(await listed('client')).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
    const { json } = await call('client', 'GET', LIST);
    expect(json.data[0]).toEqual({
      criteria: { from: 'b', day: '2099-01-01' },
      places: [{ id: 'b', name: 'Port of b' }],
    });
  });

  test('are nobody else’s, nor another product’s', async () => {
    expect(await listed('other')).toEqual([]);
    expect(await listed('client', 'beta.localhost')).toEqual([]);
    const other = await call('client', 'GET', '/api/user/recentSearches?product=balloon');
    expect(other.json.data).toEqual([]);
    expect((await it.request(A, 'GET', LIST, {})).status).toBe(401);
  });

  test('are left out once their day is over everywhere', async () => {
    const today = it.clock.now().toISOString().slice(0, 10);
    await remember('agent', 'past', '2020-01-01');
    await remember('agent', 'today', today);
    expect(await listed('agent')).toEqual(['today']);
  });

  test('are forgotten one by one or all together, whatever the order of the parameters', async () => {
    const one = { product: 'ferry', criteria: { day: '2099-01-01', from: 'g' } };
    expect((await call('client', 'POST', FORGET, one)).status).toBe(200);
    expect(await listed('client')).toEqual(['b', 'f', 'e', 'd', 'c']);
    expect((await call('client', 'POST', FORGET, { product: 'ferry' })).status).toBe(200);
    expect(await listed('client')).toEqual([]);
    expect(await listed('agent')).toEqual(['today']);
  });

  test('are refused when they are larger than a search can be', async () => {
    const large = { ...search('x'), places: [{ name: 'x'.repeat(5000) }] };
    expect((await call('client', 'POST', SAVE, large)).status).toBe(422);
    expect((await call('client', 'POST', SAVE, { ...search('x'), lastDay: 'soon' })).status).toBe(422);
  });
});
