import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Outcome } from '@/server/payment/embedded/cards';
import { addDays, dayOf } from './plan/days';
import { goRound } from './steps/round';
import { subscriptionSite, type SubscriptionSite, token } from './testing/site';

const MONTH = { amount: 2_999, currency: 'USD' };
const HOST = 'newcomer.localhost';
let site: SubscriptionSite;
let owner: string;
beforeEach(async () => {
  site = await subscriptionSite({ config: { subscriptionRate: 'holiday' } });
});
afterEach(() => site.it.close());

const login = async () => {
  const answer = await site.send(HOST, 'POST', '/api/user/login', {
    body: { email: 'ana@newcomer.example', password: 'Brave_Horse7' },
  });
  owner = answer.json.auth;
};
async function subscribed(outcome: Outcome, expiry?: string) {
  const payment = { method: 'card', token: token(outcome, 'visa', expiry) };
  const { data } = (await site.signUp({ payment, acceptedAmount: MONTH })).json;
  expect(data.status).toBe('active');
  await login();
}
const seen = async () => {
  await login();
  return (await site.send(HOST, 'GET', '/api/agency/subscriptions', { token: owner })).json.data;
};
const call = (method: string, path: string, body?: unknown) =>
  site.send(HOST, method, `/api/agency/subscriptions${path}`, {
    ...{ token: owner, key: randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
const declined = () =>
  site.it.payments.filter((line) => line.type === 'charge' && line.result === 'declined').length;
const letters = async () =>
  (await site.rows<{ subject: string }>('select subject from mail order by created_at, id')).map(
    ({ subject }) => subject,
  );
const isSelling = async () =>
  (await site.send(HOST, 'GET', '/api/agency')).json.agency.isSubscribed as boolean;

describe('a renewal that is declined', () => {
  test('is tried after 0, 3, 5 and 7 days; the site sells for 14 days and then no more', async () => {
    await subscribed('absentdeclined');
    const tried: string[] = [];
    for (let day = 0; day < 60 && (await isSelling()); day++) {
      const before = declined();
      await site.pass(1);
      if (declined() > before) tried.push(dayOf(site.it.clock.now()));
    }
    expect(tried).toEqual([0, 3, 5, 7].map((days) => addDays('2026-12-20', days)));
    expect(dayOf(site.it.clock.now())).toBe('2027-01-03');
    expect(await seen()).toMatchObject({ status: 'ended', next: null, period: null });
    expect(site.charged()).toEqual([MONTH.amount]);
    const subjects = await letters();
    expect(subjects.filter((subject) => subject.includes('could not be charged'))).toHaveLength(4);
    expect(subjects.filter((subject) => subject.includes('stops selling on'))).toHaveLength(1);
    expect(subjects.at(-1)).toBe('The subscription of Newcomer Travel has ended');
  });

  test('recovers at once by paying now, with the days of the first payment', async () => {
    await subscribed('absentdeclined');
    await site.pass(32);
    expect(await seen()).toMatchObject({
      status: 'past-due',
      due: { amount: MONTH, reason: 'payment.declined' },
    });
    expect((await call('POST', '/pay-now', { acceptedAmount: { amount: 1, currency: 'USD' } })).status).toBe(
      409,
    );
    const paid = await call('POST', '/pay-now', { acceptedAmount: MONTH });
    expect(paid.json.data).toMatchObject({ status: 'active', message: 'The subscription is paid' });
    expect(await seen()).toMatchObject({
      status: 'active',
      due: null,
      period: { from: '2026-12-20', until: '2027-01-20' },
    });
    expect((await call('POST', '/pay-now', { acceptedAmount: MONTH })).status).toBe(409);
  });

  test('recovers at once by another card, and the old one is kept when the new one is declined', async () => {
    await subscribed('absentdeclined');
    await site.pass(31);
    await login();
    const change = (outcome: Outcome) =>
      call('PATCH', '/payment-methods', { payment: { method: 'card', token: token(outcome, 'amex') } });
    expect((await change('declined')).json.data).toMatchObject({ status: 'failed' });
    expect((await seen()).card.brand).toBe('visa');
    expect((await change('success')).json.data).toMatchObject({
      status: 'active',
      message: 'The card is saved',
    });
    expect(await seen()).toMatchObject({ status: 'active', card: { brand: 'amex' } });
    expect(site.charged()).toEqual([MONTH.amount, MONTH.amount]);
  });

  test('of a card that asks is confirmed by its holder', async () => {
    const payment = { method: 'card', token: token('absentasks') };
    const first = (await site.signUp({ payment, acceptedAmount: MONTH })).json.data;
    await site.answer(first.actionUrl, 'confirmed');
    expect((await site.send('localhost', 'GET', first.verifyPath)).json.data.status).toBe('active');
    await site.pass(31);
    expect((await seen()).due.reason).toBe('payment.authentication-required');
    const asked = (await call('POST', '/pay-now', { acceptedAmount: MONTH })).json.data;
    expect(asked.status).toBe('action-required');
    await site.answer(asked.actionUrl, 'confirmed');
    expect((await site.send(HOST, 'GET', asked.verifyPath)).json.data.status).toBe('active');
    expect((await seen()).status).toBe('active');
  });
});

describe('a renewal', () => {
  test('INV-1 is charged once though many processes go their rounds at once', async () => {
    await subscribed('success');
    site.it.clock.advance(31 * 86_400_000);
    await Promise.all(Array.from({ length: 5 }, () => goRound(site.services)));
    await site.rest();
    expect(site.charged()).toEqual([MONTH.amount, MONTH.amount]);
    expect(await site.rows('select number from subscription_invoice order by number')).toHaveLength(2);
  });

  test('INV-6 whose answer is late is looked up, neither failed nor charged again', async () => {
    await subscribed('success');
    const payment = { method: 'card', token: token('late') };
    await call('PATCH', '/payment-methods', { payment });
    site.it.clock.advance(31 * 86_400_000);
    await goRound(site.services);
    expect((await seen()).status).toBe('active');
    site.it.clock.advance(60_000);
    await site.rest();
    expect((await seen()).period).toEqual({ from: '2026-12-20', until: '2027-01-20' });
    expect(site.charged()).toEqual([MONTH.amount, MONTH.amount]);
  });

  test.each([
    ['was paid in another way', `period_index = 1, period_from = '2026-12-20', period_until = '2027-01-20'`],
    ['is not wanted any more', 'cancel_at_end = true'],
  ])('R427 INV-2 of a period that meanwhile %s is returned', async (_, set) => {
    await subscribed('success');
    await call('PATCH', '/payment-methods', { payment: { method: 'card', token: token('late') } });
    site.it.clock.advance(30.5 * 86_400_000);
    await goRound(site.services);
    expect(site.charged()).toHaveLength(2);
    await site.rows(`update subscription set ${set}`);
    site.it.clock.advance(60_000);
    await site.rest();
    expect([site.charged(), site.refunded()]).toEqual([[MONTH.amount, MONTH.amount], [MONTH.amount]]);
    expect(await site.rows('select 1 from subscription_invoice')).toHaveLength(1);
  });

  test('of a site that stood still for months is charged once for each month, one after the other, and nothing ends', async () => {
    await subscribed('success');
    site.it.clock.advance(80 * 86_400_000);
    for (let round = 0; round < 4; round++) await site.rest();
    expect(await isSelling()).toBe(true);
    expect((await seen()).period.until > dayOf(site.it.clock.now())).toBe(true);
    expect(site.charged()).toHaveLength(3);
  });

  test('the owner is told of a card that ends before it, once', async () => {
    await subscribed('success', '1126');
    await site.pass(28);
    expect((await seen()).card.isExpiring).toBe(true);
    const told = (await letters()).filter((subject) => subject.includes('about to expire'));
    expect(told).toEqual(['The card of Newcomer Travel is about to expire']);
  });
});

describe('a subscription that is canceled', () => {
  test('sells to the end of the period, can be taken back until then, and is not charged again', async () => {
    await subscribed('success');
    expect((await call('DELETE', '')).json.data).toMatchObject({ status: 'cancelling', next: null });
    expect((await call('DELETE', '')).status).toBe(409);
    expect((await call('POST', '/resume', {})).json.data).toMatchObject({ status: 'active' });
    expect((await call('POST', '/resume', {})).status).toBe(409);
    await call('DELETE', '');
    await site.pass(29);
    expect(await isSelling()).toBe(true);
    await site.pass(2);
    expect(await isSelling()).toBe(false);
    expect(site.charged()).toEqual([MONTH.amount]);
    expect(await letters()).toContain('The subscription of Newcomer Travel is canceled');
  });

  test('R427 begins again with today as its first day; paying twice is refused', async () => {
    await subscribed('success');
    const pay = () =>
      call('POST', '', { acceptedAmount: MONTH, payment: { method: 'card', token: token() } });
    const twice = await pay();
    expect([twice.status, twice.text]).toEqual([
      409,
      expect.stringContaining('You already paid the subscription'),
    ]);
    await call('DELETE', '');
    await site.pass(31);
    await login();
    expect((await pay()).json.data).toMatchObject({ status: 'active' });
    expect(await seen()).toMatchObject({ status: 'active', period: { from: dayOf(site.it.clock.now()) } });
    expect(await isSelling()).toBe(true);
  });
});

describe('the grace is not a way to sell for nothing', () => {
  test('whoever cancels what is due ends at once', async () => {
    await subscribed('absentdeclined');
    await site.pass(31);
    await login();
    await call('DELETE', '');
    await site.rest();
    expect(await isSelling()).toBe(false);
  });
});
