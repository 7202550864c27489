import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db';
import { testDb } from '../../testing/database';
import { bookingMigrations } from '..';
import type { StartBooking } from '../../ports/booking';
import type { BookFault, CancelFault } from '../testing/supplier';
import { callerOf, makeWorld, person, type World } from '../testing/world';

let db: Database;
beforeAll(async () => (db = await testDb(bookingMigrations)));
afterAll(() => db.close());

/** Minutes pass, and the worker looks after the bookings. */
async function pass(world: World, minutes: number) {
  for (let half = 0; half < minutes * 2; half++) {
    world.clock.advance(30_000);
    await world.engine.recovery.run();
  }
}

/** A booking whose supplier says nothing after its order, until `answers`; a person was called after a quarter of an hour. */
async function inDoubt(
  book: BookFault,
  {
    more = {},
    cancel = 'none',
    minutes = 16,
  }: { more?: Partial<StartBooking>; cancel?: CancelFault; minutes?: number } = {},
) {
  let isSilent = true;
  let takesBack = cancel;
  const world = await makeWorld(db, {
    misbehaviour: {
      book: () => book,
      lookup: () => (isSilent ? 'broken' : 'none'),
      cancel: () => takesBack,
    },
  });
  const caller = callerOf(world.agency);
  const order = await world.order(caller, 'success', more);
  const { bookingId } = await world.engine.start(caller, 'thing', order);
  await pass(world, minutes);
  const staff = callerOf(world.agency, person(world.agency, { isStaff: true, isOwner: true }));
  return {
    world,
    bookingId,
    total: order.payment ? order.acceptedTotal : null,
    giveUp: (accepted = order.payment ? order.acceptedTotal : null) =>
      world.engine.giveUp(staff, bookingId, accepted),
    now: () => world.engine.resume(caller, bookingId),
    events: async () => (await world.engine.find(caller, bookingId))!.events.map(({ type }) => type),
    books: () => world.supplierEntries.map(({ type }) => type),
    gateway: () => world.gatewayEntries.map(({ type }) => type),
    answers: () => (isSilent = false),
    takesBack: () => (takesBack = 'none'),
  };
}

describe('an order in doubt that staff gives up', () => {
  it('INV-2 returns the money at once, and INV-3 is cancelled at a supplier that turns out to have it', async () => {
    const { world, giveUp, now, events, books, gateway, answers } = await inDoubt('commit-then-drop');
    expect(await now()).toMatchObject({ state: 'processing', money: 'held' });
    expect(await giveUp()).toMatchObject({ state: 'failed', money: 'returned' });
    expect(gateway()).toEqual(['authorise', 'void']);
    expect(books()).toEqual(['booked']);
    answers();
    await pass(world, 3);
    expect(books()).toEqual(['booked', 'cancelled']);
    expect(await events()).toEqual(
      expect.arrayContaining(['given-up', 'stray-order-found', 'stray-order-cancelled']),
    );
    expect(await world.violations()).toEqual([]);
  });

  it('INV-3 is looked for until no order can be on its way any more, and is done when there is none', async () => {
    const { world, giveUp, events, books, answers } = await inDoubt('broken');
    await giveUp();
    answers();
    // Seen to be absent often enough, and still not half an hour after it was sent.
    await pass(world, 12);
    expect(await events()).not.toContain('stray-order-absent');
    await pass(world, 10);
    expect(await events()).toContain('stray-order-absent');
    expect(books()).toEqual([]);
    expect(world.raised).toHaveLength(1);
    expect(await world.violations()).toEqual([]);
  });

  it('INV-3 INV-6 calls a person again where the supplier refuses to take it back, and where it stays silent', async () => {
    const refused = await inDoubt('commit-then-drop', { cancel: 'refused' });
    await refused.giveUp();
    refused.answers();
    await pass(refused.world, 1);
    expect(refused.world.raised.at(-1)!.why).toMatch(/refuses to take back/);
    refused.takesBack();
    await pass(refused.world, 6);
    expect(refused.books()).toEqual(['booked', 'cancelled']);

    const silent = await inDoubt('commit-then-drop');
    await silent.giveUp();
    await pass(silent.world, 16);
    expect(silent.world.raised).toHaveLength(2);
    expect(await silent.now()).toMatchObject({ state: 'failed', money: 'returned' });
    silent.answers();
    await pass(silent.world, 3);
    for (const { world } of [refused, silent]) expect(await world.violations()).toEqual([]);
  });

  it('INV-3 has one that its supplier has a number for given back by it', async () => {
    const { world, giveUp, books, answers } = await inDoubt('pending', { minutes: 17 });
    await giveUp();
    answers();
    await pass(world, 3);
    expect(books()).toEqual(['booked', 'cancelled']);
    expect(await world.violations()).toEqual([]);
  });

  it('a reservation ends without money, and is cancelled when it turns up', async () => {
    const { world, giveUp, now, books, gateway, answers } = await inDoubt('commit-then-drop', {
      more: { payment: null },
    });
    expect(await giveUp()).toMatchObject({ state: 'failed', money: 'none' });
    answers();
    await pass(world, 3);
    expect(books()).toEqual(['booked', 'cancelled']);
    expect(gateway()).toEqual([]);
    expect(await now()).toMatchObject({ state: 'failed' });
    expect(await world.violations()).toEqual([]);
  });

  it('is refused before somebody was called, for another amount, and for what is not in doubt any more', async () => {
    const early = await inDoubt('commit-then-drop', { minutes: 5 });
    await expect(early.giveUp()).rejects.toMatchObject({ status: 409 });

    const { world, total, giveUp, now, answers } = await inDoubt('commit-then-drop');
    await expect(giveUp({ ...total!, amount: 1 })).rejects.toMatchObject({ status: 409 });
    await expect(giveUp(null)).rejects.toMatchObject({ status: 409 });
    answers();
    await pass(world, 2);
    expect(await now()).toMatchObject({ state: 'confirmed' });
    await expect(giveUp()).rejects.toMatchObject({ status: 409 });
    expect(await world.violations()).toEqual([]);
  });

  it('is given up once by however many press at once', async () => {
    const { world, giveUp, events, gateway, answers } = await inDoubt('commit-then-drop');
    const presses = await Promise.allSettled([giveUp(), giveUp(), giveUp()]);
    expect(presses.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await events()).filter((type) => type === 'given-up')).toHaveLength(1);
    expect(gateway()).toEqual(['authorise', 'void']);
    answers();
    await pass(world, 3);
    expect(await world.violations()).toEqual([]);
  });
});
