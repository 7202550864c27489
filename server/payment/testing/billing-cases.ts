import { describe, expect, it } from 'vitest';
import type { Outcome } from '../embedded/cards';
import type { GatewayWorld } from './port-cases';

const call = (idempotencyKey: string) => ({ idempotencyKey, signal: new AbortController().signal });
const amount = { amount: 118_800, currency: 'USD' };

/** What whoever charges kept cards promises to the subscription. */
export function billingCases(name: string, open: () => Promise<GatewayWorld> | GatewayWorld): void {
  async function start() {
    const world = await open();
    const billing = world.gateway.billing!;
    const keep = (outcome: Outcome, key = 'save', token = world.token(outcome)) =>
      billing.saveCard(
        { payer: 'sign-up-1', email: 'o@a.example', token, returnUrl: '/pricing?verify=1' },
        call(key),
      );
    const kept = async (outcome: Outcome, key = 'save') => {
      const answer = await keep(outcome, key);
      if (answer.kind !== 'saved') throw new Error(JSON.stringify(answer));
      return answer.card.ref;
    };
    const charge = (card: string, key: string, returnUrl?: string, payer = 'sign-up-1') =>
      billing.charge(
        { payer, card, amount, description: 'Subscription', ...(returnUrl ? { returnUrl } : {}) },
        call(key),
      );
    return { world, billing, keep, kept, charge };
  }

  describe(`${name} keeps cards and charges them`, () => {
    it('a card is kept once for a key, and is charged once for a key', async () => {
      const { world, billing, keep, charge } = await start();
      const token = world.token('success');
      const first = await keep('success', 'save', token);
      expect(first).toMatchObject({ kind: 'saved', card: { brand: 'visa', last4: '4242' } });
      expect(await keep('success', 'save', token)).toEqual(first);
      expect(await billing.lookupSave('save')).toEqual(first);
      const { ref } = (first as { card: { ref: string } }).card;
      const paid = await charge(ref, 'k1');
      expect(paid.kind).toBe('charged');
      expect(await charge(ref, 'k1')).toEqual(paid);
      expect(await billing.lookupCharge('k1')).toEqual(paid);
      expect(await charge(ref, 'k2')).not.toEqual(paid);
      expect(await billing.lookupCharge('k3')).toEqual({ kind: 'absent' });
      expect(await billing.lookupSave('other')).toEqual({ kind: 'absent' });
      expect(await world.gateway.payments!(new Date(0))).toEqual([]);
    });

    it.each([
      ['declined', 'declined'],
      ['insufficient', 'insufficient-funds'],
      ['expired', 'expired-card'],
    ] as const)('a card that is %s is not kept', async (outcome, code) => {
      const { billing, keep } = await start();
      expect(await keep(outcome)).toMatchObject({ kind: 'declined', code });
      expect(await billing.lookupSave('save')).toMatchObject({ kind: 'declined', code });
    });

    it.each([
      [true, 'saved'],
      [false, 'declined'],
    ])(
      'a card that asks its holder, who says %s, is %s, and charged without him afterwards',
      async (yes, kind) => {
        const { world, billing, keep, charge } = await start();
        const asked = await keep('authenticate');
        if (asked.kind !== 'action-required') throw new Error(asked.kind);
        await world.answer(asked.url, yes);
        await world.answer(asked.url, !yes);
        const known = await billing.lookupSave('save');
        expect(known.kind).toBe(kind);
        if (known.kind === 'saved') expect((await charge(known.card.ref, 'k')).kind).toBe('charged');
      },
    );

    it('one that asks at a renewal is declined without its holder, and charged with him', async () => {
      const { world, billing, kept, charge } = await start();
      const card = await kept('absentasks');
      expect(await charge(card, 'alone')).toMatchObject({ code: 'authentication-required' });
      expect(await billing.lookupCharge('alone')).toMatchObject({ code: 'authentication-required' });
      const asked = await charge(card, 'there', '/settings/payment');
      if (asked.kind !== 'action-required') throw new Error(asked.kind);
      await world.answer(asked.url, true);
      expect((await billing.lookupCharge('there')).kind).toBe('charged');
    });

    it('is charged for its own payer only, and not once it is forgotten', async () => {
      const { billing, kept, charge } = await start();
      const card = await kept('success');
      expect((await charge(card, 'foreign', undefined, 'other')).kind).toBe('declined');
      for (let turn = 0; turn < 2; turn++)
        expect(await billing.forgetCard(card, call(`forget${turn}`))).toEqual({ kind: 'done' });
      expect((await charge(card, 'gone')).kind).toBe('declined');
    });

    it('gives back no more than was charged, once for a key', async () => {
      const { billing, kept, charge } = await start();
      const paid = await charge(await kept('success'), 'k1');
      if (paid.kind !== 'charged') throw new Error(paid.kind);
      const refund = (key: string) => billing.refund(paid.paymentRef, amount, call(key));
      expect(await billing.returned(paid.paymentRef)).toBe(0);
      expect(await refund('r1')).toEqual({ kind: 'done' });
      expect(await refund('r1')).toEqual({ kind: 'done' });
      expect(await billing.returned(paid.paymentRef)).toBe(118_800);
      expect((await refund('r2')).kind).toBe('refused');
    });

    it('INV-4 lists what it has charged and returned, and nothing that took no money', async () => {
      const { billing, kept, charge, world } = await start();
      const card = await kept('success');
      const one = await charge(card, 'k1');
      const other = await charge(card, 'k2');
      await charge(card, 'foreign', undefined, 'other');
      const asked = await charge(await kept('absentasks', 'save2'), 'k3', '/settings/payment');
      if (one.kind !== 'charged' || other.kind !== 'charged') throw new Error('not charged');
      if (asked.kind !== 'action-required') throw new Error(asked.kind);
      await billing.refund(one.paymentRef, { ...amount, amount: 800 }, call('r1'));
      const listed = async (since = new Date(0)) =>
        (await billing.charges!(since))
          // What a gateway keeps for itself is its own matter.
          .map(({ fee: _, ...charge }) => charge)
          .sort((a, b) => a.key.localeCompare(b.key));
      const taken = { payer: 'sign-up-1', amount };
      const two = [
        { ...taken, paymentRef: one.paymentRef, key: 'k1', refunded: 800 },
        { ...taken, paymentRef: other.paymentRef, key: 'k2', refunded: 0 },
      ];
      expect(await listed()).toEqual(two);
      await world.answer(asked.url, true);
      expect(await listed()).toMatchObject([...two, { key: 'k3', amount, refunded: 0 }]);
      expect(await listed(new Date('2100-01-01'))).toEqual([]);
    });

    it('SEC-12 comes back to paths of the own site only', async () => {
      const { billing, world } = await start();
      const input = {
        payer: 'p',
        email: 'o@a.example',
        token: world.token('success'),
        returnUrl: '//evil.example',
      };
      await expect(billing.saveCard(input, call('k'))).rejects.toThrow(TypeError);
    });
  });
}
