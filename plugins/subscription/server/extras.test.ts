import { randomUUID } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Owed } from '@/server/ports/owed';
import { subscriptionSite, type SubscriptionSite, token, YEAR } from './testing/site';

const HOST = 'newcomer.localhost';
const KEY: Owed = {
  key: 'mail-delivery:own-key:newcomer.example',
  amount: { amount: 3_500, currency: 'USD' },
  words: {
    en: 'Your own Mailgun key for emails from newcomer.example',
    pt: 'Chave própria do Mailgun para os e-mails de newcomer.example',
    es: 'Clave propia de Mailgun para los correos de newcomer.example',
  },
};
const MONTH = { amount: 2_999, currency: 'USD' };
const WITH_KEY = { amount: 6_499, currency: 'USD' };

let site: SubscriptionSite;
afterEach(() => site.it.close());

async function subscribed(outcome: 'success' | 'absentdeclined' = 'success') {
  site = await subscriptionSite({ config: { subscriptionRate: 'holiday' } });
  const payment = { method: 'card', token: token(outcome) };
  expect((await site.signUp({ payment, acceptedAmount: MONTH })).json.data.status).toBe('active');
}
const agencyId = async () =>
  (await site.rows<{ id: string }>(`select id from agency where subdomain = 'newcomer'`))[0]!.id;
async function owe(owed: Owed = KEY) {
  const id = await agencyId();
  await site.services.db.withTenant(id, (tx) => site.services.owe(tx, id, owed));
}
const auth = async () =>
  (
    await site.send(HOST, 'POST', '/api/user/login', {
      body: { email: 'ana@newcomer.example', password: 'Brave_Horse7' },
    })
  ).json.auth as string;
const seen = async () =>
  (await site.send(HOST, 'GET', '/api/agency/subscriptions', { token: await auth() })).json.data;
const invoices = () =>
  site.rows<{ amount_minor: number; extras: Owed[] }>(
    'select amount_minor::int, extras from subscription_invoice order by number',
  );

describe('R410 what is owed beside the plan', () => {
  test('comes once, with the next period that is paid, and is a line of its invoice', async () => {
    await subscribed();
    await owe();
    await owe({ ...KEY, amount: { amount: 9_900, currency: 'USD' } });
    expect(await seen()).toMatchObject({
      next: { on: '2026-12-20', amount: WITH_KEY },
      extras: [{ amount: KEY.amount, words: KEY.words }],
    });
    await site.pass(62);
    expect(site.charged()).toEqual([2_999, 6_499, 2_999]);
    expect(await seen()).toMatchObject({ next: { amount: MONTH }, extras: [] });
    expect(await invoices()).toEqual([
      { amount_minor: 2_999, extras: [] },
      { amount_minor: 6_499, extras: [KEY] },
      { amount_minor: 2_999, extras: [] },
    ]);
    expect((await site.it.server.reconcile()).differences).toEqual([]);
  });

  test('stands on the paper, with the plan without it, in the language of who reads', async () => {
    await subscribed();
    await owe();
    await site.pass(31);
    const token = await auth();
    const path = '/api/agency/subscriptions/invoices';
    const { id } = (await site.send(HOST, 'GET', path, { token })).json.data[0];
    const text = vi.spyOn(PDFDocument.prototype, 'text');
    await site.it.request(HOST, 'GET', `${path}/${id}/download`, {
      token,
      headers: { 'accept-language': 'pt' },
    });
    const drawn = text.mock.calls.map(([line]) => String(line));
    text.mockRestore();
    expect(drawn).toContain('Chave própria do Mailgun para os e-mails de newcomer.example');
    const sums = drawn.flatMap((line) => /\d+,\d\d/.exec(line)?.[0] ?? []);
    expect(sums).toEqual(['29,99', '35,00', '64,99']);
  });

  test('waits while a renewal is declined, and is part of what is paid then; INV-5 the plan alone is not enough', async () => {
    await subscribed('absentdeclined');
    await owe();
    await site.pass(31);
    expect(await seen()).toMatchObject({ status: 'past-due', due: { amount: WITH_KEY }, extras: [{}] });
    const pay = async (acceptedAmount: object) =>
      site.send(HOST, 'POST', '/api/agency/subscriptions/pay-now', {
        ...{ token: await auth(), key: randomUUID(), body: { acceptedAmount } },
      });
    expect((await pay(MONTH)).status).toBe(409);
    expect((await pay(WITH_KEY)).json.data).toMatchObject({ status: 'active' });
    expect(await seen()).toMatchObject({ next: { amount: MONTH }, extras: [] });
  });

  test('is paid with another card as well', async () => {
    await subscribed('absentdeclined');
    await owe();
    await site.pass(31);
    const changed = await site.send(HOST, 'PATCH', '/api/agency/subscriptions/payment-methods', {
      ...{ token: await auth(), key: randomUUID() },
      body: { payment: { method: 'card', token: token('success', 'amex') } },
    });
    expect(changed.json.data).toMatchObject({ status: 'active' });
    expect(site.charged()).toEqual([2_999, 6_499]);
    expect((await invoices()).at(-1)).toEqual({ amount_minor: 6_499, extras: [KEY] });
  });

  test('that comes while another is being paid waits for the period after it', async () => {
    site = await subscriptionSite({ config: { subscriptionRate: 'holiday' } });
    const payment = { method: 'card', token: token('absentasks') };
    const first = (await site.signUp({ payment, acceptedAmount: MONTH })).json.data;
    await site.answer(first.actionUrl, 'confirmed');
    await site.send('localhost', 'GET', first.verifyPath);
    await owe();
    await site.pass(31);
    const asked = await site.send(HOST, 'POST', '/api/agency/subscriptions/pay-now', {
      ...{ token: await auth(), key: randomUUID(), body: { acceptedAmount: WITH_KEY } },
    });
    expect(asked.json.data.status).toBe('action-required');
    const later = { ...KEY, key: 'mail-delivery:own-key:other.example' };
    await owe(later);
    await site.answer(asked.json.data.actionUrl, 'confirmed');
    site.it.clock.advance(60_000);
    await site.rest();
    expect(site.charged()).toEqual([2_999, 6_499]);
    expect(await seen()).toMatchObject({ status: 'active', next: { amount: WITH_KEY } });
    expect((await site.rows<{ extras: Owed[] }>('select extras from subscription'))[0]!.extras).toEqual([
      later,
    ]);
    expect((await invoices()).at(-1)).toEqual({ amount_minor: 6_499, extras: [KEY] });
  });

  test('leaves free months free', async () => {
    site = await subscriptionSite();
    await site.rows(`insert into coupon (code, kind, created_at) values ('GIFT-1', 'free-1', now())`);
    const signed = await site.signUp({
      acceptedAmount: { amount: 0, currency: 'USD' },
      couponCode: 'GIFT-1',
    });
    expect(signed.json.data.status).toBe('active');
    await owe();
    expect(site.charged()).toEqual([]);
    expect((await seen()).next.amount).toEqual({ amount: YEAR.amount + 3_500, currency: 'USD' });
    await site.pass(31);
    expect(site.charged()).toEqual([122_300]);
  });

  test('is nothing where the agency has arranged with the platform what it pays', async () => {
    site = await subscriptionSite({ agencies: [{ name: 'Alpha', subdomain: 'alpha' }] });
    const id = site.it.agencies['alpha']!.id;
    await site.services.db.withTenant(id, (tx) => site.services.owe(tx, id, KEY));
    expect(await site.rows('select * from subscription')).toEqual([]);
  });
});
