import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AttentionKind } from '@/core/contract/attention';
import { lookAround } from '@/server/attention';
import { json } from '@/server/db/json';
import { seedBooking } from '@/server/testing/bookings';
import { testClock, testServer, type TestServer } from '@/server/testing/harness';
import { createFakeStripe, fakeAccount, type FakeEvent, type FakeStripe } from './testing/fake';

const PATH = '/webhooks/stripe';
let server: TestServer;
let fake: FakeStripe;
let agencyId: string;
let bookingId: string;
const start = testClock().now().getTime();

beforeAll(async () => {
  fake = createFakeStripe({ now: () => server?.clock.now().getTime() ?? start });
  server = await testServer({ stripe: fake });
  agencyId = server.agencies['alpha']!.id;
}, 60_000);
afterAll(() => server.close());

const send = (
  event: FakeEvent,
  { at, body, signature }: { at?: number; body?: string; signature?: string } = {},
) => {
  const signed = fake.signed(event, at);
  return server.request('anything.localhost', 'POST', PATH, {
    body: body ?? signed.body,
    headers: { 'stripe-signature': signature ?? signed.signature, 'content-type': 'application/json' },
  });
};
const wait = () =>
  server.db.asSystem((tx) =>
    tx.selectFrom('booking').select('next_try_at').where('id', '=', bookingId).executeTakeFirstOrThrow(),
  );
const usd = (amount: number) => ({ amount, currency: 'USD' });
const PRICE = {
  lines: [{ kind: 'base', amount: usd(10_000) }],
  total: usd(10_000),
  staff: {
    ...{ wholesale: usd(9_000), agencyMarkup: usd(1_000), agencyFee: usd(0), commission: usd(1_000) },
    ...{ retail: null, published: null },
  },
};
const points = (kind = 'dispute') =>
  server.db.asSystem((tx) =>
    tx
      .selectFrom('attention')
      .select(['agency_id', 'booking_id', 'kind', 'facts', 'gone_at'])
      .where('kind', '=', kind as AttentionKind)
      .orderBy('opened_at')
      .execute(),
  );
/** Tells every event from this one on, as Stripe does. */
const sendFrom = async (first: number) => {
  const answers = [];
  for (const event of fake.events.slice(first)) answers.push((await send(event)).text);
  return answers;
};

/** A booking that waits for a minute, and its payment at Stripe. */
async function waiting(): Promise<string> {
  const later = new Date(server.clock.now().getTime() + 60_000);
  const at = {
    agencyId,
    userId: crypto.randomUUID(),
    product: 'thing',
    canary: 'Trip',
    now: server.clock.now(),
  };
  bookingId = await seedBooking(server.db, at, { state: 'action-required', next_try_at: later });
  const { payments } = server.server.services;
  const answer = await payments.authorise(
    {
      ...{ agencyId, token: fake.makeToken('authenticate'), description: 'Trip', returnUrl: '/mytrip' },
      amount: { amount: 10_000, currency: 'USD' },
    },
    { idempotencyKey: `${bookingId}:authorise`, signal: AbortSignal.timeout(5_000) },
  );
  if (answer.kind !== 'action-required') throw new Error(JSON.stringify(answer));
  await fake.fetch(answer.url, { method: 'POST', body: 'answer=yes' });
  return answer.paymentRef;
}

