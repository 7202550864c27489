import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDb } from '../testing/database';
import { type Database, json, type Migration } from './index';
import { platformMigrations } from './migrations';

let db: Database;
const COUNTER = { id: '900-counter', sql: 'create table counter (n int); insert into counter values (1)' };
/** What is there already, and more. */
const withSteps = (...steps: Migration[]) => db.migrate([...platformMigrations, ...steps]);
const first = randomUUID();
const second = randomUUID();

beforeAll(async () => {
  db = await testDb();
  await db.asSystem((tx) =>
    tx
      .insertInto('agency')
      .values([
        { id: first, name: 'First', subdomain: 'first', settings: json({ heading: 'One' }) },
        { id: second, name: 'Second', subdomain: 'second', settings: json([1, 'two']) },
      ])
      .execute(),
  );
  for (const agency_id of [first, second]) {
    await db.withTenant(agency_id, (tx) =>
      tx.insertInto('app_user').values({ agency_id, email: 'a@x.example' }).execute(),
    );
  }
});
afterAll(() => db.close());

describe('SEC-32 row-level security', () => {
  test('an agency sees its own rows only, without any predicate', async () => {
    const rows = await db.withTenant(first, (tx) => tx.selectFrom('app_user').select('agency_id').execute());
    expect(rows).toEqual([{ agency_id: first }]);
    expect(await db.withTenant(second, (tx) => tx.selectFrom('agency').select('name').execute())).toEqual([
      { name: 'Second' },
    ]);
  });

  test('a missing tenant sees nothing', async () => {
    const rows = await db.asSystem(async (tx) => {
      await sql`select set_config('role', 'app_tenant', true), set_config('app.agency_id', '', true)`.execute(
        tx,
      );
      return tx.selectFrom('app_user').selectAll().execute();
    });
    expect(rows).toEqual([]);
    expect(await db.withTenant(randomUUID(), (tx) => tx.selectFrom('agency').selectAll().execute())).toEqual(
      [],
    );
  });

  test("another agency's rows can be neither written, changed nor deleted", async () => {
    const foreign = { agency_id: second, email: 'b@x.example' };
    await expect(
      db.withTenant(first, (tx) => tx.insertInto('app_user').values(foreign).execute()),
    ).rejects.toThrow(/row-level security/);
    const changed = await db.withTenant(first, (tx) =>
      tx
        .updateTable('app_user')
        .set({ first_name: 'stolen' })
        .where('agency_id', '=', second)
        .executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    const deleted = await db.withTenant(first, (tx) =>
      tx.deleteFrom('app_user').where('agency_id', '=', second).executeTakeFirst(),
    );
    expect(deleted.numDeletedRows).toBe(0n);
    await expect(
      db.withTenant(first, (tx) => tx.updateTable('app_user').set({ agency_id: second }).execute()),
    ).rejects.toThrow(/row-level security/);
  });

  test.each([
    `select set_config('role', 'app_system', true)`,
    `select set_config('app.agency_id', (select id::text from agency), true)`,
    `select "set_config"('role', 'app_system', true)`,
    `select pg_catalog.set_config('role', 'none', true)`,
    `with taken as (select SET_CONFIG('role', 'app_system', true)) select * from taken`,
    `select U&"set\\005fconfig"('role', 'app_system', true)`,
    `select query_to_xml('select set_' || 'config(''role'', ''app_system'', true)', true, true, '')`,
    `select * from ts_stat('select set_' || 'config(''role'', ''app_system'', true)::tsvector')`,
    'set local role app_system',
    'set role none',
    'reset role',
    'set session authorization default',
    `do $$ begin perform set_config('role', 'app_system', true); end $$`,
    'rollback',
    'commit',
    'select 1; set local role app_system',
    'select 1; rollback; set role app_system',
    '/* */ set role app_system',
  ])('SEC-52 the transaction of an agency cannot leave its role: %s', async (text) => {
    let seen: unknown = 'not asked';
    const leaving = db.withTenant(first, async (tx) => {
      await sql.raw(text).execute(tx);
      seen = await sql`select id from agency`.execute(tx).catch(() => 'refused');
    });
    await expect(leaving).rejects.toThrow(/neither change its role/);
    expect(seen).toBe('not asked');
  });

  test('SEC-52 it says what it needs to: several rows, savepoints, a text with a semicolon among its values', async () => {
    const work = db.withTenant(first, async (tx) => {
      await sql`select ${'a; b'}::text`.execute(tx);
      await sql`values (1), (2)`.execute(tx);
      await sql`savepoint here`.execute(tx);
      await sql`rollback to savepoint here`.execute(tx);
      return (await sql<{ who: string }>`select current_user as who;`.execute(tx)).rows;
    });
    expect(await work).toEqual([{ who: 'app_tenant' }]);
  });

  test('the setting does not leak into the next transaction', async () => {
    await db.withTenant(first, (tx) => tx.selectFrom('agency').selectAll().execute());
    const { rows } = await db.raw(
      "select current_setting('app.agency_id', true) as agency, current_user as who",
    );
    expect((rows[0] as { agency: string | null }).agency || null).toBeNull();
    expect((rows[0] as { who: string }).who).not.toMatch(/^app_/);
  });

  test('every table that a tenant may touch is under forced row-level security', async () => {
    const { rows } = await db.raw(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm')
        and has_table_privilege('app_tenant', c.oid, 'select, insert, update, delete')
        and not (c.relrowsecurity and c.relforcerowsecurity)`);
    expect(rows).toEqual([]);
  });
});

test('SEC-44 nobody may change or delete the audit log', async () => {
  const entry = { agency_id: first, user_id: null, action: 'test', subject: 'x', before: null, after: null };
  await db.withTenant(first, (tx) => tx.insertInto('audit_log').values(entry).execute());
  for (const run of [
    db.asSystem,
    <T>(work: Parameters<typeof db.asSystem<T>>[0]) => db.withTenant(first, work),
  ]) {
    await expect(run((tx) => tx.deleteFrom('audit_log').execute())).rejects.toThrow(/permission denied/);
    await expect(run((tx) => tx.updateTable('audit_log').set({ action: 'other' }).execute())).rejects.toThrow(
      /permission denied/,
    );
  }
});

test('an agency can neither be made nor removed by a tenant', async () => {
  await expect(db.withTenant(first, (tx) => tx.deleteFrom('agency').execute())).rejects.toThrow(
    /permission denied/,
  );
});

test('a failed transaction leaves nothing behind', async () => {
  const work = db.withTenant(first, async (tx) => {
    await tx.insertInto('app_user').values({ agency_id: first, email: 'gone@x.example' }).execute();
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  const rows = await db.withTenant(first, (tx) =>
    tx.selectFrom('app_user').selectAll().where('email', '=', 'gone@x.example').execute(),
  );
  expect(rows).toEqual([]);
});

test('a transaction inside a transaction is refused instead of waiting for itself', async () => {
  await expect(db.withTenant(first, () => db.asSystem(async () => 1))).rejects.toThrow(/inside another/);
});

test('values arrive in the same JavaScript form on both databases', async () => {
  const [row] = await db.asSystem((tx) =>
    tx
      .selectFrom('agency')
      .select(['fee_minor', 'settings', 'created_at'])
      .where('id', '=', second)
      .execute(),
  );
  expect(row).toEqual({ fee_minor: 0, settings: [1, 'two'], created_at: expect.any(Date) });
  const { rows } = await db.raw(
    "select 9007199254740991::int8 as big, '2026-03-01'::date as day, true as flag",
  );
  expect(rows).toEqual([{ big: 9007199254740991, day: '2026-03-01', flag: true }]);
});

test('migrations run once, and several starters wait for each other', async () => {
  const runs = await Promise.all([withSteps(COUNTER), withSteps(COUNTER), withSteps(COUNTER)]);
  expect(runs.flat()).toEqual(['900-counter']);
  await expect(
    withSteps(COUNTER, { id: '901-broken', sql: 'create table half (n int); select nothing from nowhere' }),
  ).rejects.toThrow(/901-broken/);
  expect((await db.raw("select to_regclass('half') as it")).rows).toEqual([{ it: null }]);
});

test('a migration that was changed after it was applied is refused by name, and its layout may change', async () => {
  const step = { id: '902-kept', sql: 'create table kept (n int); insert into kept values (1)' };
  await withSteps(COUNTER, step);
  expect(
    await withSteps(COUNTER, {
      ...step,
      sql: '\n  create table kept (n int);\n  insert into kept values (1)\n',
    }),
  ).toEqual([]);
  const changed = { ...step, sql: 'create table kept (n bigint); insert into kept values (1)' };
  await expect(withSteps(COUNTER, changed)).rejects.toThrow(/902-kept.*write the change as a new migration/);
  // A database of before checksums takes those of today.
  await db.raw("update migration set checksum = null where id = '902-kept'");
  await withSteps(COUNTER, step);
  await expect(withSteps(COUNTER, changed)).rejects.toThrow(/902-kept/);
});

describe('a database that a newer release has changed', () => {
  const newer = [...platformMigrations, COUNTER, { id: '902-kept', sql: 'select 1' }];
  const ours = newer.slice(0, -1);

  test('is refused by an older one, which names what it does not know and what to do', async () => {
    await expect(db.migrate(ours)).rejects.toThrow(
      /newer than this release, which does not know 902-kept: start the release that was here last, or restore/,
    );
    // Where it is told that the release after it only adds, it goes on.
    expect(await db.migrate(ours, { allowNewer: true })).toEqual([]);
  });

  test('is another thing than one with steps of a connector that is not installed', async () => {
    await db.asOwner((owner) =>
      owner.raw("insert into migration (id, checksum) values ('barge-001-far', 'x')"),
    );
    const barge = { id: 'barge-002-dock', sql: 'select 1' };
    await expect(db.migrate([...ours, barge])).rejects.toThrow(/does not know 902-kept, barge-001-far/);
    await db.migrate([...ours, { ...barge, elsewhere: ['902-kept', 'barge-001-far'] }]);
  });

  test('is another thing than one whose product is no longer installed', async () => {
    await db.asOwner((owner) =>
      owner.raw("insert into migration (id, checksum) values ('ferry-001-book', 'x')"),
    );
    expect(await db.migrate(ours, { allowNewer: true })).toEqual([]);
    await expect(db.migrate([...newer, { id: 'ferry-000-dock', sql: 'select 1' }])).rejects.toThrow(
      /does not know ferry-001-book/,
    );
  });
});
