import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '@/server/db';
import { testClock, testDb } from '@/server/testing/harness';
import { duffelMigration } from '../orders/sent-orders';
import { adapterFor } from './adapter';
import { type FakeDuffel, startFake } from './fake';

export type Adapter = ReturnType<typeof adapterFor>;

/** For the tests of a file: one database and one clock, and each of them gets a Duffel of its own with an adapter before it. */
export function eachWithDuffel(take: (made: { fake: FakeDuffel; duffel: Adapter }) => unknown) {
  const clock = testClock('2027-01-10T12:00:00Z');
  let db: Database;
  let fake: FakeDuffel;
  /** As another process would have it. */
  const anew = (
    given: Partial<Parameters<typeof adapterFor>[1]> = {},
    at: Parameters<typeof adapterFor>[0] = fake,
  ): Adapter => adapterFor(at, { db, clock, ...given });
  beforeAll(async () => {
    db = await testDb([duffelMigration]);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    fake = await startFake(() => clock.now());
    take({ fake, duffel: anew() });
  });
  afterEach(() => fake.close());
  return { clock, anew, signal: new AbortController().signal };
}
