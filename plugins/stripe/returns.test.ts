import { describe, expect, it } from 'vitest';
import { MemoryStore } from '@/server/booking/testing/memory-store';
import { callerOf, makeWorld } from '@/server/booking/testing/world';
import { refundsOf, stageOf } from './returns';
import type { RefundStatus } from './testing/objects';
import { stripeWorld } from './testing/world';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A booking that was paid by card through Stripe and cancelled; refunds begin as `begins` says, once each. */
async function cancelled(...begins: RefundStatus[]) {
  const bank: { world: ReturnType<typeof stripeWorld> | null } = { world: null };
  const world = await makeWorld(new MemoryStore(), {
    gateway: ({ now }) => {
      bank.world = stripeWorld({
        now: () => now().getTime(),
        nextRefund: () => begins.shift() ?? 'succeeded',
      });
      const { gateway, fake, answer } = bank.world;
      return { gateway, answer, token: () => fake.makeToken('success') };
    },
  });
  const { fake } = bank.world!;
  const caller = callerOf(world.agency);
  const { bookingId } = await world.engine.start(caller, 'thing', await world.order(caller));
  const { penalty, refund } = await world.engine.cancelPenalty(caller, bookingId);
  const progress = await world.engine.cancel(caller, bookingId, penalty);
  const of = () => ({ agencyId: world.agency.id, bookingId });
  return {
    ...{ world, fake, caller, bookingId, refund, progress },
    found: async () => (await world.engine.find(caller, bookingId))!,
    stage: async () => (await world.engine.find(caller, bookingId))!.stage,
    refunds: fake.platform.refunds,
    /** Stripe has told something of it. */
    async heard(ms = 0) {
      world.clock.advance(ms);
      await world.engine.askAgain(caller, bookingId);
    },
    cameBack: (key: string) => world.engine.refundCameBack({ ...of(), key, why: 'It came back' }),
    receivable: async () =>
      (await world.facts()).ledger
        .filter(({ account }) => account === 'gateway.receivable')
        .reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  };
}

