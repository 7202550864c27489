import { afterAll, beforeAll, expect, test } from 'vitest';
import { plugins } from '../../plugins';
import type { Ask } from '../../testing/access';
import { sellersOf } from '../../testing/access-matrix';
import { testServer, type TestServer } from '../../testing/harness';

let it: TestServer;
const sellers = sellersOf(plugins);
beforeAll(async () => {
  it = await testServer({ plugins, config: { rateFactor: 1000 } });
}, 60_000);
afterAll(() => it.close());

test('INV-2 INV-3 INV-4 what every product has sold stands alike in its suppliers’ books, the gateway’s and the ledger', async () => {
  const token = await it.login('alpha', 'client');
  const { host } = it.agencies['alpha']!;
  const ask: Ask = async (method, path, body) => {
    const answer = await it.request(host, method, path, { token, body });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  for (const sell of sellers.values()) await sell(ask, 'Canary', it.clock.now());
  it.clock.advance(2 * 60_000);
  const { differences, bookings, unlisted } = await it.server.reconcile();
  expect(differences).toEqual([]);
  expect(bookings).toBe(sellers.size);
  expect(unlisted).toEqual([]);
  // A supplier's order that its booking does not know any more is found through the product's port.
  await it.db.asSystem((tx) => tx.updateTable('booking').set({ state: 'failed' }).execute());
  const found = await it.server.reconcile();
  const active = found.differences.filter(({ code }) => code === 'order-still-active');
  expect(active).toHaveLength(sellers.size);
}, 120_000);