describe('webhooks', () => {
  let ref: string;
  beforeEach(async () => void (ref = await waiting()));
  const last = () => fake.events.at(-1)!;

  it('SEC-41 an event has its booking looked at now, once, however often it comes', async () => {
    expect((await wait()).next_try_at?.getTime()).toBeGreaterThan(server.clock.now().getTime());
    expect(await send(last())).toMatchObject({ status: 200, text: 'ok' });
    expect((await wait()).next_try_at).toEqual(server.clock.now());
    expect(await send(last())).toMatchObject({ status: 200, text: 'known' });
  });

  it('SEC-41 what Stripe has not signed, or long ago, or to another body, changes nothing', async () => {
    const event = last();
    const { body, signature } = fake.signed(event);
    const old = server.clock.now().getTime() - 6 * 60_000;
    for (const hostile of [
      { signature: '' },
      { signature: 't=1,v1=00' },
      { at: old },
      { signature, body: body.replace(ref, 'pi_other') },
      { body: `${body} ` },
    ])
      expect((await send(event, hostile)).status).toBe(400);
    expect((await wait()).next_try_at?.getTime()).toBeGreaterThan(server.clock.now().getTime());
  });

  it.each([
    [
      'of a payment of nobody here',
      { type: 'payment_intent.succeeded', data: { object: { id: 'pi_strange', object: 'payment_intent' } } },
    ],
    [
      'with a name that is none',
      { type: 'payment_intent.succeeded', data: { object: { id: "pi_'; drop table", object: 'x' } } },
    ],
    [
      'of a kind that nobody knows',
      { type: 'banana.ripened', data: { object: { id: 'ba_1', object: 'banana' } } },
    ],
    [
      'of an account of nobody here',
      { type: 'account.updated', data: { object: { id: 'acct_strange', object: 'account' } } },
    ],
    [
      'with a name as long as Stripe’s may be',
      { id: `evt_${'x'.repeat(251)}`, type: 'banana.ripened', data: { object: { id: 'ba_1', object: 'x' } } },
    ],
  ])('a signed event %s is answered and changes nothing', async (_, event) => {
    const answer = await send({ id: `evt_${crypto.randomUUID().replaceAll('-', '')}`, ...event });
    expect(answer.status).toBe(200);
  });

  it('INV-8 another account’s event about a payment that it does not have changes nothing', async () => {
    expect((await send({ ...last(), account: 'acct_other' })).status).toBe(200);
    expect((await wait()).next_try_at?.getTime()).toBeGreaterThan(server.clock.now().getTime());
  });

  it('SEC-42 a body that is too long is not read', async () => {
    const long = 'x'.repeat(300_000);
    expect((await send(last(), { body: long })).status).toBe(413);
  });

  it('a dispute waits for a person with its amount and its day, until Stripe closes it', async () => {
    const dispute = fake.platform.dispute(ref, 7_500);
    const opened = last();
    await send(opened);
    expect(await points()).toMatchObject([
      { facts: { amount: 7_500, currency: 'USD', reference: dispute.id }, gone_at: null },
    ]);
    // Late and out of order: what Stripe says now counts.
    fake.platform.closeDispute(dispute.id, 'won');
    await send(last());
    await send({ ...opened, id: 'evt_opened_again' });
    expect(await points()).toMatchObject([{ gone_at: server.clock.now() }]);
  });
});

