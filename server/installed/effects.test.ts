import { connectors } from '../connectors';
import fc from 'fast-check';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPoints } from '../attention';
import { migrationsOf } from '../migrations';
import { openStanding } from '../mail/standing';
import { tokenOf } from '../payment/embedded/cards';
import { plugins } from '../plugins';
import { seedAgencies } from '../testing/agencies';
import { seedBooking } from '../testing/bookings';
import { testDb } from '../testing/database';
import { type Fault, type FaultyDb, faultyDb } from '../testing/outage/faulty';
import { testClock, testServer, type TestServer } from '../testing/harness';
import { createFakeStripe, type FakeStripe } from '@/plugins/stripe/testing/fake';

const MINUTE_MS = 60_000;
const MONTH = { amount: 2_999, currency: 'USD' };
const SIGNING_KEY = 'signs-reports';
const WALLET = 'xeni-travel-reward-wallet';
const AGENCIES = [
  { name: 'Platform', subdomain: 'platform', isPlatform: true },
  {
    name: 'Alpha Voyages',
    subdomain: 'alpha',
    settings: {
      applications: [WALLET, 'mailgun'],
      applicationSettings: { [WALLET]: { earnBasisPoints: 250, creditedAfterDays: 1 } },
    } as never,
  },
  { name: 'Fresh Trips', subdomain: 'fresh', isSubscribed: false },
];

let db: FaultyDb;
let it: TestServer;
let agencies: Awaited<ReturnType<typeof seedAgencies>>;
let stripe: FakeStripe;
/** What suppliers tell of bookings that they have cancelled, whoever asks whatever. */
let news: Server;
const newsToTell: object[] = [];
let hooked: TestServer;
let hookedDb: FaultyDb;

/** One cause, how it comes to what follows, and how often that is there. */
interface Case {
  /** Brings it about, once more whenever it is called; whoever waits for an answer throws when there is none. */
  readonly deliver: () => Promise<unknown>;
  readonly happened: () => Promise<number>;
}
/** Effects that are driven through faults, or why none can be lost or happen twice. */
type Row = string | (() => Promise<Case>);

const now = () => it.clock.now();
const alpha = () => agencies['alpha']!;
async function count(query: string, values: readonly unknown[] = [], from = it): Promise<number> {
  const { rows } = await from.db.raw(`select count(*)::int as count from ${query}`, values);
  return (rows[0] as { count: number }).count;
}
/** A booking for which nothing was taken, so that nothing but the letter follows when its supplier cancels it. */
async function cancelledAtSupplier(product: string, supplierRef: string) {
  const money = { amount: 0, currency: 'USD' };
  const at = { agencyId: alpha().id, userId: alpha().users['client']!, product };
  const id = await seedBooking(
    db,
    { ...at, canary: randomUUID(), now: now() },
    {
      ...{ supplier_ref: supplierRef, starts_at: '2099-01-01', ends_at: '2099-01-02' },
      ...{ total_minor: 0, price: { lines: [], total: money } as never },
    },
  );
  const happened = () => count(`booking_event where booking_id = $1 and type = 'supplier-cancelled'`, [id]);
  return { id, happened };
}
/** The round that looks at them again before they start. */
const looksAgain =
  (product: string, prefix: string, nth = 0) =>
  async () => ({
    ...(await cancelledAtSupplier(product, `${prefix}${randomUUID().replaceAll('-', '')}`)),
    deliver: roundOf(product, nth),
  });
/** Counts from what is there now. */
async function since(read: () => Promise<number>): Promise<() => Promise<number>> {
  const before = await read();
  return async () => (await read()) - before;
}
const lettersTo = (address: string) => since(() => count('mail where recipient = $1', [address]));
const inAlpha = <T>(work: Parameters<typeof db.withTenant<T>>[1]) => db.withTenant(alpha().id, work);

/** The queue tries again what has failed, and what was under way when its process was killed. */
async function queue(): Promise<void> {
  await db.raw(
    `update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'failed', 'retry')`,
  );
  await it.server.jobs.drain();
}
const enqueued = (name: string, data: object) =>
  db.asSystem((tx) => it.server.services.jobs.enqueue(tx, name, data));
const roundOf =
  (plugin: string, nth = 0) =>
  async () => {
    await plugins.find(({ id }) => id === plugin)!.plugin.rounds![nth]!.run(it.server.services);
    await queue();
  };

