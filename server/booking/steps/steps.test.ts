import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../payment/embedded/cards';
import type { GatewayMisbehaviour } from '../testing/gateway';
import { MemoryStore } from '../testing/memory-store';
import type { Misbehaviour } from '../testing/supplier';
import { callerOf, makeWorld, person } from '../testing/world';

const MINUTE = 60_000;
const TOTAL = { amount: 50_924, currency: 'EUR' };

/** The button is pressed once, and what came of it so far. */
async function pressed({
  misbehaviour = {},
  bank = {},
  card = 'success',
}: { misbehaviour?: Misbehaviour; bank?: GatewayMisbehaviour; card?: Outcome } = {}) {
  const world = await makeWorld(new MemoryStore(), { misbehaviour, bank });
  const caller = callerOf(world.agency);
  const order = await world.order(caller, card);
  const progress = await world.engine.start(caller, 'thing', order);
  return {
    ...{ world, caller, order, progress },
    now: () => world.engine.resume(caller, progress.bookingId),
    async pass(minutes: number) {
      for (let minute = 0; minute < minutes; minute++) {
        world.clock.advance(MINUTE);
        await world.engine.recovery.run();
      }
    },
    /** What the bank did and what it refused. */
    bank: () =>
      world.gatewayEntries.map((entry) => ('result' in entry ? `${entry.type} ${entry.result}` : entry.type)),
    supplier: () => world.supplierEntries.map(({ type }) => type),
  };
}
const once = <T>(...faults: T[]) => {
  const left = [...faults];
  return () => left.shift() ?? ('none' as T);
};

