import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DifferenceCode } from '@/core/contract/attention';
import type { Outcome } from '@/server/payment/embedded/cards';
import { PLATFORM, subscriptionSite, type SubscriptionSite, token, YEAR } from '../testing/site';

let site: SubscriptionSite;
beforeEach(async () => {
  site = await subscriptionSite();
});
afterEach(() => site.it.close());

const billing = () => site.services.payments.billing!;
const call = (idempotencyKey: string) => ({ idempotencyKey, signal: new AbortController().signal });
/** A little later, as what was just written may still move. */
const compared = () => {
  site.it.clock.advance(2 * 60_000);
  return site.it.server.reconcile();
};
const codes = async () => (await compared()).differences.map(({ code }) => code).sort();
const open = () =>
  site.rows<{
    kind: string;
    is_platform: boolean;
    facts: { code: string; reference: string; said?: string };
  }>(
    `select kind, is_platform, facts from attention join agency on agency.id = agency_id where gone_at is null`,
  );
const write = (text: string) => site.rows(text);
const give = async () =>
  billing().refund(
    (await site.rows<{ payment_ref: string }>('select payment_ref from subscription_invoice'))[0]!
      .payment_ref,
    { ...YEAR, amount: 500 },
    call(randomUUID()),
  );
const chargeBeside = async () => {
  const input = { payer: 'nobody', email: 'o@a.example', token: token(), returnUrl: '/' };
  const kept = await billing().saveCard(input, call(randomUUID()));
  if (kept.kind !== 'saved') throw new Error(kept.kind);
  const paid = await billing().charge(
    { payer: 'nobody', card: kept.card.ref, amount: YEAR, description: 'x' },
    call(randomUUID()),
  );
  if (paid.kind !== 'charged') throw new Error(paid.kind);
  return () => billing().refund(paid.paymentRef, YEAR, call(randomUUID()));
};

describe('what was charged for subscriptions, and what is written here', () => {
  test('INV-4 agree where nothing is wrong; how many were compared is said', async () => {
    await site.signUp();
    await site.signUp({
      ...{ subdomain: 'newcomer2', agencyName: 'Second', email: 'b@c.example' },
      payment: { method: 'card', token: token('declined') },
    });
    expect(await compared()).toMatchObject({ differences: [], others: { subscription: 1 }, unlisted: [] });
    expect(await open()).toEqual([]);
  });

  test.each<[DifferenceCode, string, () => Promise<() => Promise<unknown>>]>([
    ['charge-unknown', 'a charge that nothing here stands for', chargeBeside],
    [
      'charge-missing',
      'an invoice that the gateway knows nothing of',
      async () => {
        await write(`insert into subscription_invoice (agency_id, number, issued_on, period_from, period_until, amount_minor,
          currency, plan, months, seller, addressee, card, payment_ref, created_at)
          select agency_id, 'X', issued_on, period_from, period_until, amount_minor, currency, plan, months, seller, addressee,
            card, 'chg_none', created_at from subscription_invoice`);
        return () => write(`delete from subscription_invoice where number = 'X'`);
      },
    ],
    [
      'charge-differs',
      'an invoice of another amount',
      async () => {
        await write('update subscription_invoice set amount_minor = amount_minor - 1');
        return () => write('update subscription_invoice set amount_minor = amount_minor + 1');
      },
    ],
    [
      'return-differs',
      'an invoice that says it was returned',
      async () => {
        await write('update subscription_invoice set refunded_at = created_at');
        return () => write('update subscription_invoice set refunded_at = null');
      },
    ],
    [
      'return-differs',
      'what a payment has taken that failed here',
      async () => {
        await write(`create table kept as select * from subscription_invoice`);
        await write('delete from subscription_invoice');
        await write(`update subscription_attempt set state = 'failed'`);
        return async () => {
          await write(`update subscription_attempt set state = 'done'`);
          await write('insert into subscription_invoice select * from kept');
        };
      },
    ],
  ])(
    'INV-2 INV-5 %s: %s is found once, is the platform’s, and closes when it is gone',
    async (code, _, plant) => {
      await site.signUp();
      const mend = await plant();
      expect(await codes()).toEqual([code]);
      expect(await codes()).toEqual([code]);
      expect(await open()).toMatchObject([
        { kind: 'difference', is_platform: true, facts: { code, currency: 'USD' } },
      ]);
      await mend();
      expect(await codes()).toEqual([]);
      expect(await open()).toEqual([]);
    },
  );

  test('INV-4 a part that was returned at the gateway only is found', async () => {
    await site.signUp();
    await give();
    const { differences } = await compared();
    expect(differences).toMatchObject([{ code: 'return-differs', ours: 0, theirs: 500, currency: 'USD' }]);
  });

  test('a gateway that cannot list them is named, and nothing is called missing', async () => {
    await site.signUp();
    delete billing().charges;
    const { differences, unlisted } = await compared();
    expect(differences).toEqual([]);
    expect(unlisted).toEqual(['subscription']);
  });
});