describe('what Stripe tells of a payment', () => {
  let ref: string;
  beforeEach(async () => {
    ref = await waiting();
    await server.db.raw('delete from attention');
  });

  it('a review waits for a person until Stripe closes it, also when that is heard first', async () => {
    const before = fake.events.length;
    const review = fake.platform.review(ref);
    await sendFrom(before);
    expect(await points('payment-in-review')).toMatchObject([
      { agency_id: agencyId, booking_id: bookingId, facts: { reference: review.id, said: 'rule' } },
    ]);
    fake.platform.closeReview(review.id, 'approved');
    await send({ ...fake.events.at(-2)!, id: 'evt_review_opened_late' });
    expect((await points('payment-in-review'))[0]!.gone_at).not.toBeNull();
  });

  it('an early fraud warning names a charge alone, and is told with its money until nothing can be done', async () => {
    const before = fake.events.length;
    const warning = fake.platform.warn(ref);
    expect(await sendFrom(before)).toEqual(['ok']);
    expect(await points('fraud-warning')).toMatchObject([
      { booking_id: bookingId, facts: { amount: 10_000, currency: 'USD', said: 'misc' }, gone_at: null },
    ]);
    fake.platform.settleWarning(warning.id);
    await sendFrom(fake.events.length - 1);
    expect((await points('fraud-warning'))[0]!.gone_at).not.toBeNull();
  });

  it('a payout that came back is the platform’s to look into', async () => {
    const { id: platform } = await server.db.asSystem((tx) =>
      tx.selectFrom('agency').select('id').where('is_platform', '=', true).executeTakeFirstOrThrow(),
    );
    const payout = fake.platform.payouts.pay('in_transit');
    fake.platform.endPayout(payout.id, 'failed', 'account_closed');
    await sendFrom(fake.events.length - 1);
    expect(await points('payout-failed')).toMatchObject([
      { agency_id: platform, booking_id: null, facts: { reference: payout.id, said: 'account_closed' } },
    ]);
    fake.platform.endPayout(payout.id, 'paid');
    await sendFrom(fake.events.length - 1);
    expect((await points('payout-failed'))[0]!.gone_at).not.toBeNull();
  });

  describe('by its charge alone, or by nothing', () => {
    const opens = {
      dispute: () => fake.platform.dispute(ref, 7_500),
      'payment-in-review': () => fake.platform.review(ref),
      'refund-came-back': async () => {
        await refunded();
        const refund = fake.platform.refunds.at(-1)!;
        // Asked for at Stripe itself.
        Object.assign(refund, { metadata: {} });
        fake.platform.endRefund(refund.id, 'failed');
        return refund;
      },
    } as const;
    type Kind = keyof typeof opens;
    const heard = async (kind: Kind, named: (charge: object) => object) => {
      const object = await opens[kind]();
      const charge = fake.platform.intents.get(ref)!.charge!;
      Object.assign(object, { payment_intent: null, ...named(charge) });
      await sendFrom(fake.events.length - 1);
      const about = (await points(kind)).filter(({ facts }) => facts.reference === object.id);
      return about.map(({ agency_id, booking_id }) => [agency_id, booking_id]);
    };

    it.each(Object.keys(opens) as Kind[])(
      'a %s is found by its charge, named or told whole',
      async (kind) => {
        expect(await heard(kind, () => ({}))).toEqual([[agencyId, bookingId]]);
        await server.db.raw('delete from attention');
        ref = await waiting();
        const whole = (charge: object) => ({ charge: { ...charge, payment_intent: { id: ref } } });
        expect(await heard(kind, whole)).toEqual([[agencyId, bookingId]]);
      },
    );

    it.each(Object.keys(opens) as Kind[])(
      'INV-8 a %s of a charge of nobody here is nobody’s',
      async (kind) => {
        const strange = (charge: object) => ({ charge: { ...charge, payment_intent: null } });
        expect(await heard(kind, strange)).toEqual([]);
      },
    );

    it.each(Object.keys(opens) as Kind[])(
      'a %s that names neither is the platform’s to look into',
      async (kind) => {
        const { rows } = await server.db.raw('select id from agency where is_platform');
        const { id } = rows[0] as { id: string };
        expect(await heard(kind, () => ({ charge: null }))).toEqual([[id, null]]);
      },
    );
  });

  it('a dispute that the bank lets nobody answer has no day, and one that was prevented is over', async () => {
    const dispute = fake.platform.dispute(ref);
    dispute.evidence_details.due_by = 0;
    await sendFrom(fake.events.length - 1);
    expect((await points())[0]!.facts).not.toHaveProperty('until');
    fake.platform.closeDispute(dispute.id, 'prevented');
    await sendFrom(fake.events.length - 1);
    expect((await points())[0]!.gone_at).not.toBeNull();
  });

  it.each(['review.opened', 'refund.failed', 'radar.early_fraud_warning.created', 'payout.failed'])(
    'SEC-41 a %s of what Stripe does not have is sent again, and changes nothing',
    async (type) => {
      const event = {
        id: `evt_of_${type.replaceAll('.', '_')}`,
        type,
        data: { object: { id: 'xx_strange', object: 'x' } },
      };
      expect((await send(event)).status).toBe(503);
      expect(await server.db.asSystem((tx) => tx.selectFrom('attention').selectAll().execute())).toEqual([]);
    },
  );

  /** A cancellation whose refund Stripe has called done. */
  async function refunded() {
    const { payments } = server.server.services;
    const call = (key: string) => ({ idempotencyKey: key, signal: AbortSignal.timeout(5_000) });
    const money = { amount: 10_000, currency: 'USD' };
    await payments.capture(ref, money, call(`${bookingId}:capture`));
    const key = `${bookingId}:refund`;
    expect(await payments.refund(ref, money, call(key))).toEqual({ kind: 'done' });
    await server.db.withTenant(agencyId, (tx) =>
      tx
        .updateTable('booking')
        .set({
          ...{ state: 'cancelled', payment_ref: ref, held: true, next_try_at: null },
          ...{ penalty_minor: 0, refund_minor: 10_000, price: json(PRICE) as never },
        })
        .where('id', '=', bookingId)
        .execute(),
    );
    return fake.platform.refunds.at(-1)!;
  }
  const row = () =>
    server.db.asSystem((tx) =>
      tx.selectFrom('booking').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow(),
    );
  const ledger = async () => {
    const entries = await server.db.asSystem((tx) =>
      tx
        .selectFrom('ledger_entry')
        .select(['posting', 'account', 'amount_minor'])
        .where('booking_id', '=', bookingId)
        .execute(),
    );
    return entries.filter(({ account }) => account === 'gateway.receivable');
  };

  it('INV-2 INV-4 a refund that fails after it was done is owed again, and a person is called once', async () => {
    const refund = await refunded();
    const before = fake.events.length;
    fake.platform.endRefund(refund.id, 'failed', 'expired_or_canceled_card');
    const told = fake.events.slice(before).map(({ type }) => type);
    expect(told).toEqual(['refund.updated', 'charge.refund.updated', 'refund.failed']);
    expect(await sendFrom(before)).toEqual(['ok', 'ok', 'ok']);
    expect(await row()).toMatchObject({ state: 'refunding', return_stage: 'came-back' });
    expect(await ledger()).toEqual([
      { posting: 'uncancel.0', account: 'gateway.receivable', amount_minor: 10_000 },
    ]);
    await lookAround(server.db, server.clock.now());
    expect(await points('refund-came-back')).toMatchObject([
      {
        booking_id: bookingId,
        facts: { amount: 10_000, said: expect.stringContaining('expired_or_canceled') },
      },
    ]);
    // Told once more, it changes nothing.
    const { version } = await row();
    await send({ ...fake.events.at(-1)!, id: 'evt_refund_failed_again' });
    expect((await row()).version).toBe(version);
  });

  it('a refund that somebody asked for at Stripe and that failed there is told, and moves no booking', async () => {
    await refunded();
    const by = fake.platform.refunds.at(-1)!;
    Object.assign(by, { metadata: {} });
    const before = fake.events.length;
    fake.platform.endRefund(by.id, 'failed');
    await sendFrom(before);
    expect((await row()).state).toBe('cancelled');
    expect(await points('refund-came-back')).toMatchObject([{ facts: { reference: by.id, amount: 10_000 } }]);
  });
});