describe('a booking that is paid at once', () => {
  it('INV-1 INV-2 asks the bank, then the supplier, then takes the money, once whoever presses how often', async () => {
    const it = await pressed();
    expect(it.progress).toMatchObject({ state: 'confirmed', money: 'taken' });
    const again = await Promise.all([1, 2, 3].map(() => it.world.engine.start(it.caller, 'thing', it.order)));
    expect(again).toEqual([it.progress, it.progress, it.progress]);
    expect([it.bank(), it.supplier()]).toEqual([['authorise authorised', 'capture done'], ['booked']]);
    expect(it.world.gatewayEntries.map((entry) => 'amount' in entry && entry.amount)).toEqual([TOTAL, TOTAL]);
    expect(await it.world.violations()).toEqual([]);
  });

  it('INV-1 is refused where the key comes with another body', async () => {
    const { world, caller, order } = await pressed();
    const other = { ...order, contactEmail: 'eve@example.com' };
    await expect(world.engine.start(caller, 'thing', other)).rejects.toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('INV-1 another key for the same quote makes no second booking', async () => {
    const it = await pressed();
    const second = { ...it.order, idempotencyKey: 'another-press' };
    await expect(it.world.engine.start(it.caller, 'thing', second)).rejects.toMatchObject({ status: 409 });
    expect(it.bank()).toEqual(['authorise authorised', 'capture done']);
  });

  it.each(['declined', 'insufficient', 'expired'] as const)(
    'INV-2 with a card that is %s orders nothing',
    async (card) => {
      const it = await pressed({ card });
      expect(it.progress).toMatchObject({ state: 'failed', money: 'none' });
      expect([it.bank(), it.supplier()]).toEqual([['authorise declined'], []]);
    },
  );

  it('INV-2 that its supplier has sold out lets the money go and takes none', async () => {
    const it = await pressed({ misbehaviour: { book: () => 'sold-out' } });
    expect(it.progress).toMatchObject({ state: 'failed', money: 'returned' });
    expect([it.bank(), it.supplier()]).toEqual([['authorise authorised', 'void done'], ['rejected']]);
    expect(await it.world.violations()).toEqual([]);
  });

  it('INV-2 INV-3 whose money cannot be taken is given back to its supplier', async () => {
    const it = await pressed({ bank: { settle: (kind) => (kind === 'capture' ? 'refused' : 'none') } });
    expect(it.progress).toMatchObject({ state: 'failed', money: 'returned' });
    expect([it.bank(), it.supplier()]).toEqual([
      ['authorise authorised', 'void done'],
      ['booked', 'cancelled'],
    ]);
    expect(await it.world.violations()).toEqual([]);
  });
});

describe('a process that breaks off', () => {
  it.each(['order.before', 'order.after'])(
    'INV-1 INV-3 at %s: whoever goes on asks what became of the order before it sends one',
    async (at) => {
      let isBroken = false;
      const asked: string[] = [];
      const world = await makeWorld(new MemoryStore(), {
        failpoint: (name) => {
          if (name !== at || isBroken) return;
          isBroken = true;
          throw new Error('killed');
        },
      });
      const { book, lookup } = world.product;
      Object.assign(world.product, {
        book: (...args: Parameters<typeof book>) => (asked.push('book'), book(...args)),
        lookup: (...args: Parameters<typeof lookup>) => (asked.push('lookup'), lookup(...args)),
      });
      const caller = callerOf(world.agency);
      const order = await world.order(caller);
      await expect(world.engine.start(caller, 'thing', order)).rejects.toThrow('killed');
      asked.length = 0;
      const { bookingId } = await world.engine.start(caller, 'thing', order);
      expect(asked[0]).toBe('lookup');
      for (let minute = 0; minute < 12; minute++) {
        world.clock.advance(MINUTE);
        await world.engine.recovery.run();
      }
      expect((await world.engine.resume(caller, bookingId)).state).toBe('confirmed');
      expect(world.supplierEntries.map(({ type }) => type)).toEqual(['booked']);
      expect(await world.violations()).toEqual([]);
    },
  );
});

describe('an answer that is lost', () => {
  it.each(['commit-then-drop', 'late', 'broken'] as const)(
    'INV-1 INV-3 of a supplier (%s) is asked for, and nothing is ordered twice or shown as failed',
    async (fault) => {
      const it = await pressed({ misbehaviour: { book: once(fault) } });
      expect(it.progress.state).toBe('processing');
      await it.pass(12);
      expect(await it.now()).toMatchObject({ state: 'confirmed', money: 'taken' });
      expect([it.bank(), it.supplier()]).toEqual([['authorise authorised', 'capture done'], ['booked']]);
      expect(await it.world.violations()).toEqual([]);
    },
  );

  it.each(['lost-request', 'lost-answer', 'unknown'] as const)(
    'INV-1 of the bank (%s) is asked for with the same key, and money is taken once',
    async (fault) => {
      const it = await pressed({ bank: { authorise: once(fault), settle: once(fault) } });
      expect(it.progress.state).toBe('processing');
      await it.pass(10);
      expect(await it.now()).toMatchObject({ state: 'confirmed', money: 'taken' });
      expect(it.bank()).toEqual(['authorise authorised', 'capture done']);
      expect(await it.world.violations()).toEqual([]);
    },
  );

  it('INV-6 that never comes is no failure, and a person is called within fifteen minutes, once', async () => {
    const it = await pressed({ misbehaviour: { book: () => 'broken', lookup: () => 'broken' } });
    await it.pass(13);
    expect(it.world.raised).toEqual([]);
    await it.pass(2);
    expect(it.world.raised).toMatchObject([{ bookingId: it.progress.bookingId, state: 'supplier-unknown' }]);
    await it.pass(60);
    expect(it.world.raised).toHaveLength(1);
    expect(await it.now()).toMatchObject({ state: 'processing', money: 'held' });
  });

  it('INV-3 of an order that its supplier has never heard of is believed after half an hour, not before', async () => {
    const it = await pressed({ misbehaviour: { book: () => 'broken' } });
    await it.pass(29);
    expect((await it.now()).state).toBe('processing');
    await it.pass(30);
    expect(await it.now()).toMatchObject({ state: 'failed', money: 'returned' });
    expect(it.bank()).toEqual(['authorise authorised', 'void done']);
  });
});

describe('cancelling', () => {
  const cancelling = async (input: Parameters<typeof pressed>[0] = {}) => {
    const it = await pressed(input);
    const { penalty } = await it.world.engine.cancelPenalty(it.caller, it.progress.bookingId);
    return { ...it, penalty, id: it.progress.bookingId };
  };

  it('INV-1 INV-2 returns what is not kept, once however often it is asked', async () => {
    const it = await cancelling();
    expect(it.penalty).toEqual({ amount: 2_500, currency: 'EUR' });
    const ended = await Promise.all(
      [1, 2].map(() => it.world.engine.cancel(it.caller, it.id, it.penalty).catch((error: Error) => error)),
    );
    expect(ended).toMatchObject([
      { state: 'cancelled', money: 'returned', byOther: false },
      { byOther: true },
    ]);
    expect(await it.world.engine.cancel(it.caller, it.id, it.penalty)).toMatchObject({ state: 'cancelled' });
    expect(it.bank()).toEqual(['authorise authorised', 'capture done', 'refund done']);
    expect(it.world.gatewayEntries.at(-1)).toMatchObject({ amount: { amount: 48_424, currency: 'EUR' } });
    expect(it.supplier()).toEqual(['booked', 'cancelled']);
    expect(await it.world.violations()).toEqual([]);
  });

  it('INV-5 keeps no more than was accepted, to the minor unit and in its currency', async () => {
    const it = await cancelling();
    for (const accepted of [
      { amount: 2_499, currency: 'EUR' },
      { amount: 2_500, currency: 'USD' },
    ])
      await expect(it.world.engine.cancel(it.caller, it.id, accepted)).rejects.toMatchObject({ status: 409 });
    expect([it.bank().length, it.supplier()]).toEqual([2, ['booked']]);
  });

  it('INV-2 returns nothing before the supplier has agreed', async () => {
    const it = await cancelling({ misbehaviour: { cancel: () => 'refused' } });
    await expect(it.world.engine.cancel(it.caller, it.id, it.penalty)).rejects.toMatchObject({ status: 409 });
    expect(it.bank()).toEqual(['authorise authorised', 'capture done']);
    expect(await it.now()).toMatchObject({ state: 'confirmed', money: 'taken' });
  });

  it('INV-8 SEC-31 is nobody’s but the buyer’s and the staff’s, of this agency alone', async () => {
    const it = await cancelling();
    const elsewhere = { ...it.world.agency, id: '00000000-0000-4000-8000-000000000000' };
    const strangers = [
      callerOf(it.world.agency, person(it.world.agency)),
      callerOf(it.world.agency, person(it.world.agency, { isStaff: true, isRestrictedAgent: true })),
      callerOf(elsewhere, person(elsewhere, { isStaff: true, isOwner: true })),
    ];
    for (const stranger of strangers) {
      const { engine } = it.world;
      expect(await engine.find(stranger, it.id)).toBeNull();
      for (const refused of [
        engine.cancelPenalty(stranger, it.id),
        engine.cancel(stranger, it.id, it.penalty),
        engine.resume(stranger, it.id),
      ])
        await expect(refused).rejects.toMatchObject({ status: 404 });
    }
    const agent = callerOf(it.world.agency, person(it.world.agency, { isStaff: true }));
    expect((await it.world.engine.find(agent, it.id))?.id).toBe(it.id);
  });
});