describe('money that cannot be used', () => {
  test('whose return is refused for good waits for somebody of the platform, once, and is asked for no more', async () => {
    const refuse = () => Promise.resolve({ kind: 'refused' as const, message: 'The card was closed' });
    Object.assign(billing(), { refund: refuse });
    const { data } = (await site.signUp({ payment: { method: 'card', token: token('late') } })).json;
    await write(`insert into agency (name, subdomain) values ('Other', 'newcomer')`);
    site.it.clock.advance(60_000);
    await site.rest();
    const points = await open();
    expect(points).toMatchObject([
      {
        kind: 'money-not-returned',
        is_platform: true,
        facts: { said: 'The card was closed', amount: YEAR.amount, currency: 'USD' },
      },
    ]);
    expect((await site.send(PLATFORM, 'GET', data.verifyPath)).json.data.status).toBe('failed');
    expect(await write(`select 1 from audit_log where action = 'subscription.refund'`)).toEqual([]);
    expect(await write('select 1 from subscription_attempt where ended_at is null')).toEqual([]);
    // It is on the list already, also once a person has settled it.
    expect(await codes()).toEqual([]);
    await write('update attention set settled_at = opened_at');
    await site.pass(10);
    expect(await codes()).toEqual([]);
    expect(await open()).toHaveLength(1);
  });

  test('INV-1 INV-2 INV-4 sign-ups over a gateway that loses answers, and processes that end in between, leave 0 differences', async () => {
    let seed = 7;
    const luck = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    let faults = 0;
    let isOver = false;
    const fail = (chance: number) => {
      if (isOver || luck() > chance) return;
      faults += 1;
      throw new Error('ECONNRESET');
    };
    const flaky =
      <A extends unknown[], R>(real: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        fail(0.2);
        const answer = await real(...given);
        fail(0.3);
        return answer;
      };
    const { saveCard, lookupSave, charge, lookupCharge, refund } = billing();
    Object.assign(billing(), {
      ...{ saveCard: flaky(saveCard), lookupSave: flaky(lookupSave), charge: flaky(charge) },
      ...{ lookupCharge: flaky(lookupCharge), refund: flaky(refund) },
    });
    // The last thing that is written when it is brought about: the process ends before it is.
    const { record } = site.services.audit;
    Object.assign(site.services.audit, {
      record: (...given: Parameters<typeof record>) => {
        fail(0.3);
        return record(...given);
      },
    });
    const outcomes: Outcome[] = ['success', 'late', 'authenticate', 'success', 'late', 'declined'];
    for (let at = 0; at < 18; at++) {
      const subdomain = `newcomer${at}`;
      const outcome = outcomes[at % outcomes.length]!;
      const { json } = await site.signUp({
        ...{
          subdomain,
          agencyName: `Newcomer ${'abcdefghijklmnopqr'[at]}`,
          email: `ana${at}@newcomer.example`,
        },
        payment: { method: 'card', token: token(outcome) },
      });
      if (json?.data?.actionUrl && at % 2 === 0) await site.answer(json.data.actionUrl, 'confirmed');
      // Somebody else is faster with the name of some.
      if (at % 3 === 1)
        await write(
          `insert into agency (name, subdomain) values ('Other ${at}', '${subdomain}') on conflict do nothing`,
        );
      site.it.clock.advance(20_000);
      await site.rest();
    }
    isOver = true;
    await site.pass(2);
    expect(faults).toBeGreaterThan(10);
    expect(await write('select 1 from subscription_attempt where ended_at is null')).toEqual([]);
    const invoices = await write('select 1 from subscription_invoice');
    expect(invoices.length).toBeGreaterThan(3);
    expect(site.refunded().length).toBeGreaterThan(0);
    const taken = site.charged().length - site.refunded().length;
    expect(taken).toBe(invoices.length);
    const { differences, others } = await compared();
    expect(differences).toEqual([]);
    expect(others['subscription']).toBe(site.charged().length);
    // No return was asked for twice, which the gateway would have refused.
    expect(await open()).toEqual([]);
  }, 60_000);
});
