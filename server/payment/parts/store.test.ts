import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db';
import { testDb } from '../../testing/database';
import { memorySplits, splitMigration, sqlSplits } from './store';

let db: Database;
beforeAll(async () => (db = await testDb([splitMigration])));
afterAll(() => db.close());

it.each(['memory', 'sql'] as const)(
  'INV-1 INV-2 a part whose money came back is owed again, and no other (%s)',
  async (where) => {
    const splits = where === 'sql' ? sqlSplits(db) : memorySplits();
    const agency = await db.asSystem((tx) =>
      tx
        .insertInto('agency')
        .values({ name: where, subdomain: where, currency: 'EUR' } as never)
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const parts = [
      { method: 'wallet', amount: 400 },
      { method: null, amount: 600 },
    ];
    const ref = `split_${where}`;
    await splits.open({ agencyId: agency.id, ref, key: where, currency: 'EUR', parts, at: new Date() });
    for (const part of parts) await splits.noteReturned(ref, part);
    expect((await splits.byRef(ref))!.returned).toEqual(['wallet', null]);
    await splits.noteOwed(ref, { method: null });
    expect((await splits.byRef(ref))!.returned).toEqual(['wallet']);
    await splits.noteOwed(ref, { method: 'wallet' });
    expect((await splits.byRef(ref))!.returned).toEqual([]);
  },
);
