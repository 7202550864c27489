import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db';
import { testDb } from '../../testing/database';
import { bookingMigrations } from '..';
import { MemoryStore } from '../testing/memory-store';
import { HOLD_MS } from '../testing/supplier';
import { callerOf, cardToken, makeWorld, person, type World, type WorldOptions } from '../testing/world';

let db: Database;
beforeAll(async () => (db = await testDb(bookingMigrations)));
afterAll(() => db.close());

async function reserve(options: WorldOptions = {}) {
  const world = await makeWorld(db, options);
  const caller = callerOf(world.agency);
  const order = await world.order(caller, 'success', { payment: null });
  const progress = await world.engine.start(caller, 'thing', order);
  return { world, caller, order, progress };
}
type Reserved = Awaited<ReturnType<typeof reserve>>;
const payment = ({ order }: Reserved, card: Parameters<typeof cardToken>[0] = 'success') => ({
  payment: { method: 'card', token: cardToken(card) },
  acceptedTotal: order.acceptedTotal,
  idempotencyKey: randomUUID(),
});
const notes = (world: World) => world.mails.map((mail) => mail.subject.split(':')[0]);

describe('a reservation', () => {
  it('holds no money, is told once, and repeating its key gives the same', async () => {
    const { world, caller, order, progress } = await reserve();
    expect(progress).toMatchObject({ state: 'reserved', money: 'none', status: 'Booked' });
    expect(await world.engine.start(caller, 'thing', order)).toEqual(progress);
    expect(world.gatewayEntries).toEqual([]);
    expect(notes(world)).toEqual(['reserved']);
    const record = await world.engine.find(caller, progress.bookingId);
    expect(record?.stage).toBe('reserved');
    expect(Date.parse(record!.holdUntil!)).toBe(world.clock.now().getTime() + HOLD_MS);
  });

  it('INV-1 INV-2 is paid once, however often and by how many keys it is asked at once', async () => {
    const it = await reserve();
    const { world, caller, progress } = it;
    const input = payment(it);
    const asked = [input, input, payment(it), input, payment(it)].map((each) =>
      world.engine.pay(caller, progress.bookingId, each).catch((error: Error) => error),
    );
    await Promise.all(asked);
    expect(await world.engine.resume(caller, progress.bookingId)).toMatchObject({
      state: 'confirmed',
      money: 'taken',
    });
    expect(world.gatewayEntries.filter((entry) => entry.type === 'capture')).toHaveLength(1);
    expect(await world.violations()).toEqual([]);
    expect(notes(world)).toEqual(['reserved', world.agency.public.agencyName]);
  });

  it('a challenge that nobody answers is let go of, and the reservation waits until its limit', async () => {
    const it = await reserve();
    const { world, caller, progress } = it;
    const asked = await world.engine.pay(caller, progress.bookingId, payment(it, 'authenticate'));
    expect(asked.state).toBe('action-required');
    for (let round = 0; round < 10; round++) {
      world.clock.advance(5 * 60_000);
      await world.engine.recovery.run();
    }
    expect(await world.engine.resume(caller, progress.bookingId)).toMatchObject({
      state: 'cancelled',
      money: 'none',
    });
    expect(notes(world)).toEqual(['reserved', 'expired']);
    expect(await world.violations()).toEqual([]);
  });

  it('INV-3 is given back at its limit even when the supplier does not answer at first', async () => {
    let left = 3;
    const { world, caller, progress } = await reserve({
      misbehaviour: { cancel: () => (left-- > 0 ? 'hang' : 'none') },
    });
    world.clock.advance(HOLD_MS);
    await world.engine.recovery.run();
    expect((await world.engine.resume(caller, progress.bookingId)).state).toBe('processing');
    for (let round = 0; round < 10; round++) {
      world.clock.advance(60_000);
      await world.engine.recovery.run();
    }
    expect(await world.engine.resume(caller, progress.bookingId)).toMatchObject({ state: 'cancelled' });
    expect(await world.violations()).toEqual([]);
  });

  it('G06 stands when the supplier refuses to take it back in time, and calls a person afterwards', async () => {
    const { world, caller, progress } = await reserve({ misbehaviour: { cancel: () => 'refused' } });
    const nothing = { amount: 0, currency: 'EUR' };
    await expect(world.engine.cancel(caller, progress.bookingId, nothing)).rejects.toThrow('too late');
    expect((await world.engine.resume(caller, progress.bookingId)).state).toBe('reserved');
    world.clock.advance(HOLD_MS);
    await world.engine.recovery.run();
    expect((await world.engine.resume(caller, progress.bookingId)).state).toBe('processing');
    expect(world.raised).toHaveLength(1);
  });

  it('INV-5 INV-8 a dearer price is refused until it is accepted; strangers cannot pay', async () => {
    const it = await reserve({ misbehaviour: { heldPrice: () => 'dearer' } });
    const { world, caller, progress } = it;
    await expect(world.engine.pay(caller, progress.bookingId, payment(it))).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    });
    const stranger = callerOf(world.agency, person(world.agency));
    await expect(world.engine.pay(stranger, progress.bookingId, payment(it))).rejects.toMatchObject({
      status: 404,
    });
    expect(world.gatewayEntries).toEqual([]);
  });
});

