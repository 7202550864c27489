import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDb } from '../testing/database';
import type { Database } from './open';
import { tenantTable } from './tenantTable';

const ONE = '00000000-0000-4000-8000-000000000001';
const TWO = '00000000-0000-4000-8000-000000000002';

let db: Database;
beforeAll(async () => {
  db = await testDb([
    {
      id: 'prepared-001',
      sql: `create table noted (agency_id uuid not null, id int not null, bytes bytea, tags text[], at timestamptz,
        more jsonb, primary key (agency_id, id)); ${tenantTable('noted')}
        insert into noted select agency, n from generate_series(1, 3) n, unnest(array['${ONE}', '${TWO}']::uuid[]) agency`,
    },
  ]);
});
afterAll(() => db.close());

const count = (tx: Parameters<Parameters<Database['asSystem']>[0]>[0], from: number) =>
  sql<{
    agencies: number;
    rows: number;
  }>`select count(distinct agency_id)::int as agencies, count(*)::int as rows
    from noted where id >= ${from}`
    .execute(tx)
    .then(({ rows }) => rows[0]);

describe('a query that was asked before', () => {
  test('SEC-32 sees what the agency of now may see, whoever asked it first', async () => {
    expect(await db.asSystem((tx) => count(tx, 1))).toEqual({ agencies: 2, rows: 6 });
    for (const agency of [ONE, TWO, ONE])
      expect(await db.withTenant(agency, (tx) => count(tx, 2))).toEqual({ agencies: 1, rows: 2 });
    expect(await db.asSystem((tx) => count(tx, 3))).toEqual({ agencies: 2, rows: 2 });
    const nobody = '00000000-0000-4000-8000-000000000003';
    expect(await db.withTenant(nobody, (tx) => count(tx, 1))).toEqual({ agencies: 0, rows: 0 });
  });

  test('answers with the columns that its table has by now', async () => {
    const text = 'select * from noted where agency_id = $1 and id = $2';
    expect((await db.raw(text, [ONE, 1])).rows[0]).not.toHaveProperty('later');
    await db.raw('alter table noted add column later text');
    expect((await db.raw(text, [ONE, 1])).rows[0]).toHaveProperty('later', null);
  });

  test('is asked anew after it failed, and after many others were asked', async () => {
    const quotient = 'select 10 / $1::int as n';
    await expect(db.raw(quotient, [0])).rejects.toMatchObject({ code: '22012' });
    await expect(db.raw('select no_such($1::int)', [1])).rejects.toMatchObject({ code: '42883' });
    for (let other = 0; other < 400; other += 1) {
      const { rows } = await db.raw(`select $1::int + ${other} as n`, [1]);
      expect(rows).toEqual([{ n: other + 1 }]);
    }
    expect((await db.raw(quotient, [5])).rows).toEqual([{ n: 2 }]);
  });

  test('takes and gives every kind of value as it is', async () => {
    const bytes = randomBytes(1000);
    const at = new Date('2026-01-02T03:04:05.678Z');
    const tags = ['plain', 'with "quotes", comma', '\\', ''];
    const more = { deep: [1, null, 'ü'], yes: true };
    const update =
      'update noted set bytes = $1, tags = $2, at = $3, more = $4 where agency_id = $5 and id = $6';
    await db.raw(update, [bytes, tags, at, JSON.stringify(more), TWO, 3]);
    const { rows } = await db.raw(
      'select bytes, tags, at, more from noted where agency_id = $1 and id = $2',
      [TWO, 3],
    );
    const [row] = rows as { bytes: Uint8Array }[];
    expect(row).toMatchObject({ tags, at, more });
    expect(Buffer.from(row!.bytes).equals(bytes)).toBe(true);
  });
});