async function linked(name: 'client' | 'other', cause: (email: string) => Promise<unknown>): Promise<Case> {
  const email = `${name}@alpha.example`;
  await db.raw('update app_user set email_verified = false where email = $1', [email]);
  // Often enough written to is a rule of its own.
  await db.raw(`update mail set created_at = created_at - interval '2 days'`);
  const happened = await lettersTo(email);
  await cause(email);
  return { deliver: queue, happened };
}
const verified = () =>
  linked('other', (email) => enqueued('account.verify', { agencyId: alpha().id, emails: [email] }));

async function subscribed(): Promise<void> {
  if ((await count('subscription')) > 0) return;
  const token = await it.request('fresh.localhost', 'POST', '/api/user/login', {
    body: { email: 'owner@fresh.example', password: 'Correct_Horse1' },
  });
  const paid = await it.request('fresh.localhost', 'POST', '/api/agency/subscriptions', {
    token: token.json.auth,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      acceptedAmount: MONTH,
      payment: {
        method: 'card',
        token: tokenOf('success', 'visa', '4242', randomUUID().replaceAll('-', ''), '1299'),
      },
    },
  });
  expect(paid.json.data.status, paid.text).toBe('active');
  await queue();
}

const TABLE: Readonly<Record<string, Row>> = {
  'job account.link': () =>
    linked('client', (email) =>
      enqueued('account.link', { agencyId: alpha().id, email, purpose: 'reset', language: 'en' }),
    ),
  'job account.verify': verified,
  'job bulk': verified,
  'job mail.deliver': async () => {
    const { id: agencyId } = agencies['fresh']!;
    const to = `${randomUUID()}@far.example`;
    await db.withTenant(agencyId, (tx) =>
      it.server.services.mail.send(
        tx,
        { agencyId, to, subject: 'Your trip', html: '<p>Hi</p>', text: 'Hi' },
        'happened',
      ),
    );
    return {
      deliver: queue,
      happened: () => count('mail where recipient = $1 and delivered_at is not null', [to]),
    };
  },
  'job subscription.letter': async () => {
    await subscribed();
    const happened = await lettersTo('owner@fresh.example');
    await enqueued('subscription.letter', { agencyId: agencies['fresh']!.id, kind: 'receipt' });
    return { deliver: queue, happened };
  },
  'job mail-delivery.forget':
    'the service forgets a domain that it has forgotten, and is asked until it answers',
  'job mail-delivery.allow':
    'the service takes an address off a list on which it is not, and is asked until it answers',
  'job flight.ticket':
    'tickets are asked for by one reference, which supplier and booking know (after.test.ts)',
  'job retention': 'what is over is over tomorrow, and tomorrow’s job comes before today’s work',
  'round subscription 0': async () => {
    await subscribed();
    const { rows } = await db.raw('select period_until as until from subscription');
    it.clock.advance(Date.parse((rows[0] as { until: string }).until) + MINUTE_MS - now().getTime());
    const paid = await since(() => count('subscription_invoice'));
    const charged = await since(async () => it.payments.filter(({ type }) => type === 'charge').length);
    const told = await lettersTo('owner@fresh.example');
    const happened = async () => {
      const all = [await paid(), await charged(), await told()];
      expect(new Set(all), `invoices, charges and letters: ${all.join()}`).toHaveProperty('size', 1);
      return all[0]!;
    };
    return { deliver: roundOf('subscription'), happened };
  },
  'round reward-wallet 0': async () => {
    const { id: agencyId, users } = alpha();
    const round = roundOf('reward-wallet');
    await round();
    const at = { agencyId, userId: users['client']!, product: 'none', canary: 'x', now: now() };
    const id = await seedBooking(db, at, { ends_at: '2026-01-02' });
    const entry = { agency_id: agencyId, booking_id: id, posting: 'capture', currency: 'USD', at: now() };
    await inAlpha((tx) =>
      tx
        .insertInto('ledger_entry')
        .values([
          { ...entry, account: 'gateway.receivable', amount_minor: 10_000 },
          { ...entry, account: 'supplier.payable', amount_minor: -10_000 },
        ])
        .execute(),
    );
    return {
      deliver: round,
      happened: () => count('wallet_entry where booking_id = $1 and amount_minor = 250', [id]),
    };
  },
  'round administration 0': async () => {
    it.clock.advance(20 * MINUTE_MS);
    const happened = await lettersTo('owner@alpha.example');
    const point = {
      agencyId: alpha().id,
      kind: 'order-unowned',
      subject: randomUUID(),
      bookingId: null,
    } as const;
    await inAlpha((tx) => openPoints(tx, 'late', [{ ...point, facts: {} as never }], now()));
    return { deliver: roundOf('administration'), happened };
  },
  'round administration 1': 'a domain is looked at again in an hour',
  'round mail-delivery 0':
    'a domain is looked at again, and what changed is told as it is written (standing.test.ts)',
  'round flight 0':
    'the feed is read on from behind what was noted, and a change is noted once (after.test.ts)',
  'round activity 0': async () => {
    const supplierRef = `VT-BR-${randomUUID()}`;
    const { id, happened } = await cancelledAtSupplier('activity', supplierRef);
    newsToTell.push({ transactionRef: id, eventType: 'CANCELLATION', bookingRef: supplierRef.slice(3) });
    return { deliver: roundOf('activity'), happened };
  },
  'round activity 1': 'what has changed is forgotten again, and asked for anew by who needs it',
  'round flight 1': looksAgain('flight', 'ord_', 1),
  'round hotel 0': looksAgain('hotel', 'bok_'),
  'round car 0': looksAgain('car', 'boo_'),
  'webhook plugins/stripe/webhooks.ts': async () => {
    const agency = hooked.agencies['alpha']!.id;
    const at = {
      agencyId: agency,
      userId: randomUUID(),
      product: 'thing',
      canary: 'Trip',
      now: hooked.clock.now(),
    };
    const later = new Date(hooked.clock.now().getTime() + 60 * MINUTE_MS);
    const id = await seedBooking(hooked.db, at, { state: 'action-required', next_try_at: later });
    const answer = await hooked.server.services.payments.authorise(
      {
        ...{
          agencyId: agency,
          token: stripe.makeToken('authenticate'),
          description: 'Trip',
          returnUrl: '/mytrip',
        },
        amount: { amount: 10_000, currency: 'USD' },
      },
      { idempotencyKey: `${id}:authorise`, signal: AbortSignal.timeout(5_000) },
    );
    if (answer.kind !== 'action-required') throw new Error(JSON.stringify(answer));
    await stripe.fetch(answer.url, { method: 'POST', body: 'answer=yes' });
    const event = stripe.events.at(-1)!;
    const happened = () =>
      count('booking where id = $1 and next_try_at < $2', [id, later.toISOString()], hooked);
    return {
      happened,
      async deliver() {
        const { body, signature } = stripe.signed(event);
        const { status, text } = await hooked.request('any.localhost', 'POST', '/webhooks/stripe', {
          ...{ body, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } },
        });
        // It is not sent again after such an answer.
        if (status === 200) expect([text, await happened()]).toEqual([text, 1]);
        else throw new Error(text);
      },
    };
  },
  'webhook plugins/mail-delivery/server/reports.ts': async () => {
    const happened = await since(() => count('mail_return'));
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const token = randomUUID();
    const signature = createHmac('sha256', SIGNING_KEY)
      .update(timestamp + token)
      .digest('hex');
    const event = {
      event: 'failed',
      severity: 'permanent',
      recipient: `${token}@far.example`,
      id: randomUUID(),
    };
    const body = JSON.stringify({
      signature: { timestamp, token, signature },
      'event-data': { ...event, timestamp: Number(timestamp) },
    });
    return {
      happened,
      async deliver() {
        const { status, text } = await it.request('any.localhost', 'POST', '/webhooks/mail/hook-1', {
          ...{ body, headers: { 'content-type': 'application/json' } },
        });
        if (status !== 200) throw new Error(text);
        expect(await happened()).toBe(1);
      },
    };
  },
  'webhook plugins/duffel/flight/webhook.ts':
    'says only where to look: what happened is read by the round of changes, which comes anyway',
  'webhook server/identity/embedded/routes.ts': 'somebody’s press of a button, who presses again',
  'webhook server/demo/faults.ts': 'a switch of the demo, of which the last word counts',
};