describe('revising', () => {
  async function confirmed(home: Database | MemoryStore = db) {
    const world = await makeWorld(home);
    const caller = callerOf(world.agency);
    const order = await world.order(caller);
    const { bookingId } = await world.engine.start(caller, 'thing', order);
    return { world, caller, bookingId, at: { agencyId: world.agency.id, bookingId } };
  }

  it('INV-7 many at once are written one after the other, none over another', async () => {
    const { world, caller, bookingId, at } = await confirmed();
    const add = (letter: string) =>
      world.engine.revise(at, (record) => ({
        details: { all: [...((record.details as { all?: string[] }).all ?? []), letter] },
        event: { type: 'revised', data: { letter } },
      }));
    await Promise.all(['a', 'b', 'c'].map(add));
    const record = await world.engine.find(caller, bookingId);
    expect([...(record!.details as { all: string[] }).all].sort()).toEqual(['a', 'b', 'c']);
    expect(await world.violations()).toEqual([]);
  });

  it('INV-7 somebody whose writing takes its time is waited for', async () => {
    const slow = new MemoryStore();
    const { write: writeAtOnce } = slow;
    slow.write = async (row, plan, beforeCommit) => {
      if (plan.events.some(({ type }) => type === 'revised')) await sleep(100);
      return writeAtOnce(row, plan, beforeCommit);
    };
    const { world, bookingId, at } = await confirmed(slow);
    const write = (status: string) => world.engine.revise(at, () => ({ status, event: { type: 'revised' } }));
    await Promise.all([write('First'), write('Second')]);
    expect((await slow.events(at.agencyId, bookingId)).filter(({ type }) => type === 'revised')).toHaveLength(
      2,
    );
  });

  it('what cannot be written beside it undoes it, and the booking is free at once', async () => {
    const { world, caller, bookingId, at } = await confirmed();
    const broken = world.engine.revise(at, () => ({
      status: 'Never',
      event: { type: 'revised' },
      also: () => Promise.reject(new Error('no room')),
    }));
    await expect(broken).rejects.toThrow('no room');
    expect((await world.engine.find(caller, bookingId))?.progress.status).toBe('Booked');
    await world.engine.revise(at, () => ({ status: 'Better', event: { type: 'revised' } }));
    expect((await world.engine.find(caller, bookingId))?.progress.status).toBe('Better');
  });

  it('G06 a booking that is cancelled, or of another agency, is left alone', async () => {
    const { world, caller, bookingId, at } = await confirmed();
    const { penalty } = await world.engine.cancelPenalty(caller, bookingId);
    await world.engine.cancel(caller, bookingId, penalty);
    const make = () => ({ status: 'Ticketed', event: { type: 'revised' } });
    expect(await world.engine.revise(at, make)).toBeNull();
    expect(await world.engine.revise({ ...at, agencyId: randomUUID() }, make)).toBeNull();
  });
});
