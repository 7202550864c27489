import { describe, expect, it } from 'vitest';
import type { PaymentGateway } from '../../ports/payment';
import { IdempotencyMismatch } from '..';
import type { Outcome } from '../embedded/cards';

/** A gateway, and what stands around it. */
export interface GatewayWorld {
  readonly gateway: PaymentGateway;
  token(outcome: Outcome): string;
  /** The payer answers at the address that an authorisation named. */
  answer(url: string, yes: boolean): Promise<void>;
  advance(ms: number): void;
}

const signal = new AbortController().signal;
const call = (idempotencyKey: string) => ({ idempotencyKey, signal });
const eur = (amount: number) => ({ amount, currency: 'EUR' });

/** What every gateway promises to the engine, whoever is behind it. */
export function gatewayCases(name: string, open: () => Promise<GatewayWorld> | GatewayWorld): void {
  const order = (world: GatewayWorld, outcome: Outcome, amount = 10_000) => ({
    agencyId: '7c1d2f6e-0000-4000-8000-000000000001',
    token: world.token(outcome),
    amount: eur(amount),
    description: 'Trip',
    returnUrl: '/mytrip',
  });
  const authorised = async (world: GatewayWorld, key: string) => {
    const answer = await world.gateway.authorise(order(world, 'success'), call(key));
    if (answer.kind !== 'authorised') throw new Error(JSON.stringify(answer));
    return answer.paymentRef;
  };
  const booksOf = async ({ gateway }: GatewayWorld) =>
    [...(await gateway.payments!(new Date(0)))].sort((one, other) => one.key.localeCompare(other.key));
  const asked = async (world: GatewayWorld, key = 'k') => {
    const answer = await world.gateway.authorise(order(world, 'authenticate'), call(key));
    if (answer.kind !== 'action-required') throw new Error(JSON.stringify(answer));
    return answer;
  };

  describe(`${name} keeps what the port promises`, () => {
    it.each([
      ['success', { kind: 'authorised', card: { brand: 'visa', last4: '4242' } }],
      ['declined', { kind: 'declined', code: 'declined' }],
      ['insufficient', { kind: 'declined', code: 'insufficient-funds' }],
      ['expired', { kind: 'declined', code: 'expired-card' }],
      ['authenticate', { kind: 'action-required' }],
      ['late', { kind: 'unknown' }],
    ] as const)('a card that is %s', async (outcome, expected) => {
      const world = await open();
      expect(await world.gateway.authorise(order(world, outcome), call('k'))).toMatchObject(expected);
      expect(await world.gateway.lookup('k')).toMatchObject(expected);
    });

    it('a late answer is unknown first, and authorised when looked up later', async () => {
      const world = await open();
      await world.gateway.authorise(order(world, 'late'), call('k'));
      world.advance(60_000);
      expect((await world.gateway.lookup('k')).kind).toBe('authorised');
      expect(await world.gateway.lookup('other')).toEqual({ kind: 'absent' });
    });

    it('a token that the fields never made is declined', async () => {
      const world = await open();
      const input = { ...order(world, 'success'), token: '4242424242424242' };
      expect(await world.gateway.authorise(input, call('k'))).toMatchObject({ kind: 'declined' });
    });

    it('INV-1 the same key replays the first answer and moves money once', async () => {
      const world = await open();
      const input = order(world, 'success');
      const answers = [];
      for (let turn = 0; turn < 3; turn++) answers.push(await world.gateway.authorise(input, call('a')));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      const { paymentRef } = answers[0] as { paymentRef: string };
      for (let turn = 0; turn < 3; turn++)
        expect(await world.gateway.capture(paymentRef, eur(10_000), call('c'))).toEqual({ kind: 'done' });
      for (let turn = 0; turn < 3; turn++)
        expect(await world.gateway.refund(paymentRef, eur(4_000), call('r'))).toEqual({ kind: 'done' });
      expect(await booksOf(world)).toMatchObject([
        { key: 'a', captures: 1, captured: 10_000, refunded: 4_000, held: 0, released: false },
      ]);
    });

    it('INV-1 one key asked from two sides at once is one payment', async () => {
      const world = await open();
      const input = order(world, 'success');
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => world.gateway.authorise(input, call('k'))),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await booksOf(world)).toHaveLength(1);
    });

    it('refuses another card under an old key', async () => {
      const world = await open();
      await authorised(world, 'a');
      await expect(world.gateway.authorise(order(world, 'success'), call('a'))).rejects.toThrow(
        IdempotencyMismatch,
      );
    });

    it('INV-2 captures once, refunds no more than was captured, voids only what is held', async () => {
      const world = await open();
      const { gateway } = world;
      const ref = await authorised(world, 'a');
      expect((await gateway.refund(ref, eur(1), call('r0'))).kind).toBe('refused');
      expect((await gateway.capture(ref, eur(10_001), call('c0'))).kind).toBe('refused');
      expect((await gateway.capture(ref, eur(10_000), call('c1'))).kind).toBe('done');
      expect((await gateway.capture(ref, eur(10_000), call('c2'))).kind).toBe('refused');
      expect((await gateway.void(ref, call('v1'))).kind).toBe('refused');
      expect((await gateway.refund(ref, eur(6_000), call('r1'))).kind).toBe('done');
      expect((await gateway.refund(ref, eur(4_001), call('r2'))).kind).toBe('refused');
      expect((await gateway.refund(ref, { amount: 1, currency: 'USD' }, call('r3'))).kind).toBe('refused');
      const other = await authorised(world, 'b');
      expect((await gateway.void(other, call('v2'))).kind).toBe('done');
      expect((await gateway.void(other, call('v2'))).kind).toBe('done');
      expect((await gateway.capture(other, eur(10_000), call('c3'))).kind).toBe('refused');
      expect((await gateway.capture('pay_x', eur(1), call('c4'))).kind).toBe('refused');
      expect(await booksOf(world)).toMatchObject([
        {
          key: 'a',
          authorised: true,
          captures: 1,
          captured: 10_000,
          refunded: 6_000,
          held: 0,
          released: false,
        },
        { key: 'b', authorised: true, captures: 0, captured: 0, refunded: 0, held: 0, released: true },
      ]);
    });

    it.each([
      [true, 'authorised'],
      [false, 'declined'],
    ])('SEC-12 the payer says %s: %s, and the first answer counts', async (yes, kind) => {
      const world = await open();
      const { url } = await asked(world);
      await world.answer(url, yes);
      expect((await world.gateway.lookup('k')).kind).toBe(kind);
      await world.answer(url, !yes);
      expect((await world.gateway.lookup('k')).kind).toBe(kind);
    });

    it('a question is closed once the payment was given up', async () => {
      const world = await open();
      const { url, paymentRef } = await asked(world);
      expect((await world.gateway.void(paymentRef, call('v'))).kind).toBe('done');
      await world.answer(url, true);
      expect((await world.gateway.lookup('k')).kind).toBe('declined');
      expect(await booksOf(world)).toMatchObject([{ captured: 0, held: 0 }]);
    });

    it('SEC-12 returns to paths of the own site only', async () => {
      const world = await open();
      for (const returnUrl of ['//evil.example', 'https://evil.example', '/%2f%2fevil.example', ''])
        await expect(
          world.gateway.authorise({ ...order(world, 'success'), returnUrl }, call(returnUrl)),
        ).rejects.toThrow(TypeError);
    });
  });
}