describe('an agency’s own account', () => {
  const ask = async (method: string, as: 'owner' | 'agent' = 'owner') =>
    server.request(server.agencies['alpha']!.host, method, '/api/agency/payment-account', {
      token: await server.login('alpha', as),
      ...(method === 'POST' ? { body: {} } : {}),
    });
  const fieldsOf = async () =>
    (await server.request(server.agencies['alpha']!.host, 'GET', '/gateway/fields')).text;

  it('begins with the platform’s, is opened by the owner, takes payments once Stripe lets it, and may be given up', async () => {
    expect((await ask('GET')).json.data).toMatchObject({
      isAvailable: true,
      takes: 'platform',
      state: 'none',
    });
    expect((await ask('POST', 'agent')).status).toBe(403);
    const opened = await ask('POST');
    expect(opened.json.data.url).toContain('/onboarding?account=acct_');
    const { account, state, takes } = (await ask('GET')).json.data;
    expect([state, takes]).toEqual(['onboarding', 'platform']);
    // A second press goes on with the same account.
    await ask('POST');
    expect((await ask('GET')).json.data.account).toBe(account);
    expect(await fieldsOf()).toContain('"account":null');

    fake.setAccount(account, true);
    await send(fake.events.at(-1)!);
    expect(await fieldsOf()).toContain(`"account":"${account}"`);
    fake.setAccount(account, false);
    expect((await ask('GET')).json.data).toMatchObject({ state: 'restricted', takes: 'platform' });

    const closed = await ask('DELETE');
    expect(closed.json.data).toMatchObject({ state: 'none', takes: 'platform', account: null });
    const log = await server.db.asSystem((tx) =>
      tx.selectFrom('audit_log').select('action').where('action', '=', 'agency.payment-account').execute(),
    );
    expect(log).toHaveLength(2);
  });

  it('that Stripe restricts, asks something of or takes away is told to its owner until it is well again', async () => {
    await server.db.raw('delete from attention');
    await ask('POST');
    const { account } = (await ask('GET')).json.data;
    const open = async () => {
      const { rows } = await server.db.raw(
        `select kind, facts ->> 'until' as until from attention where gone_at is null and agency_id = $1 order by kind`,
        [agencyId],
      );
      return rows as { kind: string; until: string | null }[];
    };
    const told = async (change: Parameters<FakeStripe['changeAccount']>[1]) => {
      fake.changeAccount(account, change);
      await send(fake.events.at(-1)!);
      return open();
    };
    const asked = { disabled_reason: null, currently_due: ['external_account'], past_due: [] };
    // Whoever opens one is asked on Stripe's own pages.
    expect(await told({ charges_enabled: false, details_submitted: false })).toEqual([]);
    expect(await told({ charges_enabled: false, details_submitted: true })).toMatchObject([
      { kind: 'account-charges-off' },
    ]);
    expect(await told({ charges_enabled: true, payouts_enabled: false })).toMatchObject([
      { kind: 'account-payouts-off' },
    ]);
    const deadline = Math.floor(start / 1000) + 86_400;
    const requirements = { ...asked, current_deadline: deadline };
    expect(await told({ payouts_enabled: true, requirements })).toEqual([
      { kind: 'account-asked', until: new Date(deadline * 1000).toISOString() },
    ]);
    fake.setAccount(account, true);
    await send(fake.events.at(-1)!);
    expect(await open()).toEqual([]);
    expect((await ask('GET')).json.data).toMatchObject({ state: 'active', takes: 'own' });

    fake.disconnect(account);
    await send(fake.events.at(-1)!);
    expect(await open()).toMatchObject([{ kind: 'account-disconnected' }]);
    expect((await ask('GET')).json.data).toMatchObject({ state: 'none', takes: 'platform' });
    // Another one may be opened.
    await ask('POST');
    expect((await ask('GET')).json.data.account).not.toBe(account);
    await ask('DELETE');
  });

  it('SEC-48 takes what is booked; the card of the subscription is of the platform’s whatever it is', async () => {
    const { host } = server.agencies['alpha']!;
    await ask('POST');
    const { account } = (await ask('GET')).json.data;
    fake.setAccount(account, true);
    await send(fake.events.at(-1)!);
    const { fieldsUrl, keptFieldsUrl } = (await server.request(host, 'GET', '/api/getCurrentPaymentGateway'))
      .json;
    expect((await server.request(host, 'GET', fieldsUrl)).text).toContain(`"account":"${account}"`);
    expect((await server.request(host, 'GET', keptFieldsUrl)).text).toContain('"account":null');
    await ask('DELETE');
  });

  it('where payments do not go through Stripe there is none', async () => {
    const plain = await testServer();
    const token = await plain.login('alpha', 'owner');
    const { host } = plain.agencies['alpha']!;
    const path = '/api/agency/payment-account';
    expect((await plain.request(host, 'GET', path, { token })).json.data.isAvailable).toBe(false);
    expect((await plain.request(host, 'POST', path, { token, body: {} })).status).toBe(409);
    await plain.close();
  });
});

