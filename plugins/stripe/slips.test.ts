import { describe, expect, it } from 'vitest';
import { MemoryStore } from '@/server/booking/testing/memory-store';
import { callerOf, makeWorld } from '@/server/booking/testing/world';
import { slipOptions } from './slips';
import type { Slip } from './testing/objects';
import { stripeWorld } from './testing/world';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const signal = new AbortController().signal;

/** A reservation that its supplier keeps for so long, and for which a slip is asked. */
async function onSlip(slip: Slip, { days = 10 }: { days?: number } = {}) {
  const bank: { world: ReturnType<typeof stripeWorld> | null } = { world: null };
  const world = await makeWorld(new MemoryStore(), {
    misbehaviour: { holdMs: days * DAY },
    gateway: ({ now }) => {
      bank.world = stripeWorld({ now: () => now().getTime() });
      const { gateway, fake, answer } = bank.world;
      return { gateway, answer, token: () => fake.makeToken(slip) };
    },
  });
  const { fake } = bank.world!;
  const caller = callerOf(world.agency);
  const { bookingId } = await world.engine.start(
    caller,
    'thing',
    await world.order(caller, 'success', { payment: null }),
  );
  const found = async () => (await world.engine.find(caller, bookingId))!;
  const { price } = await found();
  const progress = await world.engine.pay(caller, bookingId, {
    payment: { method: 'card', token: fake.makeToken(slip) },
    acceptedTotal: price.total,
    idempotencyKey: 'pressed-once',
  });
  return {
    ...{ world, fake, caller, bookingId, progress, found },
    /** The bank reports that the slip was paid. */
    paid: () => bank.world!.answer(progress.actionUrl!, true),
    async pass(hours: number) {
      for (let hour = 0; hour < hours; hour++) {
        world.clock.advance(HOUR);
        await world.engine.recovery.run();
      }
      return (await found()).progress;
    },
  };
}

describe('a slip, which is paid days later', () => {
  it.each(['boleto', 'konbini', 'oxxo'] as const)(
    'INV-2 INV-6 leaves the reservation as it is until %s is paid, and makes the booking then',
    async (slip) => {
      const it = await onSlip(slip);
      const until = it.world.clock.now().getTime() + 3 * DAY;
      expect(it.progress).toMatchObject({ state: 'reserved', money: 'none' });
      expect(it.progress.actionUrl).toMatch(/\/slip\/pi_/);
      expect(Math.abs(Date.parse(it.progress.payUntil!) - until)).toBeLessThan(2_000);
      expect(await it.pass(47)).toMatchObject({ state: 'reserved', payUntil: it.progress.payUntil });
      await it.paid();
      expect(await it.pass(2)).toMatchObject({ state: 'confirmed', money: 'taken', actionUrl: null });
      expect(it.world.raised).toEqual([]);
      expect(await it.world.violations()).toEqual([]);
    },
  );

  it('one that nobody pays lapses, and the reservation waits for another payment', async () => {
    const it = await onSlip('boleto');
    const after = await it.pass(3 * 24 + 2);
    expect(after).toMatchObject({ state: 'reserved', actionUrl: null });
    expect(after).not.toHaveProperty('payUntil');
    const { fake } = it;
    const again = await it.world.engine.pay(it.caller, it.bookingId, {
      payment: { method: 'card', token: fake.makeToken('success') },
      acceptedTotal: (await it.found()).price.total,
      idempotencyKey: 'pressed-again',
    });
    expect(again.state).toBe('confirmed');
    expect(await it.world.violations()).toEqual([]);
  });

  it.each([
    ['boleto', 4],
    ['oxxo', 4],
    ['multibanco', 10],
  ] as const)(
    'INV-2 %s is declined where the reservation ends before it would be heard of (%s days), and nothing is written',
    async (slip, days) => {
      const it = await onSlip(slip, { days });
      expect(it.progress).toMatchObject({ state: 'reserved', money: 'none', actionUrl: null });
      expect(it.progress.message).toContain('takes days');
      expect(it.fake.platform.intents.size).toBe(0);
    },
  );

  it('INV-2 is declined where no reservation waits for it: a price is kept for nobody', async () => {
    const { gateway, fake } = stripeWorld({ now: () => 0 });
    const input = {
      ...{ agencyId: 'agency', token: fake.makeToken('boleto'), description: 'Trip', returnUrl: '/x' },
      amount: { amount: 10_000, currency: 'BRL' },
    };
    const answer = await gateway.authorise(input, { idempotencyKey: 'k', signal });
    expect(answer).toMatchObject({ kind: 'declined', code: 'too-slow' });
    expect(fake.calls.map(({ operation }) => operation)).toEqual(['confirmation_tokens.retrieve']);
  });

  it('stands no longer than three days, and is reported before the reservation ends', () => {
    const now = new Date(0);
    const options = (of: number) => slipOptions('boleto', new Date(of * DAY), now);
    expect(options(4)).toBeNull();
    expect([5, 6, 7, 60].map(options)).toEqual(
      [1, 2, 3, 3].map((days) => ({ boleto: { expires_after_days: days } })),
    );
    expect(slipOptions('multibanco', new Date(11 * DAY), now)).toEqual({});
    expect(slipOptions('card', new Date(60 * DAY), now)).toBeNull();
  });
});
