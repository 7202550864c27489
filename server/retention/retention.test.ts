import { connectors } from '../connectors';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEPT_DAYS } from '@/core/contract/people/retention';
import { json } from '../db';
import { migrationsOf } from '../migrations';
import { plugins } from '../plugins';
import { seedBooking } from '../testing/bookings';
import { testServer, type TestServer } from '../testing/harness';
import { BATCH, sweep } from './sweep';

const DAY_MS = 24 * 60 * 60_000;
let it: TestServer;
let agencyId: string;
let userId: string;

beforeAll(async () => {
  it = await testServer({ plugins });
  agencyId = it.agencies['alpha']!.id;
  userId = it.agencies['alpha']!.users['client']!;
});
afterAll(() => it.close());

const daysAgo = (days: number) => new Date(it.clock.now().getTime() - days * DAY_MS);
const declared = () => migrationsOf(plugins, connectors).flatMap(({ retention = [] }) => retention);
const write = (work: Parameters<TestServer['db']['asSystem']>[0]) => it.db.asSystem(work);
const rowsOf = async (table: string, column: string) => {
  const { rows } = await it.db.raw(`select ${column} as value from ${table} order by 1`);
  return (rows as { value: unknown }[]).map(({ value }) => value);
};

describe('what is kept, and for how long', () => {
  test('every table that knows times or days has an end or a reason to stay', async () => {
    const { rows } = await it.db.raw(`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and (data_type like 'timestamp%' or data_type = 'date')`);
    const named = new Set(declared().map(({ table }) => table));
    expect(
      (rows as { name: string }[]).map(({ name }) => name).filter((name) => !named.has(name)),
      'say in the migration that makes the table how long it is kept, see Retention',
    ).toEqual([]);
  });

  test('INV-4 SEC-44 what tells for good what has happened is written once, whichever plugin writes it', async () => {
    const told = declared().filter(
      (each) => 'because' in each && /_(event|entry|log|note)$/.test(each.table),
    );
    const { rows } = await it.db.raw(
      `select relname from pg_class where relname = any($1)
        and has_table_privilege('app_system', oid, 'update, delete')`,
      [told.map(({ table }) => table)],
    );
    expect([told.length > 3, rows]).toEqual([true, []]);
  });

  test('a table either ends or stays, and there is one', async () => {
    const all = declared();
    const both = all.filter(
      (each) => 'because' in each && all.some(({ table }, at) => table === each.table && all[at] !== each),
    );
    expect(both).toEqual([]);
    for (const { table } of all) {
      const { rows } = await it.db.raw('select to_regclass($1)::text as name', [table]);
      expect((rows[0] as { name: string | null }).name, table).toBe(table);
    }
  });

  test('what is over is deleted and what is not stays', async () => {
    const link = (hash: string, days: number) => ({
      ...{ agency_id: agencyId, user_id: userId, purpose: 'reset' as const, token_hash: hash, used_at: null },
      ...{ created_at: daysAgo(days), expires_at: daysAgo(days) },
    });
    const search = (location: string, days: number) => ({
      ...{ agency_id: agencyId, user_id: userId, product: 'none', location, places: null },
      ...{ from_date: '2027-01-01', to_date: null, searched_at: daysAgo(days) },
    });
    const session = (hash: string, days: number) => ({
      ...{ agency_id: agencyId, user_id: userId, token_hash: hash, user_agent: null },
      ...{ created_at: daysAgo(days + 7), last_seen_at: daysAgo(days), expires_at: daysAgo(days) },
    });
    const price = (offer: string, days: number) => ({
      ...{ agency_id: agencyId, id: randomUUID(), user_id: userId, product: 'none', offer_ref: offer },
      ...{ offer: json({}), request: json({}), price: json({}), markup_bps: 0, fee_minor: 0 },
      ...{ created_at: daysAgo(days), expires_at: daysAgo(days) },
    });
    await write(async (tx) => {
      const { links, searches, logins, prices } = KEPT_DAYS;
      await tx
        .insertInto('account_link')
        .values([link('over', links + 1), link('kept', links - 1)])
        .execute();
      await tx
        .insertInto('search_log')
        .values([search('over', searches + 1), search('kept', searches - 1)])
        .execute();
      await tx
        .insertInto('session')
        .values([session('over', logins + 1), session('kept', logins - 0.5)])
        .execute();
      await tx
        .insertInto('quote')
        .values([price('over', prices + 1), price('kept', prices - 1)] as never)
        .execute();
    });
    const counter = 'insert into rate_limit (key, points, expire) values ($1, 1, $2)';
    await it.db.raw(counter, ['over', daysAgo(KEPT_DAYS.counters + 1).getTime()]);
    await it.db.raw(counter, ['kept', it.clock.now().getTime()]);

    expect(await it.server.sweeping.sweep()).toEqual({
      account_link: 1,
      search_log: 1,
      session: 1,
      quote: 1,
      rate_limit: 1,
    });
    expect(await rowsOf('account_link', 'token_hash')).toEqual(['kept']);
    expect(await rowsOf('search_log', 'location')).toEqual(['kept']);
    expect(await rowsOf('session', 'token_hash')).toEqual(['kept']);
    expect(await rowsOf('quote', 'offer_ref')).toEqual(['kept']);
    expect(await rowsOf('rate_limit', 'key')).toEqual(['kept']);
    expect(await it.server.sweeping.sweep()).toEqual({});
  });

  test('a delivered letter loses its papers first, and one that waits keeps them', async () => {
    const letter = (subject: string, days: number, isDelivered = true) => ({
      ...{ agency_id: agencyId, recipient: 'a@b.example', subject, html: 'x', body: 'x', booking_id: null },
      ...{ attachments: json([{ filename: 'a.txt', contentType: 'text/plain', content: 'a' }]) },
      ...{ created_at: daysAgo(days), delivered_at: isDelivered ? daysAgo(days) : null, transport: null },
    });
    const { attachments, letters } = KEPT_DAYS;
    await write((tx) =>
      tx
        .insertInto('mail')
        .values([
          letter('fresh', attachments - 1),
          letter('old', attachments + 1),
          letter('over', letters + 1),
          letter('waits', attachments + 1, false),
        ])
        .execute(),
    );
    await it.server.sweeping.sweep();
    expect(await rowsOf('mail', "subject || ' ' || jsonb_array_length(attachments)")).toEqual([
      'fresh 1',
      'old 0',
      'waits 1',
    ]);
  });

  test('bookings and what belongs to them stay, however old they are', async () => {
    const now = daysAgo(5000);
    const id = await seedBooking(it.db, { agencyId, userId, product: 'none', canary: 'Old', now });
    await it.server.sweeping.sweep();
    expect(await rowsOf('booking', 'id')).toEqual([id]);
  });

  test('more than a batch goes in several transactions', async () => {
    const count = 2 * BATCH + 1;
    await write((tx) =>
      sql`insert into spent_upload (agency_id, id, expires_at)
        select ${agencyId}, gen_random_uuid(), ${daysAgo(9)} from generate_series(1, ${count}::int)`.execute(
        tx,
      ),
    );
    let transactions = 0;
    const counted: typeof it.db = {
      ...it.db,
      asSystem: (work) => {
        transactions += 1;
        return it.db.asSystem(work);
      },
    };
    const ends = { table: 'spent_upload', since: 'expires_at', days: 1 };
    expect(await sweep(counted, ends, it.clock.now())).toBe(count);
    expect(transactions).toBe(3);
  });

  test('a table that cannot be swept leaves the others swept, and the day counts as failed', async () => {
    await it.db.raw('alter table spent_attempt rename to spent_attempt_away');
    await write((tx) =>
      tx
        .insertInto('spent_upload')
        .values({ agency_id: agencyId, id: randomUUID(), expires_at: daysAgo(9) })
        .execute(),
    );
    await expect(it.server.sweeping.sweep()).rejects.toThrow('swept');
    await it.db.raw('alter table spent_attempt_away rename to spent_attempt');
    expect(await rowsOf('spent_upload', 'id')).toEqual([]);
  });

  test('it is done once a day by one process of several', async () => {
    const waiting = async () => {
      const { rows } = await it.db.raw(
        `select round(extract(epoch from start_after - now()) / 3600.0, 1)::float as hours from pgboss.job
         where name = 'retention' and state = 'created'`,
      );
      return (rows as { hours: number }[]).map(({ hours }) => hours);
    };
    await it.server.sweeping.begin();
    await it.server.sweeping.begin();
    expect(await waiting()).toEqual([0.2]);
    await it.db.raw(`update pgboss.job set start_after = now() where name = 'retention'`);
    expect(await it.server.jobs.drain()).toBe(1);
    expect(await waiting()).toEqual([24]);
  });
});