describe('the page with the fields', () => {
  it('SEC-20 lets in Stripe’s origins and nobody else, under a nonce of its own', async () => {
    const { host } = server.agencies['alpha']!;
    const [first, second] = [
      await server.request(host, 'GET', '/gateway/fields'),
      await server.request(host, 'GET', '/gateway/fields'),
    ];
    const policy = first.headers.get('content-security-policy')!;
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|'self' \*| \*[; ]/);
    expect(policy).not.toBe(second.headers.get('content-security-policy'));
    const named = await server.request(host, 'GET', '/api/getCurrentPaymentGateway');
    expect(named.json).toMatchObject({
      CurrentPayment: 'STRIPE',
      isTest: true,
      fieldsUrl: '/gateway/fields',
    });
    const page = await server.request(host, 'GET', '/');
    expect(page.headers.get('content-security-policy')).not.toContain('stripe');
  });

  it('SEC-20 is at an origin of its own where there is one, for the site that frames it and no other', async () => {
    const own = 'https://pay.cards.example';
    const apart = await testServer({
      stripe: fake,
      config: { accounts: { stripe: { ...fakeAccount(fake), fieldsOrigin: own } } },
    });
    const { host } = apart.agencies['alpha']!;
    const named = (await apart.request(host, 'GET', '/api/getCurrentPaymentGateway')).json;
    expect([named.fieldsUrl, named.keptFieldsUrl]).toEqual([
      `${own}/gateway/fields`,
      `${own}/gateway/fields?pays=subscription`,
    ]);
    const policyOf = async (at: string, path: string) =>
      (await apart.request(at, 'GET', path)).headers.get('content-security-policy');
    const site = `http://${host}`;
    const fields = `/gateway/fields?at=${encodeURIComponent(site)}`;
    expect(await policyOf('pay.cards.example', fields)).toContain(`frame-ancestors ${site}`);
    expect((await apart.request('pay.cards.example', 'GET', fields)).text).toContain(`"framedBy":"${site}"`);
    for (const [at, path] of [
      [host, '/gateway/fields'],
      [host, fields],
      ['pay.cards.example', '/gateway/fields'],
      ['pay.cards.example', '/gateway/fields?at=https://evil.example'],
      ['pay.cards.example', '/gateway/fields?at=javascript:alert(1)'],
    ] as const)
      expect([at, path, (await apart.request(at, 'GET', path)).status]).toEqual([at, path, 404]);
    const page = await apart.request(host, 'GET', '/');
    expect(page.headers.get('content-security-policy')).toContain(`frame-src 'self' ${own};`);
    expect(page.headers.get('permissions-policy')).toContain(`payment=(self "${own}")`);
    await apart.close();
  });
});
