import { expect, test, vi } from 'vitest';
import { plugins } from '@/server/plugins';
import { testServer } from '@/server/testing/harness';
import '@/server/selling/supplier/ongoing/shelf';
import { followHotels } from '../contract';
import { entry, hotelSite, PROTECTION } from './testing/site';

test('R255 a search goes on at every process, and only the one that began it asks suppliers', async () => {
  const config = { databaseUrl: 'postgres://of.several/processes' };
  const { it, client, completed } = await hotelSite(config);
  const other = await testServer({
    plugins: [entry, plugins.find(({ id }) => id === PROTECTION)!],
    ...{ config, db: it.db },
  });
  const rows = () =>
    it.db.asSystem((tx) => tx.selectFrom('ongoing_search').select(['nth', 'is_last']).execute());
  const { corelationid, found } = await completed();
  await vi.waitFor(
    async () => expect((await rows()).filter(({ is_last }) => is_last)).toHaveLength(1),
    5_000,
  );

  const path = `${followHotels.path}?${new URLSearchParams({ corelationid }).toString()}`;
  const there = await other.request('alpha.localhost', 'POST', path, { token: client, body: {} });
  expect([there.status, there.json.data?.pollCompleted], there.text).toEqual([200, true]);
  // What a process has asked itself took another time.
  expect(there.json.data.suppliers).toEqual(found.suppliers);
  expect(there.json.data.hotelCount).toBe(found.hotelCount);
  expect((await rows()).filter(({ nth }) => nth === 0)).toHaveLength(1);
  await it.close();
});
