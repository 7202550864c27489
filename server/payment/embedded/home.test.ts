import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/open';
import { testDb } from '../../testing/database';
import { claimJournal, GatewayElsewhere, gatewayMigration } from './home';

let db: Database;
let dir: string;
beforeAll(async () => {
  db = await testDb([gatewayMigration]);
  dir = mkdtempSync(join(tmpdir(), 'gateway-'));
});
afterAll(async () => {
  await db.close();
  rmSync(dir, { recursive: true });
});

test('INV-1 processes that share a journal share its payments; a machine with another one is refused in words', async () => {
  const [here, elsewhere] = [join(dir, 'here'), join(dir, 'elsewhere')];
  await Promise.all([claimJournal(db, here), claimJournal(db, here)]);
  await claimJournal(db, here);
  expect(readdirSync(here)).toEqual(['id']);
  await expect(claimJournal(db, elsewhere)).rejects.toThrow(GatewayElsewhere);
  await expect(claimJournal(db, elsewhere)).rejects.toThrow(/one machine.*DATA_DIR.*gateway_journal/s);
});
