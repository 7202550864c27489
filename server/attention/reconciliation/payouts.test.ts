import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeStripe, type FakeStripe } from '@/plugins/stripe/testing/fake';
import { testClock, testServer, type TestServer } from '../../testing/harness';

let it: TestServer;
let fake: FakeStripe;
beforeEach(async () => {
  const start = testClock().now().getTime();
  fake = createFakeStripe({ now: () => it?.clock.now().getTime() ?? start });
  it = await testServer({ stripe: fake });
  await charges();
}, 60_000);
afterEach(() => it.close());

const call = (idempotencyKey: string) => ({ idempotencyKey, signal: AbortSignal.timeout(5_000) });
const usd = (amount: number) => ({ amount, currency: 'USD' });

let count = 0;
/** Two charges of $100, and $25 of one of them returned; Stripe keeps 3% and 30 cents of each charge. */
async function charges(): Promise<void> {
  const billing = it.server.services.payments.billing!;
  const payer = `payer ${++count}`;
  const card = await billing.saveCard(
    { payer, email: 'o@a.example', token: fake.makeToken('success'), returnUrl: '/' },
    call(`save ${payer}`),
  );
  if (card.kind !== 'saved') throw new Error(card.kind);
  for (const part of [1, 2]) {
    const input = { payer, card: card.card.ref, amount: usd(10_000), description: 'x' };
    const charged = await billing.charge(input, call(`charge ${payer} ${part}`));
    if (charged.kind !== 'charged') throw new Error(charged.kind);
    if (part === 1) await billing.refund(charged.paymentRef, usd(2_500), call(`refund ${payer}`));
  }
}
const payouts = () => fake.platform.payouts;
const open = async () => {
  const { rows } = await it.db.raw(
    `select kind, subject, is_platform from attention join agency on agency.id = agency_id where gone_at is null`,
  );
  return rows;
};

describe('payouts to the bank account', () => {
  test('INV-4 are what was charged less fees and what was returned, each entry with one of them', async () => {
    expect(payouts().pay('paid').amount).toBe(16_840);
    await charges();
    await charges();
    expect(payouts().pay('paid').amount).toBe(33_680);
    expect(await it.server.reconcile()).toMatchObject({ differences: [], payouts: 2 });
    expect(await open()).toEqual([]);
  });

  test('INV-4 INV-5 one that is another sum is found once, is the platform’s, and says both', async () => {
    payouts().pay('paid');
    await charges();
    const { id } = payouts().pay('paid', { lost: 340 });
    for (let time = 0; time < 2; time++)
      expect((await it.server.reconcile()).differences).toMatchObject([
        { code: 'payout-differs', reference: id, ours: 16_840, theirs: 16_500, currency: 'USD' },
      ]);
    expect(await open()).toEqual([
      { kind: 'difference', subject: `payout-differs:${id}`, is_platform: true },
    ]);
  });

  test('INV-6 one that failed is raised with its sum', async () => {
    const { id } = payouts().pay('failed');
    expect((await it.server.reconcile()).differences).toMatchObject([
      { code: 'payout-failed', reference: id, ours: 16_840, theirs: 0, currency: 'USD' },
    ]);
    expect(await open()).toEqual([{ kind: 'difference', subject: `payout-failed:${id}`, is_platform: true }]);
  });

  test.each([
    ['under way', 'in_transit', {}],
    ['sent by hand', 'paid', { automatic: false }],
  ] as const)('one that is %s is not compared: its entries cannot be listed', async (_, status, how) => {
    payouts().pay(status, { lost: 100, ...how });
    expect(await it.server.reconcile()).toMatchObject({ differences: [], payouts: 1 });
  });

  test('INV-4 what an answer does not reach compares nothing, and changes no point', async () => {
    payouts().pay('failed');
    await it.server.reconcile();
    const before = await open();
    Object.assign(it.server.services.payments, { payouts: () => Promise.reject(new Error('ECONNRESET')) });
    await expect(it.server.reconcile()).rejects.toThrow('ECONNRESET');
    expect(await open()).toEqual(before);
  });
});
