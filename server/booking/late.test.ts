import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db';
import { testDb } from '../testing/database';
import { bookingMigrations } from '.';
import { TIMEOUTS } from './outside/outside';
import { callerOf, makeWorld, type World, type WorldOptions } from './testing/world';

let db: Database;
beforeAll(async () => (db = await testDb(bookingMigrations)));
afterAll(() => db.close());

const MINUTE = 60_000;
const once = <T>(fault: T) => {
  const left = [fault];
  return () => left.pop() ?? ('none' as T);
};

/** Minutes pass, and this process looks after the bookings. */
async function pass(world: World, engine: World['engine'], minutes: number) {
  for (let half = 0; half < minutes * 2; half++) {
    world.clock.advance(MINUTE / 2);
    await engine.recovery.run();
  }
}

/** A process stands still at the first of these moments, for long, while another one starts and goes on. */
async function besideOne(
  options: WorldOptions,
  { at, alone = 0, beside }: { at: 'order' | 'authorise' | 'called'; alone?: number; beside: number },
) {
  let isMoving = true;
  const standStill = async () => {
    if (!isMoving) return;
    isMoving = false;
    world.clock.advance(alone * MINUTE);
    await pass(world, world.process(), beside);
  };
  const world: World = await makeWorld(db, {
    ...options,
    misbehaviour: { ...options.misbehaviour, ...(at === 'order' ? { onTheWay: standStill } : {}) },
    bank: { ...options.bank, ...(at === 'authorise' ? { onTheWay: standStill } : {}) },
    ...(at === 'called'
      ? { failpoint: (name: string) => (name === 'ordering.committed' ? standStill() : undefined) }
      : {}),
  });
  const book = vi.spyOn(world.product, 'book');
  const caller = callerOf(world.agency);
  const { bookingId } = await world.engine.start(caller, 'thing', await world.order(caller));
  const now = () => world.engine.resume(caller, bookingId);
  const events = async () => (await world.engine.find(caller, bookingId))!.events.map(({ type }) => type);
  return { world, book, now, events, bookingId };
}

describe('a process that stands still for forty minutes', () => {
  it('INV-1 knows that it drives the booking no more, and orders nothing when it wakes', async () => {
    const { world, book, now } = await besideOne({}, { at: 'called', beside: 20 });
    expect(await now()).toMatchObject({ state: 'confirmed', money: 'taken' });
    expect(book).toHaveBeenCalledTimes(1);
    expect(await world.violations()).toEqual([]);
  });

  it('goes on where nobody has taken its booking', async () => {
    const { world, book, now } = await besideOne({}, { at: 'called', alone: 20, beside: 0 });
    expect(await now()).toMatchObject({ state: 'confirmed' });
    expect(book).toHaveBeenCalledTimes(1);
    expect(await world.violations()).toEqual([]);
  });

  const GIVEN_UP = { alone: 31, beside: 15 };
  it('INV-3 an order that arrives when the booking was given up is cancelled at the supplier', async () => {
    const { world, now, events } = await besideOne({}, { at: 'order', ...GIVEN_UP });
    expect(await now()).toMatchObject({ state: 'failed', money: 'returned' });
    expect(world.supplierEntries.map(({ type }) => type)).toEqual(['booked']);
    await pass(world, world.engine, 1);
    expect(world.supplierEntries.map(({ type }) => type)).toEqual(['booked', 'cancelled']);
    expect(await events()).toContain('stray-order-cancelled');
    expect(await world.violations()).toEqual([]);
  });

  it('INV-3 so is one whose answer is lost on top of it: it is asked for', async () => {
    const misbehaviour = { book: once('commit-then-drop' as const) };
    const { world, now, events } = await besideOne({ misbehaviour }, { at: 'order', ...GIVEN_UP });
    await pass(world, world.engine, 5);
    expect(await now()).toMatchObject({ state: 'failed', money: 'returned' });
    expect(await events()).toEqual(expect.arrayContaining(['stray-order-found', 'stray-order-cancelled']));
    expect(await world.violations()).toEqual([]);
  });

  it('a person is called where the supplier refuses to take it back, and it is asked again', async () => {
    const misbehaviour = { cancel: once('refused' as const) };
    const { world, bookingId } = await besideOne({ misbehaviour }, { at: 'order', ...GIVEN_UP });
    await pass(world, world.engine, 1);
    expect(world.raised.at(-1)).toMatchObject({
      bookingId,
      why: expect.stringMatching(/refuses to take back/),
    });
    await pass(world, world.engine, 6);
    expect(await world.violations()).toEqual([]);
  });

  it('INV-2 a payment that is authorised when the booking was given up is let go of', async () => {
    const { world, now, events } = await besideOne({}, { at: 'authorise', ...GIVEN_UP });
    expect(await now()).toMatchObject({ state: 'failed', money: 'none' });
    await pass(world, world.engine, 1);
    expect(world.gatewayEntries.map(({ type }) => type)).toEqual(['authorise', 'void']);
    expect(await events()).toContain('stray-payment-voided');
    expect(await world.violations()).toEqual([]);
  });

  it('INV-2 so is one whose answer is lost on top of it', async () => {
    const bank = { authorise: once('lost-answer' as const) };
    const { world } = await besideOne({ bank }, { at: 'authorise', ...GIVEN_UP });
    await pass(world, world.engine, 5);
    expect(world.gatewayEntries.map(({ type }) => type)).toEqual(['authorise', 'void']);
    expect(await world.violations()).toEqual([]);
  });

  it('an order whose answer another driver has learnt by asking stays', async () => {
    const { world, now } = await besideOne({}, { at: 'order', beside: 10 });
    await pass(world, world.engine, 1);
    expect(await now()).toMatchObject({ state: 'confirmed', money: 'taken' });
    expect(world.supplierEntries.map(({ type }) => type)).toEqual(['booked']);
    expect(await world.violations()).toEqual([]);
  });
});