beforeAll(async () => {
  db = faultyDb(await testDb(migrationsOf(plugins, connectors)));
  agencies = await seedAgencies(db, AGENCIES);
  news = createServer(({ url = '' }, response) => {
    const order = { cancelled_at: '2027-01-01T00:00:00Z', total_amount: '1.00', total_currency: 'USD' };
    const data = { id: url.split('/').at(-1), status: 'cancelled', ...order };
    const isList = url.includes('order_cancellations');
    response.end(JSON.stringify({ bookings: newsToTell, data: isList ? [] : data }));
  }).listen(0, '127.0.0.1');
  await once(news, 'listening');
  const url = `http://127.0.0.1:${(news.address() as AddressInfo).port}`;
  it = await testServer({
    plugins,
    db,
    config: {
      ...{ rateFactor: 1000, subscriptionRate: 'holiday' },
      accounts: { viator: { key: 'key', url }, duffel: { token: 'token', url } },
      mailgun: {
        account: { key: 'key', region: 'us', signingKey: SIGNING_KEY },
        urls: { us: 'http://mailgun.test', eu: 'http://mailgun.test' },
      },
    },
  });
  await inAlpha((tx) => openStanding(tx, alpha().id, now()));
  await db.raw(
    `insert into mail_domain (agency_id, domain, sender, way, service, hook, state, added_at)
      values ($1, 'alpha.test', 'trips@alpha.test', 'platform', 'mailgun', 'hook-1', 'added', now())`,
    [alpha().id],
  );
  const start = testClock().now().getTime();
  stripe = createFakeStripe({ now: () => hooked?.clock.now().getTime() ?? start });
  hookedDb = faultyDb(await testDb(migrationsOf([], connectors)));
  const seeded = await seedAgencies(hookedDb);
  hooked = { ...(await testServer({ stripe, db: hookedDb })), agencies: seeded };
}, 120_000);
afterAll(async () => {
  await it.close();
  await hooked.close();
  news.close();
});

