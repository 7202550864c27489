import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEST_AGENCIES } from '@/server/testing/harness';
import { subscriptionSite, type SubscriptionSite, token, YEAR } from './testing/site';

const FRESH = { name: 'Fresh Trips', subdomain: 'fresh', isSubscribed: false };
const HOST = 'fresh.localhost';
let site: SubscriptionSite;
let owner: string;
beforeEach(async () => {
  site = await subscriptionSite({ agencies: [...TEST_AGENCIES, FRESH] });
  owner = await site.it.login('fresh', 'owner');
});
afterEach(() => site.it.close());

const call = (method: string, path: string, body?: unknown, as = owner, host = HOST) =>
  site.send(host, method, `/api/agency${path}`, {
    ...{ token: as, key: randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
const pay = (changes: Record<string, unknown> = {}) =>
  call('POST', '/subscriptions', {
    acceptedAmount: YEAR,
    payment: { method: 'card', token: token() },
    ...changes,
  });
const DETAILS = {
  ...{ legalName: 'Fresh Trips Lda', email: 'bills@fresh.example', addressLine: 'Rua Augusta 12' },
  ...{ city: 'Lisboa', state: 'Lisboa', zipCode: '1100-048', country: 'PT', vatNumber: 'PT 501 442 600' },
};

describe('an agency that is there already', () => {
  test('R427 R430 pays, sells at once, and cannot pay twice', async () => {
    expect((await call('GET', '/subscriptions')).json.data).toMatchObject({
      status: 'none',
      offer: { plan: 'regular', dueToday: YEAR },
    });
    const paid = (await pay()).json.data;
    expect(paid).toMatchObject({ status: 'active', domain: 'fresh.localhost:4000', entryUrl: null });
    expect((await site.send(HOST, 'GET', '/api/agency')).json.agency.isSubscribed).toBe(true);
    const twice = await pay();
    expect([twice.status, twice.text]).toEqual([
      409,
      expect.stringContaining('You already paid the subscription'),
    ]);
    expect(site.charged()).toEqual([YEAR.amount]);
  });

  test.each([
    ['at once', {}, [118_800]],
    ['with free months', { couponCode: 'FREE-3', acceptedAmount: { amount: 0, currency: 'USD' } }, []],
  ])(
    'R373 who was invited to subscribe, and does %s, is done: paying twice is an error, with whatever card or coupon',
    async (_, first, charged) => {
      const key = randomUUID();
      const body = { acceptedAmount: YEAR, payment: { method: 'card', token: token() }, ...first };
      const accept = () => site.send(HOST, 'POST', '/api/agency/subscriptions', { token: owner, key, body });
      expect((await accept()).json.data.status).toBe('active');
      // The same press of the button once more is no second payment.
      expect((await accept()).json.data.status).toBe('active');
      const again = [
        await pay(),
        await pay({ payment: { method: 'card', token: token('success', 'mastercard') } }),
        await pay({ couponCode: 'FREE-3', acceptedAmount: { amount: 0, currency: 'USD' } }),
      ];
      for (const { status, json } of again)
        expect([status, json.reason, json.message]).toEqual([
          ...[409, 'subscription.paidAlready', 'You already paid the subscription'],
        ]);
      await site.rest();
      expect(site.charged()).toEqual(charged);
      expect(await site.rows('select 1 from subscription_invoice')).toHaveLength(charged.length);
      expect(await site.rows(`select 1 from subscription_attempt where kind = 'begin'`)).toHaveLength(1);
    },
  );

  test('R373 what was arranged with the platform is paid: paying for it is an error', async () => {
    const alpha = await site.it.login('alpha', 'owner');
    const body = { acceptedAmount: YEAR, payment: { method: 'card', token: token() } };
    const { status, json } = await call('POST', '/subscriptions', body, alpha, 'alpha.localhost');
    expect([status, json.message]).toEqual([409, 'You already paid the subscription']);
    expect(site.charged()).toEqual([]);
  });

  test('INV-1 reloaded before an answer, and the card typed anew, it goes on with what was begun; a card to keep is another one', async () => {
    const key = randomUUID();
    const send = (method: string, path: string, given: string, more = {}) =>
      site.send(HOST, method, `/api/agency/subscriptions${path}`, {
        ...{ token: owner, key },
        body: { payment: { method: 'card', token: given }, ...more },
      });
    const first = (await send('POST', '', token('late'), { acceptedAmount: YEAR })).json.data;
    const again = await send('POST', '', token(), { acceptedAmount: YEAR });
    expect([again.status, again.json.data.verifyPath]).toEqual([200, first.verifyPath]);
    site.it.clock.advance(60_000);
    await site.rest();
    expect(site.charged()).toEqual([118_800]);
    const kept = randomUUID();
    const change = (given: string) =>
      site.send(HOST, 'PATCH', '/api/agency/subscriptions/payment-methods', {
        ...{ token: owner, key: kept, body: { payment: { method: 'card', token: given } } },
      });
    expect((await change(token())).json.data.status).toBe('active');
    expect((await change(token())).json.reason).toBe('subscription.sentOtherwise');
  });

  test('R427 two tabs with two cards pay once, also when the second asks between the payment of the first and its end', async () => {
    const [first, second] = await site.secondWhileFirstEnds(pay);
    expect(first.json.data.status).toBe('active');
    expect(second.json.reason).toBe('subscription.paidAlready');
    expect([site.charged(), site.refunded()]).toEqual([[YEAR.amount], []]);
  });

  test('R427 what was paid in another way meanwhile is not paid twice: the money goes back, and nothing is changed', async () => {
    const key = randomUUID();
    const body = { acceptedAmount: YEAR, payment: { method: 'card', token: token('late') } };
    const press = () => site.send(HOST, 'POST', '/api/agency/subscriptions', { token: owner, key, body });
    const asked = (await press()).json.data;
    expect(asked.status).toBe('processing');
    await site.rows(`insert into subscription (agency_id, standing, plan, anchor, period_index, period_from, period_until,
        payer, card, billing, created_at, updated_at)
      select agency_id, 'active', plan, '2026-11-01', 0, '2026-11-01', '2027-11-01', payer, card, billing, created_at,
        created_at from subscription_attempt`);
    site.it.clock.advance(60_000);
    await site.rest();
    const verified = await call('GET', asked.verifyPath.replace('/api/agency', ''));
    expect(verified.json.data).toMatchObject({
      status: 'failed',
      message: 'You already paid the subscription',
    });
    expect((await press()).json.reason).toBe('subscription.paidAlready');
    expect([site.charged(), site.refunded()]).toEqual([[YEAR.amount], [YEAR.amount]]);
    expect(await site.rows('select anchor from subscription')).toEqual([{ anchor: '2026-11-01' }]);
    expect(await site.rows('select 1 from subscription_invoice')).toEqual([]);
  });

  test('R427 a failed payment says so, and takes nothing', async () => {
    const failed = await pay({ payment: { method: 'card', token: token('declined') } });
    expect(failed.json.data).toMatchObject({
      status: 'failed',
      message: 'Something went wrong during payment, please try again',
      detail: { message: 'Your card was declined.' },
    });
    expect((await call('GET', '/subscriptions')).json.data.status).toBe('none');
  });

  test('that the platform has arranged for has nothing to pay or to cancel here', async () => {
    const alpha = await site.it.login('alpha', 'owner');
    const asked = (method: string, path: string, body?: unknown) =>
      call(method, path, body, alpha, 'alpha.localhost');
    expect((await asked('GET', '/subscriptions')).json.data.status).toBe('arranged');
    const body = { acceptedAmount: YEAR, payment: { method: 'card', token: token() } };
    expect((await asked('POST', '/subscriptions', body)).text).toContain('You already paid the subscription');
    expect((await asked('DELETE', '/subscriptions')).status).toBe(409);
    await site.rest();
    expect((await asked('GET', '/subscriptions')).json.data.status).toBe('arranged');
  });

  test('R425 an agency is given one coupon, once', async () => {
    const free = { couponCode: 'FREE-1', acceptedAmount: { amount: 0, currency: 'USD' } };
    expect((await pay(free)).json.data.status).toBe('active');
    await call('DELETE', '/subscriptions');
    await site.pass(31);
    owner = await site.it.login('fresh', 'owner');
    expect((await call('GET', '/subscriptions')).json.data.status).toBe('ended');
    const again = await pay(free);
    expect([again.status, again.text]).toEqual([422, expect.stringContaining('Coupon Code is not valid')]);
  });

  test('without a gateway nobody is asked for a card', async () => {
    const { gateway } = { gateway: { ...site.services.payments, isClosed: true } };
    const closed = await subscriptionSite({ agencies: [...TEST_AGENCIES, FRESH], payments: gateway });
    const answer = await closed.signUp();
    expect([answer.status, answer.text]).toEqual([
      409,
      expect.stringContaining('No payments are taken here'),
    ]);
    await closed.it.close();
  });
});

describe('payment settings', () => {
  test('R429 show the card and take another one; a card that asks is found by the verify call', async () => {
    await pay();
    expect((await call('GET', '/subscriptions/payment-methods')).json.data.card).toMatchObject({
      last4: '4242',
    });
    const asked = await call('PATCH', '/subscriptions/payment-methods', {
      payment: { method: 'card', token: token('authenticate', 'mastercard') },
    });
    const { status, actionUrl, verifyPath } = asked.json.data;
    expect(status).toBe('action-required');
    expect((await site.answer(actionUrl, 'confirmed')).headers.get('location')).toMatch(
      /^\/settings\/payment\?verify=/,
    );
    const verified = await call('GET', verifyPath.replace('/api/agency', ''));
    expect(verified.json.data).toMatchObject({ status: 'active', message: 'The card is saved' });
    expect((await call('GET', '/subscriptions/payment-methods')).json.data.card.brand).toBe('mastercard');
    expect(site.charged()).toEqual([YEAR.amount]);
  });

  test('a card that its holder confirms when the subscription has ended is not kept', async () => {
    await pay();
    const asked = await call('PATCH', '/subscriptions/payment-methods', {
      payment: { method: 'card', token: token('authenticate', 'mastercard') },
    });
    const { actionUrl, verifyPath } = asked.json.data;
    await site.rows(`update subscription set standing = 'ended'`);
    await site.answer(actionUrl, 'confirmed');
    expect((await call('GET', verifyPath.replace('/api/agency', ''))).json.data.status).toBe('failed');
    expect(await site.rows(`select card ->> 'brand' as brand from subscription`)).toEqual([
      { brand: 'visa' },
    ]);
  });

  test('are the owner’s; an agent sees how the subscription stands and neither card nor address', async () => {
    await pay();
    const agent = await site.it.login('fresh', 'agent');
    expect((await call('GET', '/subscriptions', undefined, agent)).json.data).toMatchObject({
      status: 'active',
      card: null,
      billingDetails: null,
      isOwner: false,
    });
    for (const path of ['/subscriptions/payment-methods', '/subscriptions/invoices'])
      expect((await call('GET', path, undefined, agent)).status).toBe(403);
    expect((await call('DELETE', '/subscriptions', undefined, agent)).status).toBe(403);
  });

  test('keep whom the invoices are made out to, in the words of each field', async () => {
    await pay();
    const wrong = await call('PATCH', '/subscriptions/billing-details', {
      ...DETAILS,
      legalName: ' ',
      vatNumber: '?',
    });
    expect(wrong.status).toBe(422);
    for (const message of ['Please enter the legal name', 'Please enter a valid VAT number'])
      expect(wrong.text).toContain(message);
    const saved = await call('PATCH', '/subscriptions/billing-details', DETAILS);
    expect(saved.json.data.billingDetails).toEqual({ ...DETAILS, vatNumber: 'PT501442600' });
  });
});

describe('invoices', () => {
  test('are a PDF each of what stood there on that day, and nobody else’s', async () => {
    await pay();
    const listed = (await call('GET', '/subscriptions/invoices')).json;
    expect(listed).toMatchObject({
      totalCount: 1,
      data: [{ number: '2026-000001', issuedOn: '2026-11-20', total: YEAR, status: 'paid' }],
    });
    const path = `/subscriptions/invoices/${listed.data[0].id}/download`;
    const file = await call('GET', path);
    expect(file.headers.get('content-type')).toContain('application/pdf');
    expect(file.text.slice(0, 5)).toBe('%PDF-');
    const alpha = await site.it.login('alpha', 'owner');
    expect((await call('GET', path, undefined, alpha, 'alpha.localhost')).status).toBe(404);
  });

  test('come with the receipt, in the language of the owner', async () => {
    await pay();
    await site.rest();
    const [letter] = await site.rows<{ subject: string; files: { filename: string }[] }>(
      'select subject, attachments as files from mail order by created_at desc limit 1',
    );
    expect(letter).toMatchObject({
      subject: 'Fresh Trips is open',
      files: [{ filename: 'invoice-2026-000001.pdf' }],
    });
  });
});

describe('the first steps of a new agency', () => {
  test('are ticked off by what is there, and end when they are put away', async () => {
    expect((await call('GET', '/first-steps')).json.code).toBe('NOT_SUBSCRIBED');
    const { data } = (await site.signUp()).json;
    const entered = await site.send('newcomer.localhost', 'POST', '/api/agency/subscriptions/enter', {
      body: { code: new URL(data.entryUrl).hash.slice(1) },
    });
    const steps = (method: string, body?: unknown) =>
      call(method, '/first-steps', body, entered.json.auth, 'newcomer.localhost');
    const done = (answer: { json: { data: { steps: { step: string; isDone: boolean }[] } } }) =>
      answer.json.data.steps.filter(({ isDone }) => isDone).map(({ step }) => step);
    expect(done(await steps('GET'))).toEqual([]);
    await site.rows(
      `update agency set settings = settings || '{"primaryColor": "#123456"}' where subdomain = 'newcomer'`,
    );
    expect(done(await steps('PATCH', { done: 'products' }))).toEqual(['brand', 'products']);
    expect((await steps('PATCH', { isDismissed: true })).json.data).toBeNull();
    expect((await steps('GET')).json.data).toBeNull();
  });
});