describe('a refund is done when Stripe says that it succeeded', () => {
  it('INV-2 INV-4 one that is pending is under way for as long as it takes, and nobody is called', async () => {
    const it = await cancelled('pending');
    it.refunds[0]!.until = it.world.clock.now().getTime() + 5 * DAY;
    expect(it.progress).toMatchObject({ state: 'cancelled', money: 'returning' });
    const taken = await it.receivable();
    for (let day = 0; day < 4; day++) await it.heard(DAY);
    expect(await it.stage()).toBe('refunding');
    expect(it.world.raised).toEqual([]);
    expect(await it.receivable()).toBe(taken);
    await it.heard(2 * DAY);
    expect((await it.found()).progress).toMatchObject({ state: 'cancelled', money: 'returned' });
    expect(await it.receivable()).toBe(taken - it.refund.amount);
    expect(it.refunds).toHaveLength(1);
    expect(await it.world.violations()).toEqual([]);
  });

  it('one for which Stripe waits for an answer of the payer is not done', async () => {
    const it = await cancelled('requires_action');
    await it.heard(3 * DAY);
    expect([await it.stage(), it.world.raised]).toEqual(['refunding', []]);
    it.fake.platform.endRefund(it.refunds[0]!.id, 'succeeded');
    await it.heard();
    expect(await it.stage()).toBe('cancelled');
  });

  it.each([
    ['at once', 'failed', null],
    ['after a while', 'pending', 'failed'],
    ['because somebody has given it up at Stripe', 'pending', 'canceled'],
  ] as const)(
    'INV-2 one that fails %s calls a person once, and is sent anew under another key when that person says so',
    async (_, begins, ends) => {
      const it = await cancelled(begins);
      if (ends) {
        it.fake.platform.endRefund(it.refunds[0]!.id, ends, 'declined');
        await it.heard();
      }
      expect(it.world.raised).toHaveLength(1);
      expect((await it.found()).progress).toMatchObject({ state: 'cancelled', money: 'returning' });
      // Neither events of Stripe's nor the recovery send it anew.
      for (let turn = 0; turn < 3; turn++) await it.heard(31 * DAY);
      await it.world.engine.recovery.run();
      expect(it.refunds).toHaveLength(1);
      expect(it.world.raised).toHaveLength(1);
      await it.world.engine.askAgain(it.caller, it.bookingId, it.refund);
      expect([await it.stage(), it.refunds.length]).toEqual(['cancelled', 2]);
      expect(it.refunds[1]!.metadata['key']).not.toBe(it.refunds[0]!.metadata['key']);
      expect(await it.world.violations()).toEqual([]);
    },
  );

  it('INV-2 INV-4 one that fails long after it was done is owed again in the ledger, and once only', async () => {
    const it = await cancelled();
    expect(await it.stage()).toBe('cancelled');
    const after = await it.receivable();
    const key = it.refunds[0]!.metadata['key']!;
    it.fake.platform.endRefund(it.refunds[0]!.id, 'failed', 'expired_or_canceled_card');
    expect(await it.cameBack('somebody-elses')).toBe(false);
    expect(await it.cameBack(key)).toBe(true);
    expect(await it.cameBack(key)).toBe(false);
    expect(await it.stage()).toBe('refunding');
    expect(await it.receivable()).toBe(after + it.refund.amount);
    expect(it.world.raised).toHaveLength(1);
    await it.world.engine.askAgain(it.caller, it.bookingId, it.refund);
    expect([await it.stage(), it.refunds.length]).toEqual(['cancelled', 2]);
    expect(await it.receivable()).toBe(after);
    // That of before says nothing about the one that counts now.
    expect(await it.cameBack(key)).toBe(false);
    expect(await it.world.violations()).toEqual([]);
  });

  it('one that somebody has asked for at Stripe is waited for, and asked for when it fails', async () => {
    const { gateway, fake } = stripeWorld({ now: () => 0, nextRefund: () => 'pending' });
    const call = (idempotencyKey: string) => ({ idempotencyKey, signal: new AbortController().signal });
    const money = { amount: 10_000, currency: 'EUR' };
    const order = { agencyId: 'agency', amount: money, description: 'Trip', returnUrl: '/x' };
    const paid = await gateway.authorise({ ...order, token: fake.makeToken('success') }, call('a'));
    const ref = 'paymentRef' in paid ? paid.paymentRef : '';
    await gateway.capture(ref, money, call('c'));
    fake.platform.refund({ payment_intent: ref });
    expect((await gateway.refund(ref, money, call('r'))).kind).toBe('pending');
    fake.platform.endRefund(fake.platform.refunds[0]!.id, 'failed');
    expect((await gateway.refund(ref, money, call('r'))).kind).toBe('pending');
    expect(fake.platform.refunds).toHaveLength(2);
  });
});

it.each([
  ['succeeded', 'done'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  [null, 'pending'],
  ['what Stripe adds next year', 'pending'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
] as const)('a refund that is %s is %s', (status, kind) => {
  expect(stageOf({ status } as Parameters<typeof stageOf>[0]).kind).toBe(kind);
});

it('all refunds of a payment are read, however many pages they fill', async () => {
  const { stripe, fake, gateway } = stripeWorld({ now: () => 0 });
  const call = (idempotencyKey: string) => ({ idempotencyKey, signal: new AbortController().signal });
  const money = { amount: 10_300, currency: 'EUR' };
  const order = { agencyId: 'a', amount: money, description: 'Trip', returnUrl: '/x' };
  const paid = await gateway.authorise({ ...order, token: fake.makeToken('success') }, call('a'));
  const intent = 'paymentRef' in paid ? paid.paymentRef : '';
  await gateway.capture(intent, money, call('c'));
  for (let nth = 0; nth < 103; nth++) fake.platform.refund({ payment_intent: intent, amount: 100 });
  expect(await refundsOf(stripe, { intent, account: null })).toHaveLength(103);
});
