import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Tx } from '../db/types';
import { listeningTo } from '../db/changes/listen';
import { databaseOf } from '../db/open';
import { openServer } from '../db/server';
import { migrationsOf } from '../migrations';
import { PASSWORD, seedAgencies, testServer, type TestServer } from '../testing/harness';
import { proxyTo } from '../testing/outage/proxy';
import { drop, makeOnServer } from '../testing/templates';

let it: TestServer;
beforeAll(async () => void (it = await testServer()));
afterAll(() => it.close());

const HOST = 'alpha.localhost';
/** The clock of the server stands still: what it remembers does not grow old by itself. */
const statusOf = async (token: string, path = '/api/user/getProfile') =>
  (await it.request(HOST, 'GET', path, { token })).status;

/** What another process writes: this one hears of it from the database alone. */
const elsewhere = (work: (tx: Tx, agencyId: string) => Promise<unknown>) =>
  it.db.withTenant(it.agencies['alpha']!.id, (tx) => work(tx, it.agencies['alpha']!.id));

const within1s = { timeout: 1_000, interval: 20 };

describe('SEC-05 what another process revokes is refused here within a second', () => {
  const ends: Record<string, (tx: Tx, userId: string) => Promise<unknown>> = {
    'logging out': (tx, id) => sql`delete from session where user_id = ${id}`.execute(tx),
    disabling: (tx, id) => sql`update app_user set status = 'Inactive' where id = ${id}`.execute(tx),
  };
  for (const [name, end] of Object.entries(ends))
    test(name, async () => {
      await vi.waitFor(() => expect(it.db.changes.isCurrent()).toBe(true), within1s);
      const token = await it.login('alpha', 'client');
      const other = await it.login('beta', 'client');
      expect(await statusOf(token)).toBe(200);
      await elsewhere((tx) => end(tx, it.agencies['alpha']!.users['client']!));
      await vi.waitFor(async () => expect(await statusOf(token)).toBe(401), within1s);
      const { status } = await it.request('beta.localhost', 'GET', '/api/user/getProfile', { token: other });
      expect(status).toBe(200);
      await elsewhere((tx) => sql`update app_user set status = 'Active'`.execute(tx));
    });

  test('a changed role', async () => {
    const token = await it.login('alpha', 'owner');
    const owners = `/api/agency/${it.agencies['alpha']!.id}`;
    const before = await statusOf(token, owners);
    expect(before).toBe(200);
    await elsewhere((tx) =>
      sql`update app_user set user_type = 'SalesAgent' where id = ${it.agencies['alpha']!.users['owner']}`.execute(
        tx,
      ),
    );
    await vi.waitFor(async () => expect(await statusOf(token, owners)).toBe(403), within1s);
  });

  test('a changed agency', async () => {
    const shown = async () => (await it.request(HOST, 'GET', '/api/agency')).text;
    expect(await shown()).not.toContain('Of now');
    await elsewhere((tx) => sql`update agency set settings = '{"heading": "Of now"}'`.execute(tx));
    await vi.waitFor(async () => expect(await shown()).toContain('Of now'), within1s);
  });
});

test('SEC-05 a rolled back ending ends nothing', async () => {
  const token = await it.login('beta', 'agent');
  const own = () => it.request('beta.localhost', 'GET', '/api/user/getProfile', { token });
  expect((await own()).status).toBe(200);
  const undone = it.db.withTenant(it.agencies['beta']!.id, async (tx) => {
    await sql`delete from session`.execute(tx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await own()).status).toBe(200);
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'SEC-05 a listening connection that is lost is made again, and nothing is believed in between',
  async () => {
    const token = await it.login('beta', 'client');
    const own = async () =>
      (await it.request('beta.localhost', 'GET', '/api/user/getProfile', { token })).status;
    await vi.waitFor(() => expect(it.db.changes.isCurrent()).toBe(true), within1s);
    expect(await own()).toBe(200);
    await it.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'caravel changes'`,
    );
    await it.db.withTenant(it.agencies['beta']!.id, (tx) => sql`delete from session`.execute(tx));
    await vi.waitFor(async () => expect(await own()).toBe(401), { timeout: 5_000, interval: 50 });
    await vi.waitFor(() => expect(it.db.changes.isCurrent()).toBe(true), { timeout: 5_000, interval: 50 });
  },
);

describe.runIf(process.env['TEST_DATABASE_URL'])('SEC-05 where nothing can be told', () => {
  const server = process.env['TEST_DATABASE_URL']!;

  test.each(['cut', 'mute'] as const)(
    'because the listening connection is %s, nothing is believed for longer than a second, nor afterwards',
    async (way) => {
      const { name, at } = await makeOnServer(server);
      const proxy = await proxyTo(Number(at.port || 5432), at.hostname);
      const listening = new URL(at.href);
      listening.host = `127.0.0.1:${proxy.port}`;
      const db = databaseOf(openServer(at.href), false, { source: listeningTo(listening.href) });
      await db.migrate(migrationsOf([], []));
      const { alpha } = await seedAgencies(db);
      const here = await testServer({ db });
      const get = (path: string, token?: string) => here.request(HOST, 'GET', path, { token });
      const current = (is: boolean) =>
        vi.waitFor(() => expect(db.changes.isCurrent()).toBe(is), { timeout: 6_000, interval: 20 });
      try {
        await current(true);
        const body = { email: 'client@alpha.example', password: PASSWORD };
        const token = (await here.request(HOST, 'POST', '/api/user/login', { body })).json.auth as string;
        const profile = async () => (await get('/api/user/getProfile', token)).status;
        const agency = async () => (await get('/api/agency')).text;
        expect(await profile()).toBe(200);
        expect(await agency()).not.toContain('Of now');
        await proxy[way]();
        const lostAt = performance.now();
        await current(false);
        expect(performance.now() - lostAt).toBeLessThan(1_500);
        await db.withTenant(alpha!.id, async (tx) => {
          await sql`delete from session`.execute(tx);
          await sql`update agency set settings = '{"heading": "Of now"}'`.execute(tx);
        });
        here.clock.advance(1_000);
        expect(await profile()).toBe(401);
        await vi.waitFor(async () => expect(await agency()).toContain('Of now'), within1s);
        // What is read meanwhile may be older than what nobody could tell.
        await db.withTenant(alpha!.id, (tx) =>
          sql`update agency set settings = '{"heading": "Of later"}'`.execute(tx),
        );
        await proxy.mend();
        await current(true);
        expect(await agency()).toContain('Of later');
      } finally {
        await here.close();
        await proxy.close();
        await drop(server, name);
      }
    },
  );
});
