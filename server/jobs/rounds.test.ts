import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/open';
import { testDb } from '../testing/database';
import { roundsMigration, takeRound } from './rounds';

let db: Database;
beforeAll(async () => {
  db = await testDb([roundsMigration]);
});
afterAll(() => db.close());

const HOUR_MS = 60 * 60_000;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 26) + minutes * 60_000);
const take = (minutes: number, name = 'books') => takeRound(db, name, HOUR_MS, at(minutes));

test('of many processes one does a round, and each round is done once in its time', async () => {
  const together = await Promise.all([take(0), take(0), take(0)]);
  expect(together.filter(Boolean)).toHaveLength(1);
  expect(await take(20)).toBe(false);
  expect(await take(20, 'another')).toBe(true);
  expect(await take(59)).toBe(true);
  expect(await take(60)).toBe(false);
});
