import { connectors } from '../connectors';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createJobs } from '../jobs/jobs';
import { networkOf } from '../http/budget/network';
import { createLimits } from '../http/limits';
import { seedAgencies } from '../testing/agencies';
import { migrationsOf } from '../migrations';
import { plugins } from '../plugins';
import { type Database, openDb } from './index';
import { loginFault } from './login';

const SERVER = process.env['TEST_DATABASE_URL'];

/** A database with roles of its own, as an operator makes them; on a server alone, as the embedded one has one role. */
describe.skipIf(!SERVER)('the role that logs in', () => {
  const name = `caravel_test_login_${randomBytes(5).toString('hex')}`;
  const owner = `${name}_owner`;
  const login = `${name}_app`;
  let admin: pg.Client;
  let db: Database;
  const urlOf = (role: string) => {
    const url = new URL(SERVER!);
    url.pathname = `/${name}`;
    url.username = role;
    url.password = 'secret';
    return url.href;
  };
  const open = (ownerUrl: string | null) => openDb({ dataDir: '', databaseUrl: urlOf(login), ownerUrl });
  const asked = async (database: Database, text: string) => (await database.raw(text)).rows;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: SERVER! });
    await admin.connect();
    await admin.query(`create role ${owner} login noinherit createrole password 'secret'`);
    await admin.query(`create role ${login} login noinherit password 'secret'`);
    await admin.query(`create database ${name} owner ${owner}`);
    const inside = new pg.Client({
      connectionString: Object.assign(new URL(SERVER!), { pathname: `/${name}` }).href,
    });
    await inside.connect();
    await inside.query(`alter schema public owner to ${owner}`);
    await inside.end();
    // The roles of a server are there for all its databases, and may be another's by now.
    for (const role of ['app_tenant', 'app_system']) {
      await admin.query(
        `do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$`,
      );
      await admin.query(`grant ${role} to ${owner} with admin option`);
    }
    db = await open(urlOf(owner));
    await db.migrate(migrationsOf(plugins, connectors));
    await seedAgencies(db);
  });
  afterAll(async () => {
    await db.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${login}`);
    await admin.query(`drop role ${owner}`);
    await admin.end();
  });

  test('SEC-32 sees no row of any agency, whatever table it asks, and its owner none either', async () => {
    expect(await db.asSystem((tx) => tx.selectFrom('agency').select('id').execute())).not.toEqual([]);
    const tables = await asked(
      db,
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity",
    );
    expect(tables.length).toBeGreaterThan(20);
    const plainOwner = await openDb({ dataDir: '', databaseUrl: urlOf(owner) });
    for (const { relname } of tables as { relname: string }[]) {
      const text = `select 1 from ${relname} limit 1`;
      expect(await asked(db, text).catch((error: Error) => error.message), relname).toEqual(
        `permission denied for table ${relname}`,
      );
      expect(await asked(plainOwner, text), relname).toEqual([]);
    }
    await plainOwner.close();
  });

  test('changes nothing of the schema, and does its work all the same', async () => {
    for (const text of [
      'alter table agency disable row level security',
      'create table public.mine (n int)',
      "delete from migration where id = '001-platform'",
    ])
      await expect(db.raw(text), text).rejects.toThrow(/must be owner|permission denied/);

    await createLimits(db, 1).take('search', {
      ...{ agencyId: 'any', userId: null },
      network: networkOf('2001:db8::1'),
    });
    const jobs = createJobs({
      db,
      clock: { now: () => new Date() },
      log: pino({ level: 'silent' }),
      background: false,
    });
    const done: unknown[] = [];
    jobs.handle('note', async (data) => void done.push(data));
    await jobs.start();
    await db.asSystem((tx) => jobs.enqueue(tx, 'note', { of: 1 }));
    expect(await jobs.drain()).toBe(1);
    expect(done).toEqual([{ of: 1 }]);
    await jobs.stop();
  });

  test('is right as it is made, and refused in words when it inherits or nothing binds it', async () => {
    expect(await loginFault(db)).toBeNull();
    await admin.query(`alter role ${login} inherit`);
    const version = Number((await admin.query('show server_version_num')).rows[0].server_version_num);
    // From 16 on it is the grant that says so, and a start gives it.
    if (version >= 160_000) await admin.query(`grant app_tenant, app_system to ${login} with inherit true`);
    const inheriting = await open(null);
    expect(await loginFault(inheriting)).toMatch(
      new RegExp(`"${login}" of DATABASE_URL inherits from app_system, app_tenant.*Run as a superuser: `),
    );
    await inheriting.close();
    await admin.query(`alter role ${login} noinherit bypassrls`);
    const unbound = await open(null);
    expect(await loginFault(unbound)).toMatch(/is a superuser or has BYPASSRLS/);
    await unbound.close();
    await admin.query(`alter role ${login} nobypassrls`);
  });
});
