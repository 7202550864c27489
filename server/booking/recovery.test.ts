import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db';
import type { LookupOutcome } from '../ports/booking';
import { testDb } from '../testing/database';
import { bookingMigrations } from '.';
import { MemoryStore } from './testing/memory-store';
import { offerAt } from './testing/supplier';
import { callerOf, makeWorld } from './testing/world';

let db: Database;
beforeAll(async () => (db = await testDb(bookingMigrations)));
afterAll(() => db.close());

/** Two suppliers in one, told apart by their offers: one never says how an order stands until it is let go of. */
async function besideSomebodyWhoHangs(home: Database | MemoryStore) {
  const world = await makeWorld(home, { misbehaviour: { book: () => 'commit-then-drop' } });
  const { product, engine, agency } = world;
  const caller = callerOf(agency);
  const isTold = product.lookup;
  const waiting: ((told: LookupOutcome) => void)[] = [];
  let hangs = true;
  Object.assign(product, {
    supplierOf: (offerRef: string) => offerRef.split('.')[0]!,
    lookup: (...asked: Parameters<typeof isTold>) =>
      hangs && asked[0].offerRef.startsWith('hanging.')
        ? new Promise<LookupOutcome>((resolve) => waiting.push(resolve))
        : isTold(...asked),
  });
  /** Orders that were made, and that nobody here knows of. */
  const lose = async (supplier: string, count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let nth = 0; nth < count; nth++) {
      const offer = offerAt(agency, `${supplier}.${nth}`);
      const { quoteId } = await engine.quote(caller, product.id, offer, { guests: 1 });
      const { bookingId } = await engine.start(caller, product.id, {
        ...(await world.order(caller)),
        quoteId,
      });
      ids.push(bookingId);
    }
    world.clock.advance(60_000);
    return ids;
  };
  const known = async (ids: readonly string[]) => {
    const found = await Promise.all(ids.map((id) => engine.find(caller, id)));
    return found.filter((booking) => booking?.stage === 'confirmed').length;
  };
  return {
    ...{ world, lose, known, waiting },
    letGo() {
      hangs = false;
      for (const tell of waiting) tell({ kind: 'unknown', message: 'too late' });
    },
  };
}

describe.each([
  ['in memory', () => new MemoryStore()],
  ['in the database', () => db],
])('recovery %s', (_, home) => {
  it('INV-6 a supplier that hangs holds up its own bookings alone, also those that come later', async () => {
    const { world, lose, known, waiting, letGo } = await besideSomebodyWhoHangs(home());
    const stuck = await lose('hanging', 10);
    const healthy = await lose('healthy', 20);
    const { recovery } = world.engine;
    const end = await recovery.start({ everyMs: 10 });
    await vi.waitFor(async () => expect(await known(healthy)).toBe(20), 20_000);
    const later = await lose('healthy', 3);
    await vi.waitFor(async () => expect(await known(later)).toBe(3), 20_000);
    expect([waiting.length, await known(stuck)]).toEqual([8, 0]);

    letGo();
    await vi.waitFor(async () => {
      world.clock.advance(60_000);
      expect(await known(stuck)).toBe(10);
    }, 20_000);
    await end();
    expect(await world.violations()).toEqual([]);
  });

  it('takes up nothing twice that is on its way already', async () => {
    const { world, lose, waiting, letGo } = await besideSomebodyWhoHangs(home());
    await lose('hanging', 12);
    const first = world.engine.recovery.run();
    await vi.waitFor(() => expect(waiting.length).toBe(8));
    expect(await world.engine.recovery.run()).toBe(0);
    letGo();
    expect(await first).toBe(12);
  });
});