it('INV-3 an answer that comes after its time-out is believed more than a supplier that does not know the order', async () => {
  const world = await makeWorld(db, { timeouts: { ...TIMEOUTS, order: 10 } });
  const { book } = world.product;
  let answered: Promise<unknown> = Promise.resolve();
  world.product.book = (order, call) => {
    const answer = new Promise<void>((resolve) => setTimeout(resolve, 60)).then(() => book(order, call));
    answered = answer;
    return answer;
  };
  world.product.lookup = async () => ({ kind: 'absent' });
  const caller = callerOf(world.agency);
  const { bookingId } = await world.engine.start(caller, 'thing', await world.order(caller));
  await answered;
  await vi.waitFor(async () =>
    expect(
      await db.withTenant(world.agency.id, (tx) =>
        tx.selectFrom('booking').select('stray').executeTakeFirst(),
      ),
    ).toEqual({ stray: { order: { ref: `sup-${bookingId}` } } }),
  );
  await pass(world, world.engine, 60);
  expect(await world.engine.resume(caller, bookingId)).toMatchObject({ state: 'processing', money: 'held' });
  expect(world.raised).toMatchObject([{ bookingId }]);
});

describe('a clock that is set by three quarters of an hour', () => {
  const ordered = async (options: WorldOptions) => {
    const world = await makeWorld(db, options);
    const caller = callerOf(world.agency);
    const { bookingId } = await world.engine.start(caller, 'thing', await world.order(caller));
    return { world, now: () => world.engine.resume(caller, bookingId) };
  };

  it('INV-6 forward: an order on its way is not given up, because it was absent once only', async () => {
    const { world, now } = await ordered({
      misbehaviour: { book: once('late' as const) },
      lateMs: 5 * MINUTE,
    });
    world.clock.set(45 * MINUTE);
    await pass(world, world.engine, 4);
    expect(await now()).toMatchObject({ state: 'processing', money: 'held' });
    await pass(world, world.engine, 2);
    expect(await now()).toMatchObject({ state: 'confirmed', money: 'taken' });
    expect(await world.violations()).toEqual([]);
  });

  it('INV-6 back: nobody waits until the clock is where it was', async () => {
    const { world, now } = await ordered({ misbehaviour: { book: once('commit-then-drop' as const) } });
    world.clock.set(-45 * MINUTE);
    await pass(world, world.engine, 1);
    expect(await now()).toMatchObject({ state: 'confirmed', money: 'taken' });
  });

  it('INV-6 back: a person is called within fifteen minutes, whatever the clock says', async () => {
    const { world } = await ordered({ misbehaviour: { book: () => 'broken', lookup: () => 'broken' } });
    await pass(world, world.engine, 10);
    world.clock.set(-45 * MINUTE);
    await pass(world, world.engine, 4);
    expect(world.raised).toHaveLength(1);
  });

  it.each([45, -45])(
    'INV-1 by %i minutes while two processes work: neither takes from the other',
    async (by) => {
      const { world, book, now } = await besideOne({}, { at: 'called', beside: 0 });
      expect(await now()).toMatchObject({ state: 'confirmed' });
      const caller = callerOf(world.agency);
      const other = world.process();
      const { book: slow } = world.product;
      book.mockImplementationOnce(async (order, call) => {
        world.clock.set(by * MINUTE);
        await other.recovery.run();
        await other.recovery.run();
        return slow(order, call);
      });
      const lookup = vi.spyOn(world.product, 'lookup');
      const { state } = await world.engine.start(caller, 'thing', await world.order(caller));
      expect([state, lookup.mock.calls.length]).toEqual(['confirmed', 0]);
      expect(await world.violations()).toEqual([]);
    },
  );
});
