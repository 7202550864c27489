import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/open';
import { testDb } from '../testing/database';
import { DEMO_AGENCIES } from './agencies';
import { seedDemo } from './seed';

describe('seeding the demo', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDb();
  });
  afterAll(() => db.close());

  it('writes each agency once, also when several processes start together, and leaves what is there alone', async () => {
    const written = await Promise.all([seedDemo(db), seedDemo(db), seedDemo(db)]);
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(DEMO_AGENCIES.length);
    expect(await seedDemo(db)).toBe(0);
    const rows = await db.asSystem((tx) => tx.selectFrom('agency').select('subdomain').execute());
    expect(rows).toHaveLength(DEMO_AGENCIES.length);
  });
});