type Faults = readonly { after: number; how: Fault }[];
/** One fault in each of so many transactions, and several in any of them. */
function faultsIn(transactions: number): { any: fc.Arbitrary<[Faults]>; each: [Faults][] } {
  const hows = ['undone', 'unheard'] as const;
  const after = fc.nat({ max: transactions });
  return {
    any: fc.tuple(
      fc.array(fc.record({ after, how: fc.constantFrom(...hows) }), { minLength: 2, maxLength: 4 }),
    ),
    each: Array.from({ length: transactions }, (_, at) => at).flatMap((at) =>
      hows.map((how): [Faults] => [[{ after: at, how }]]),
    ),
  };
}

describe('INV-7 whatever fails is tried again, and happens once', () => {
  const driven = Object.entries(TABLE).filter(
    (row): row is [string, () => Promise<Case>] => typeof row[1] !== 'string',
  );
  test.each(driven)('%s', async (name, given) => {
    const faulty = name.includes('stripe') ? hookedDb : db;
    const run = async (faults: Faults): Promise<number> => {
      const { deliver, happened } = await given();
      const before = faulty.begun();
      const again = async () => {
        await deliver().catch((error: unknown) => {
          if ((error as Error).name === 'AssertionError') throw error;
        });
        it.clock.advance(2 * MINUTE_MS);
      };
      for (const fault of faults) {
        faulty.arm(fault);
        await again();
        faulty.arm(null);
      }
      await again();
      const took = faulty.begun() - before;
      // Whoever had it when it failed has it for ten minutes at most.
      for (let time = 0; time < 2; time += 1) {
        it.clock.advance(10 * MINUTE_MS);
        await again();
      }
      expect(await happened()).toBe(1);
      return took;
    };
    const { any, each } = faultsIn(await run([]));
    await fc.assert(
      fc.asyncProperty(any, async ([faults]) => void (await run(faults))),
      { numRuns: each.length + 2, examples: each.map((one): [[Faults]] => [one]) },
    );
  });

  test('each job, round and webhook stands in the table', () => {
    const webhooks = ['server', 'plugins']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))
      .filter((file) => /rawRoute\(\s*'POST'/.test(readFileSync(file, 'utf8')))
      .map((file) => `webhook ${file}`);
    const rounds = plugins.flatMap(({ id, plugin }) =>
      (plugin.rounds ?? []).map((_, nth) => `round ${id} ${nth}`),
    );
    const jobs = it.server.jobs.names().map((name) => `job ${name}`);
    expect([...jobs, ...rounds, ...webhooks].sort()).toEqual(Object.keys(TABLE).sort());
  });
});
