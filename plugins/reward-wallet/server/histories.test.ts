import { afterAll, beforeAll, expect, test } from 'vitest';
import { earn, takeBack } from './earning/credit';
import { accountsOf, lockAccount } from './ledger/account';
import { call, DAY_MS, usd, walletSite, type WalletSite } from './testing';

let site: WalletSite;
beforeAll(async () => {
  site = await walletSite();
});
afterAll(() => site.close());

const TERMS = { expiresAfterMonths: 3 };

/** The same numbers in every run, from 0 up to 1. */
function dice(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

test.each([
  [11, 'client'],
  [2_027, 'other'],
] as const)(
  'INV-1 INV-2 G131 history %i of lost answers, repeated keys and days that pass: nothing negative, nothing twice, sums zero',
  async (seed, who) => {
    const roll = dice(seed);
    const upTo = (most: number) => 1 + Math.floor(roll() * most);
    const userId = site.users[who]!;
    const whose = { agencyId: site.agencyId, userId };
    const payer = { userId, clientId: null };
    let made = 0;
    let faults = 0;
    /** Nobody hears the answer, at times: whoever asked asks again with the same key, at times from two sides. */
    const asked = async <T>(work: () => Promise<T>): Promise<T> => {
      if (roll() < 0.3) {
        faults += 1;
        await work();
      }
      if (roll() < 0.2) return (await Promise.all([work(), work()]))[1];
      return work();
    };
    const inAccount = (work: Parameters<WalletSite['services']['db']['withTenant']>[1]) =>
      site.services.db.withTenant(site.agencyId, work);
    const now = () => site.services.clock.now();
    const payments: { ref: string; amount: number; taken: boolean; left: number }[] = [];
    let earned = 0;

    const steps = [
      async () => {
        const amount = upTo(5_000);
        earned += amount;
        const posting = `earned:${seed}.${++made}`;
        await inAccount(async (tx) => {
          const account = await lockAccount(tx, whose, 'USD', now());
          await earn(tx, account, { posting, move: 'earned', amount }, TERMS, now());
        });
      },
      async () => {
        const amount = upTo(2_500);
        const posting = `taken-back:${seed}.${++made}`;
        await inAccount(async (tx) => {
          const account = await lockAccount(tx, whose, 'USD', now());
          await takeBack(tx, account, { posting, amount }, now());
        });
      },
      async () => {
        const amount = upTo(3_000);
        const key = `${seed}.${++made}`;
        const answer = await asked(() => site.method.authorise(site.order(amount, { payer }), call(key)));
        if (answer.kind === 'authorised')
          payments.push({ ref: answer.paymentRef, amount, taken: false, left: amount });
      },
      async () => {
        const payment = payments.filter(({ taken, left }) => !taken && left > 0).at(-1);
        if (!payment) return;
        const key = call(`${seed}.${++made}`);
        if (roll() < 0.7) {
          const done = await asked(() => site.method.capture(payment.ref, usd(payment.amount), key));
          expect(done).toEqual({ kind: 'done' });
          payment.taken = true;
        } else {
          expect(await asked(() => site.method.void(payment.ref, key))).toEqual({ kind: 'done' });
          payment.left = 0;
        }
      },
      async () => {
        const payment = payments.find(({ taken, left }) => taken && left > 0);
        if (!payment) return;
        const amount = Math.min(payment.left, upTo(2_000));
        const key = call(`${seed}.${++made}`);
        expect(await asked(() => site.method.refund(payment.ref, usd(amount), key))).toEqual({
          kind: 'done',
        });
        payment.left -= amount;
      },
      async () => {
        site.it.clock.advance(upTo(20) * DAY_MS);
        await Promise.all([site.round(), site.round()]);
      },
    ];
    for (let turn = 0; turn < 60; turn++) {
      await steps[Math.floor(roll() * steps.length)]!();
      expect(await site.differences()).toEqual([]);
    }
    expect(faults).toBeGreaterThan(2);
    const account = await inAccount((tx) => accountsOf(tx, whose).executeTakeFirstOrThrow());
    const { balance_minor, held_minor } = account as { balance_minor: number; held_minor: number };
    const holding = payments.filter(({ taken, left }) => !taken && left > 0);
    expect(held_minor).toBe(holding.reduce((sum, { amount }) => sum + amount, 0));
    const spent = payments.reduce((sum, { taken, left }) => sum + (taken ? left : 0), 0);
    const [gone] = await site.rows<{ sum: number }>(
      `select coalesce(-sum(amount_minor), 0)::int as sum from wallet_entry where user_id = $1 and account = 'client'
        and move in ('expired', 'taken-back')`,
      [userId],
    );
    expect(balance_minor).toBe(earned - spent - gone!.sum);
  },
  180_000,
);
