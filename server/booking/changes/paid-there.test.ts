import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db';
import { testDb } from '../../testing/database';
import { bookingMigrations } from '..';
import { PAID_THERE } from '../testing/supplier';
import { callerOf, cardToken, makeWorld, type WorldOptions } from '../testing/world';

let db: Database;
beforeAll(async () => (db = await testDb(bookingMigrations)));
afterAll(() => db.close());

async function book(options: WorldOptions = {}) {
  const world = await makeWorld(db, options);
  const caller = callerOf(world.agency);
  const order = await world.order(caller, 'success', { payment: null, request: PAID_THERE });
  return { world, caller, order, progress: await world.engine.start(caller, 'thing', order) };
}

describe('what is paid at the place', () => {
  it('INV-2 is confirmed once its supplier has it, and nothing is taken here', async () => {
    const { world, caller, order, progress } = await book();
    expect(progress).toMatchObject({ state: 'confirmed', money: 'none' });
    expect(await world.engine.start(caller, 'thing', order)).toEqual(progress);
    expect(world.gatewayEntries).toEqual([]);
    expect(world.mails).toHaveLength(1);
    const { figures } = (await world.facts()).bookings.find(({ id }) => id === progress.bookingId)!;
    expect(figures).toMatchObject({ net: 0, cost: 0, markup: 0, fee: 0 });
    expect(await world.violations()).toEqual([]);
  });

  it('INV-2 is cancelled without anything being kept or returned here', async () => {
    const { world, caller, progress } = await book();
    const terms = await world.engine.cancelPenalty(caller, progress.bookingId);
    expect(terms).toMatchObject({ penalty: { amount: 0 }, refund: { amount: 0 } });
    const after = await world.engine.cancel(caller, progress.bookingId, terms.penalty);
    expect(after).toMatchObject({ state: 'cancelled', money: 'none' });
    expect(world.gatewayEntries).toEqual([]);
    expect(await world.violations()).toEqual([]);
  });

  it('INV-6 is looked up when its supplier did not answer', async () => {
    let times = 0;
    const { world, caller, progress } = await book({
      misbehaviour: { book: () => (times++ === 0 ? 'commit-then-drop' : 'none') },
    });
    expect(progress.state).toBe('processing');
    world.clock.advance(10 * 60_000);
    await world.engine.recovery.run();
    expect(await world.engine.resume(caller, progress.bookingId)).toMatchObject({
      state: 'confirmed',
      money: 'none',
    });
    expect(await world.violations()).toEqual([]);
  });

  it('INV-5 fails when it got dearer than was accepted', async () => {
    const world = await makeWorld(db, { misbehaviour: {} });
    const caller = callerOf(world.agency);
    const order = await world.order(caller, 'success', { payment: null, request: PAID_THERE });
    const less = {
      ...order,
      acceptedTotal: { ...order.acceptedTotal, amount: order.acceptedTotal.amount - 1 },
    };
    await expect(world.engine.start(caller, 'thing', less)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  });

  it('takes no payment, and what is paid here cannot do without one', async () => {
    const world = await makeWorld(db, {});
    const caller = callerOf(world.agency);
    const there = await world.order(caller, 'success', { request: PAID_THERE });
    await expect(
      world.engine.start(caller, 'thing', {
        ...there,
        payment: { method: 'card', token: cardToken('success') },
      }),
    ).rejects.toMatchObject({ status: 422 });
  });
});
