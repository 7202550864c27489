import PDFDocument from 'pdfkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testClock } from '@/server/testing/harness';
import { createFakeStripe, type FakeEvent, type FakeStripe } from '@/plugins/stripe/testing/fake';
import { PLATFORM, subscriptionSite, type SubscriptionSite, token, YEAR } from './testing/site';

const REASON = 'Charged twice';

describe.each(['embedded', 'stripe'] as const)('an invoice that is refunded, over %s', (name) => {
  let site: SubscriptionSite;
  let owner: string;
  let fake: FakeStripe;
  beforeEach(async () => {
    const start = testClock().now().getTime();
    fake = createFakeStripe({ now: () => site?.it.clock.now().getTime() ?? start });
    site = await subscriptionSite(name === 'stripe' ? { stripe: fake } : {});
    owner = await site.it.login('platform', 'owner');
    const payment = { method: 'card', token: name === 'stripe' ? fake.makeToken('success') : token() };
    expect((await site.signUp({ payment })).json.data.status).toBe('active');
    await site.rest();
  });
  afterEach(() => site.it.close());

  const billing = () => site.services.payments.billing!;
  const call = (method: string, path: string, body?: unknown) =>
    site.send(PLATFORM, method, `/api/platform${path}`, {
      token: owner,
      ...(body === undefined ? {} : { body }),
    });
  const invoices = async () => {
    const [{ agency_id }] = (await site.rows('select agency_id from subscription')) as [
      { agency_id: string },
    ];
    return (await call('GET', `/subscriptions/${agency_id}/invoices`)).json;
  };
  const invoice = async () => (await invoices()).data[0];
  const refund = async (body: object = { accepted: YEAR, reason: REASON }) =>
    call('POST', `/invoices/${(await invoice()).id}/refund`, body);
  const reference = async () =>
    (await site.rows<{ payment_ref: string }>('select payment_ref from subscription_invoice'))[0]!
      .payment_ref;
  const returned = async () => billing().returned(await reference());
  const letters = async () => {
    await site.it.server.jobs.drain();
    const sent = await site.rows<{ subject: string; body: string }>(
      `select subject, body from mail where subject like '%refunded%'`,
    );
    return sent;
  };
  const differences = async () => {
    site.it.clock.advance(2 * 60_000);
    return (await site.it.server.reconcile()).differences;
  };
  const points = () => call('GET', '/returns').then(({ json }) => json.data);

  test('SEC-44 INV-4 goes back wholly: invoice, letter, log and books say so', async () => {
    expect(await invoices()).toMatchObject({
      data: [{ status: 'paid', total: YEAR, card: { brand: 'visa', last4: '4242' }, refundedOn: null }],
      totalCount: 1,
      agency: { agencyName: 'Newcomer Travel', domain: 'newcomer.localhost:4000' },
    });
    expect((await refund()).json.data).toMatchObject({
      ...{ status: 'refunded', refundedOn: '2026-11-20', reason: REASON, refusal: null },
    });
    expect(await returned()).toBe(118_800);
    expect(await letters()).toMatchObject([
      {
        subject: '$1,188.00 refunded for the subscription of Newcomer Travel',
        body: expect.stringContaining(
          'Platform has refunded $1,188.00 of invoice 2026-000001 to Visa •••• 4242: “Charged twice”.',
        ),
      },
    ]);
    const logged = await site.rows(
      `select agency.name, user_id is not null as by_somebody, after from audit_log join agency on agency.id = agency_id
       where action = 'subscription.refund' order by at, audit_log.id`,
    );
    expect(logged).toMatchObject([
      { name: 'Platform', by_somebody: true, after: { invoice: '2026-000001', amount: YEAR } },
      { name: 'Newcomer Travel', by_somebody: false, after: { invoice: '2026-000001', amount: YEAR } },
    ]);
    const { id } = await invoice();
    const text = vi.spyOn(PDFDocument.prototype, 'text');
    expect((await call('GET', `/invoices/${id}/download`)).text.slice(0, 5)).toBe('%PDF-');
    const lines = text.mock.calls.map(([line]) => line);
    text.mockRestore();
    expect(lines).toEqual(expect.arrayContaining(['Refunded on Nov 20, 2026', '-$1,188.00', '$0.00']));
    const { data } = (await call('GET', '/subscriptions?find=newcomer')).json;
    expect(data).toMatchObject([{ status: 'active', paid: [] }]);
    expect(await differences()).toEqual([]);
  });

  test('INV-2 pressed twice, in two tabs and once more later, it goes back once', async () => {
    const answers = await Promise.all([refund(), refund({ accepted: YEAR, reason: 'Another tab' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await refund()).json.data.status).toBe('refunded');
    await site.rest();
    expect(await returned()).toBe(118_800);
    expect(await letters()).toHaveLength(1);
    expect(await site.rows('select 1 from subscription_refund')).toHaveLength(1);
    expect(await differences()).toEqual([]);
  });

  test('INV-6 whose answer is lost is being refunded until it is known, and is returned once', async () => {
    const { refund: real } = billing();
    let asked = 0;
    const lost: typeof real = async (...given) => {
      asked += 1;
      await real(...given);
      throw new Error('ECONNRESET');
    };
    Object.assign(billing(), { refund: lost });
    expect((await refund()).json.data.status).toBe('refunding');
    expect(await letters()).toEqual([]);
    // The books outside know it already, and those here do not yet: it moves.
    expect(await differences()).toEqual([]);
    await site.rest();
    expect((await invoice()).status).toBe('refunded');
    expect(asked).toBe(1);
    expect(await letters()).toHaveLength(1);
    expect(await differences()).toEqual([]);
  });

  test('INV-6 whose question is lost is asked again until it is returned', async () => {
    const { refund: real } = billing();
    Object.assign(billing(), { refund: () => Promise.reject(new Error('ECONNREFUSED')) });
    expect((await refund()).json.data.status).toBe('refunding');
    Object.assign(billing(), { refund: real });
    site.it.clock.advance(60_000);
    await site.rest();
    expect((await invoice()).status).toBe('refunded');
    expect(await returned()).toBe(118_800);
  });

  test('that the gateway refuses says so, waits for somebody, and is tried again', async () => {
    const { refund: real } = billing();
    const refuse = () => Promise.resolve({ kind: 'refused' as const, message: 'The balance is too low' });
    Object.assign(billing(), { refund: refuse });
    expect((await refund()).json.data).toMatchObject({
      ...{ status: 'paid', refusal: 'The balance is too low', reason: null },
    });
    const [point] = await points();
    expect(point).toMatchObject({ amount: YEAR, said: 'The balance is too low', status: 'refused' });
    await site.rows('update attention set settled_at = opened_at returning id');
    expect(await points()).toEqual([]);
    await site.rows('update attention set settled_at = null returning id');
    const retry = (accepted = YEAR) => call('POST', `/returns/${point.id}/retry`, { accepted });
    expect((await retry({ ...YEAR, amount: 1 })).status).toBe(409);
    expect((await retry()).json.data.status).toBe('refused');
    Object.assign(billing(), { refund: real });
    const answers = await Promise.all([retry(), retry()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await retry()).json.data.status).toBe('returned');
    expect(await returned()).toBe(118_800);
    expect((await invoice()).status).toBe('refunded');
    expect(await points()).toEqual([]);
    expect(await letters()).toMatchObject([{ body: expect.stringContaining('“Charged twice”') }]);
    expect(await differences()).toEqual([]);
  });

  test('nobody returns another sum than was shown, or without saying why', async () => {
    expect((await refund({ accepted: { ...YEAR, amount: 1 }, reason: REASON })).status).toBe(409);
    expect((await refund({ accepted: YEAR, reason: '  ' })).status).toBe(422);
    expect(await returned()).toBe(0);
  });

  test('SEC-31 is refunded by the platform’s owner alone', async () => {
    const { id } = await invoice();
    const body = { accepted: YEAR, reason: REASON };
    const path = `/api/platform/invoices/${id}/refund`;
    const alpha = await site.it.login('alpha', 'owner');
    const agent = await site.it.login('platform', 'agent');
    expect((await site.send('alpha.localhost', 'POST', path, { token: alpha, body })).status).toBe(404);
    expect(
      (await site.send('alpha.localhost', 'GET', '/api/platform/returns', { token: alpha })).status,
    ).toBe(404);
    expect((await site.send(PLATFORM, 'POST', path, { token: agent, body })).status).toBe(403);
    expect((await site.send(PLATFORM, 'POST', path, { body })).status).toBe(401);
    expect(await returned()).toBe(0);
  });

  /** Somebody returns it at the gateway itself, as in Stripe's dashboard. */
  const atTheGateway = async (amount: number): Promise<FakeEvent | undefined> => {
    if (name === 'stripe') fake.platform.refund({ payment_intent: await reference(), amount });
    else
      await billing().refund(
        await reference(),
        { ...YEAR, amount },
        { idempotencyKey: `by hand ${amount}`, signal: AbortSignal.timeout(5_000) },
      );
    return fake.events.findLast(({ type }) => type === 'charge.refunded');
  };

  test('INV-4 what was returned at the gateway is a difference, until somebody refunds the invoice: nothing is asked for', async () => {
    await atTheGateway(118_800);
    expect(await differences()).toMatchObject([{ code: 'return-differs', ours: 0, theirs: 118_800 }]);
    Object.assign(billing(), { refund: () => Promise.reject(new Error('must not be asked')) });
    expect((await refund()).json.data.status).toBe('refunded');
    expect(await differences()).toEqual([]);
  });

  test('INV-4 of what was returned at the gateway in part the rest goes back', async () => {
    await atTheGateway(18_800);
    expect((await refund()).json.data.status).toBe('refunded');
    expect(await returned()).toBe(118_800);
    expect(await differences()).toEqual([]);
  });

  if (name === 'stripe')
    test('INV-4 what Stripe keeps of a subscription is among the fees', async () => {
      expect((await site.it.server.reconcile()).fees).toEqual([{ amount: 3_594, currency: 'USD' }]);
    });

  if (name === 'stripe')
    test('INV-4 Stripe says that it was returned there: the invoice says so too, once, and nothing is left to settle', async () => {
      const hear = async (event: FakeEvent) => {
        const { body, signature } = fake.signed(event);
        const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
        return site.it.request(PLATFORM, 'POST', '/webhooks/stripe', { body, headers });
      };
      const part = (await atTheGateway(18_800))!;
      expect((await hear(part)).status).toBe(200);
      expect((await invoice()).status).toBe('paid');
      const whole = (await atTheGateway(100_000))!;
      expect((await hear(whole)).status).toBe(200);
      expect((await hear({ ...whole, id: 'evt_again' })).status).toBe(200);
      expect(await invoice()).toMatchObject({ status: 'refunded', reason: null });
      expect(await letters()).toMatchObject([
        { body: expect.stringContaining('to Visa •••• 4242. Your bank') },
      ]);
      expect((await refund()).json.data.status).toBe('refunded');
      expect(await letters()).toHaveLength(1);
      expect(await differences()).toEqual([]);
    });

  if (name === 'embedded')
    test('money of which there is no invoice is asked for again as well', async () => {
      const { refund: real } = billing();
      const refuse = () => Promise.resolve({ kind: 'refused' as const, message: 'The card was closed' });
      Object.assign(billing(), { refund: refuse });
      await site.signUp({
        ...{ subdomain: 'second', agencyName: 'Second', email: 'b@c.example' },
        payment: { method: 'card', token: token('late') },
      });
      await site.rows(`insert into agency (name, subdomain) values ('Other', 'second')`);
      site.it.clock.advance(60_000);
      await site.rest();
      const [point] = await points();
      expect(point).toMatchObject({ said: 'The card was closed', status: 'refused' });
      Object.assign(billing(), { refund: real });
      const retried = await call('POST', `/returns/${point.id}/retry`, { accepted: YEAR });
      expect(retried.json.data.status).toBe('returned');
      expect(site.refunded()).toEqual([118_800]);
      expect(await points()).toEqual([]);
      expect(await letters()).toEqual([]);
      expect(await differences()).toEqual([]);
    });
});
