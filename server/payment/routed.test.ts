import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEmbeddedGateway, paymentsOf } from '.';
import { tokenOf } from './embedded/cards';
import { stripeWorld } from '@/plugins/stripe/testing/world';

const call = (idempotencyKey: string) => ({ idempotencyKey, signal: new AbortController().signal });
const amount = { amount: 2_999, currency: 'USD' };

test('what was charged to a kept card before Stripe was configured is returned, looked up and listed where it was charged', async () => {
  const now = () => new Date('2027-01-01T00:00:00Z');
  const { gateway: embedded } = createEmbeddedGateway({ journal: { entries: [] }, clock: { now } });
  const { gateway: stripe, fake } = stripeWorld({ now: () => now().getTime() });
  const payments = paymentsOf({ real: { gateway: stripe }, embedded, isSandbox: false });
  const pay = async (billing: NonNullable<typeof embedded.billing>, token: string, key: string) => {
    const payer = `payer-${key}`;
    const saved = await billing.saveCard(
      { payer, email: 'o@a.example', token, returnUrl: '/' },
      call(`${key}:s`),
    );
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    return billing.charge({ payer, card: saved.card.ref, amount, description: 'x' }, call(key));
  };
  const number = randomUUID().replaceAll('-', '');
  const before = await pay(embedded.billing!, tokenOf('success', 'visa', '4242', number), 'before');
  const after = await pay(payments.billing!, fake.makeToken('success'), 'after');
  if (before.kind !== 'charged' || after.kind !== 'charged') throw new Error('not charged');
  expect(await payments.billing!.lookupCharge('before')).toEqual(before);
  for (const { paymentRef } of [before, after])
    expect(await payments.billing!.refund(paymentRef, amount, call(`${paymentRef}:r`))).toEqual({
      kind: 'done',
    });
  expect((await payments.billing!.charges!(new Date(0))).map(({ key, refunded }) => [key, refunded])).toEqual(
    [
      ['after', amount.amount],
      ['before', amount.amount],
    ],
  );
});
