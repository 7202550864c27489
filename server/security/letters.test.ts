import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '@/core/contract';
import { letterGroups, letterId } from '../core-plugin/letters/groups';
import { plugins } from '../plugins';
import type { Ask } from '../testing/access';
import { CASES, nameOf, sellersOf } from '../testing/access-matrix';
import { applicationsOf } from '../testing/applications';
import { testServer, type TestServer } from '../testing/harness';
import { mailsTo } from '../testing/mails';
import { placesIn, schemaOf } from '../testing/schema';

const HOST = 'alpha.localhost';
const SIGNED_UP = 'stranger@elsewhere.example';
/** Letters of a day that may be asked for, to one address or about one booking. */
const MOST = 10;
const AT_ONCE = 14;

type Made = { body: unknown };
/**
 * How calls that take an address are tried with a stranger's. `null` says that what they are given is written to nobody, or
 * only when something has happened, with the reason beside it.
 */
const CALLS: Readonly<Record<string, ((email: string) => Made) | null>> = {
  'POST /api/user/signUp': () => ({
    body: { name: 'Ida Lind', email: SIGNED_UP, password: 'Zebra_Crossing7', hostName: HOST, checked: true },
  }),
  // Only who has an account is sent a link: whom the call before has given one.
  'POST /api/user/resendVerification': () => ({ body: { email: SIGNED_UP } }),
  'POST /api/user/forgotPassword': () => ({ body: { email: SIGNED_UP } }),
  'POST /api/agency/invitations': (email) => ({ body: { email, isRestrictedAgent: false } }),
  // Who logs in is not written to.
  'POST /api/user/login': null,
  // The address has to be the invitation's.
  'POST /api/agency/agents': null,
  // It is shown, and written to by nobody.
  'PATCH /api/agency': null,
  // Letters come from it; it is no recipient.
  'POST /api/agency/applications/mailgun/domain': null,
  'POST /api/user/travelers': null,
  'PUT /api/user/travelers/{id}': null,
  // Each address gets an account once; whoever has one is sent no second letter by this call.
  'POST /api/agency/clients/create': null,
  // An agency that was made and paid for writes to its owner once.
  'POST /api/agency': null,
  // Invoices go there, one for each charge.
  'PATCH /api/agency/subscriptions/billing-details': null,
};

/** Where letters are sent that no budget counts, and why nobody can have as many sent as he likes. */
const UNCOUNTED: Readonly<Record<string, string>> = {
  'server/accounts/reset.ts': 'a password was changed with a mailed link, which works once',
  'server/accounts/second-factor.ts': "to the own address, after the app's code",
  'server/agency/domains/recheck.ts': 'a daily look at the records of a domain',
  'server/booking/store/sql-store.ts':
    'what became of a paid booking, and whose client has given one back: once each',
  'server/demo/invitation.ts': 'one letter of the demo',
  'server/profile/own-data/handlers.ts':
    'to the own address: a code, of which a budget counts the calls, and the last letter',
  'server/profile/password.ts': 'to the own address, after the old password',
  'plugins/administration/server/attention/tell-owners.ts': 'not more often than every quarter of an hour',
  'plugins/mail-delivery/server/letters/tell-owners.ts':
    'to owners, when their mail domain is verified and when it breaks: no more often than it is looked at',
  'plugins/reward-wallet/server/letters/tell.ts':
    'what was earned and what expires: to the own address, once a day at most',
  'plugins/subscription/server/letters/send.ts':
    'what became of a subscription: once for each charge, try and change',
};
/**
 * What each place that sends has to show: ids of samples, which are `product:…` where products have their own, or why there
 * is none.
 */
const SHOWN: Readonly<Record<string, readonly string[] | string>> = {
  'server/accounts/agents.ts': ['account.invitation'],
  'server/accounts/mailed-links.ts': ['account.welcome', 'account.verification', 'account.reset'],
  'server/accounts/reset.ts': ['account.password-changed'],
  'server/accounts/second-factor.ts': ['account.second-factor-on', 'account.second-factor-off'],
  'server/accounts/sign-up.ts': ['account.verification'],
  'server/agency/domains/recheck.ts': ['account.domain-missing', 'account.domain-released'],
  'server/booking/letters/send-confirmation.ts': ['product:confirmation'],
  'server/booking/store/sql-store.ts': [
    'product:confirmation',
    'product:cancelled',
    'product:client-cancelled',
  ],
  'server/demo/invitation.ts': ['account.invitation'],
  'server/profile/own-data/handlers.ts': ['account.deletion-code', 'account.account-deleted'],
  'server/profile/password.ts': ['account.password-changed'],
  'plugins/administration/server/attention/index.ts': ['administration.to-client'],
  'plugins/administration/server/attention/tell-owners.ts': ['administration.attention'],
  'plugins/administration/server/users/invitations.ts': ['account.invitation'],
  'plugins/mail-delivery/server/handlers/domain.ts': ['mail-delivery.test'],
  'plugins/mail-delivery/server/letters/tell-owners.ts': ['mail-delivery.verified', 'mail-delivery.broken'],
  'plugins/reward-wallet/server/letters/tell.ts': ['reward-wallet.earned', 'reward-wallet.expiring'],
  'plugins/subscription/server/letters/send.ts': [
    'subscription.welcome',
    'subscription.receipt',
    'subscription.unpaid',
    'subscription.warn-card',
    'subscription.warn-last',
    'subscription.ended',
    'subscription.cancelled',
    'subscription.refunded',
  ],
};
/**
 * Why nobody can take himself off a letter: it is the account's safety, what somebody has or owes here, what an owner has to do, a
 * link or an answer to one person, who was named or asked. All of a booking stand for themselves. A letter that somebody may do
 * without is none of these: it needs `List-Unsubscribe` with one click (RFC 8058), which no letter has yet.
 */
const NEEDED: Readonly<Record<string, 'safety' | 'money' | 'duty' | 'to one person'>> = {
  ...{
    'account.verification': 'safety',
    'account.welcome': 'to one person',
    'account.invitation': 'to one person',
  },
  ...{ 'account.reset': 'safety', 'account.password-changed': 'safety' },
  ...{ 'account.second-factor-on': 'safety', 'account.second-factor-off': 'safety' },
  ...{ 'account.deletion-code': 'safety', 'account.account-deleted': 'safety' },
  ...{ 'account.domain-missing': 'duty', 'account.domain-released': 'duty' },
  ...{ 'administration.to-client': 'to one person', 'administration.attention': 'duty' },
  ...{
    'mail-delivery.test': 'to one person',
    'mail-delivery.verified': 'duty',
    'mail-delivery.broken': 'duty',
  },
  // Credit that becomes worth nothing is money: once a day at most.
  ...{ 'reward-wallet.earned': 'money', 'reward-wallet.expiring': 'money' },
  ...{ 'subscription.welcome': 'money', 'subscription.receipt': 'money', 'subscription.unpaid': 'money' },
  ...{ 'subscription.warn-card': 'money', 'subscription.warn-last': 'money', 'subscription.ended': 'money' },
  ...{ 'subscription.cancelled': 'money', 'subscription.refunded': 'money' },
};
/** Where the call was admitted before its work: by `mayAsk`, and by `letters/unpaid.ts`. */
const ADMITTED = ['server/accounts/mailed-links.ts', 'server/booking/store/sql-store.ts'];
/** The two places that put letters into the outbox: the mailer, and the demo's past, which is written once. */
const OUTBOX = ['server/demo/history/past-services.ts', 'server/mail/mailer.ts'];

function* hostSources(): Generator<{ path: string; text: string }> {
  for (const root of ['server', 'plugins'])
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (/^(?!.*\/(testing|web)\/).*(?<!\.test)\.ts$/.test(`/${file}`))
        yield { path: `${root}/${file}`, text: readFileSync(`${root}/${file}`, 'utf8') };
}

let it: TestServer;
const tokens: Record<string, string> = {};
/** A booking of each product, and one of any for the platform's calls. */
const booked = new Map<string | null, string>();
let addressing: { endpoint: AnyEndpoint; plugin: string | null }[] = [];

/** Books something: its letters are of what was paid; what is not has a budget of its own (`letters/unpaid.ts`). */
const isBooking = (endpoint: AnyEndpoint) => {
  const given = CASES[nameOf(endpoint)];
  return typeof given === 'function' && /"quoteId"/.test(JSON.stringify(given('x')));
};

beforeAll(async () => {
  it = await testServer({
    plugins,
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      { name: 'Alpha', subdomain: 'alpha', settings: { applications: applicationsOf(plugins) } },
    ],
  });
  for (const name of ['owner', 'client'] as const) tokens[name] = await it.login('alpha', name);
  const ask: Ask = async (method, path, body) =>
    (await it.request(HOST, method, path, { token: tokens['client'], body })).json;
  for (const [product, sell] of sellersOf(plugins)) {
    const { bookingId } = await sell(ask, 'Silva', it.clock.now());
    booked.set(product, bookingId).set(null, bookingId);
  }
  addressing = it.server.handlers
    .map(({ handler: { endpoint }, plugin }) => ({ endpoint, plugin }))
    .filter(({ endpoint: { body } }) =>
      body ? [...placesIn(schemaOf(body))].some(([path]) => /e-?mail/i.test(String(path.at(-1)))) : false,
    );
});
afterAll(() => it.close());

/** Asks many times at once, from addresses of their own; how many letters went there. */
async function lettersOf(endpoint: AnyEndpoint, to: string, body: unknown): Promise<number> {
  const before = (await mailsTo(it, 'alpha', to)).length;
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      it.request(HOST, endpoint.method, `/${endpoint.path.replace(/^\/+/, '')}`, {
        token: tokens[endpoint.access === 'user' ? 'client' : 'owner'],
        body,
        ip: `198.51.100.${index + 1}`,
      }),
    ),
  );
  expect(
    answers.some(({ status }) => status === 200),
    answers[0]!.text,
  ).toBe(true);
  for (const { status, text } of answers) expect([200, 409, 429], text).toContain(status);
  return (await mailsTo(it, 'alpha', to)).length - before;
}

describe('letters to whoever is named', () => {
  test('SEC-42 every letter that is sent goes through the budget, or says why it need not', () => {
    const found = [...hostSources()];
    const having = (what: RegExp) =>
      found
        .filter(({ text }) => what.test(text))
        .map(({ path }) => path)
        .sort();
    expect(having(/\bsend\([^;]*'happened'/)).toEqual(Object.keys(UNCOUNTED).sort());
    expect(having(/\bsend\([^;]*'promised'/)).toEqual(ADMITTED);
    expect(having(/\bkeepMail\(|insertInto\('mail'\)/)).toEqual(OUTBOX);
  });

  test('every letter that is sent can be looked at before', async () => {
    const found = [...hostSources()];
    const sending = found
      .filter(({ text }) => /\b(?:mail|services\.mail)\.send\(/.test(text))
      .map(({ path }) => path);
    expect(sending.sort()).toEqual(Object.keys(SHOWN).sort());
    const { namesIn, agencyById } = it.server.services;
    const agency = (await agencyById(it.agencies['alpha']!.id))!;
    const groups = letterGroups(plugins, namesIn)(agency);
    const known = groups.flatMap((group) =>
      group.samples.flatMap((sample) => [
        letterId(group, sample),
        ...(group.booking ? [`product:${sample.id}`] : []),
      ]),
    );
    const shown = Object.values(SHOWN).flatMap((ids) => (typeof ids === 'string' ? [] : ids));
    expect(shown.filter((id) => !known.includes(id))).toEqual([]);
    const sold = groups.flatMap(({ id, booking }) => (booking ? [`${id}.`] : []));
    const own = known.filter((id) => !['product:', ...sold].some((of) => id.startsWith(of)));
    expect(own.filter((id) => !shown.includes(id))).toEqual([]);
    expect(own.sort()).toEqual(Object.keys(NEEDED).sort());
  });

  test('every function that draws a letter draws one of the samples', () => {
    const found = [...hostSources()];
    const drawing = found.flatMap(({ text }) =>
      [...text.matchAll(/export (?:async )?function (\w+(?:Mail|Letter))\(/g)].map(([, name]) => name!),
    );
    const samples = found
      .filter(({ path }) => /samples?\.ts$/.test(path))
      .map(({ text }) => text)
      .join('\n');
    expect(drawing.length).toBeGreaterThan(12);
    // One puts what is drawn into the outbox, the other is OF_MAIL_DOMAIN.
    const others = drawing.filter((name) => !['keepMail', 'mailLetter'].includes(name));
    expect(others.filter((name) => !new RegExp(`\\b${name}\\b`).test(samples))).toEqual([]);
  });

  test('every call that takes an address is tried, or says why not', () => {
    const known = (endpoint: AnyEndpoint) =>
      nameOf(endpoint) in CALLS || isBooking(endpoint) || typeof CASES[nameOf(endpoint)] === 'function';
    expect(addressing.length).toBeGreaterThan(10);
    expect(
      addressing.filter(({ endpoint }) => !known(endpoint)).map(({ endpoint }) => nameOf(endpoint)),
    ).toEqual([]);
  });

  test('SEC-42 no call, however often and by how many at once, writes to a stranger more than his budget of a day', async () => {
    let tried = 0;
    for (const { endpoint, plugin } of addressing) {
      const name = nameOf(endpoint);
      if (CALLS[name] === null || isBooking(endpoint)) continue;
      const email = `stranger${++tried}@elsewhere.example`;
      const given = CASES[name];
      const bookingId = booked.get(plugin) ?? '';
      const whole = typeof given === 'function' ? { ...(given(bookingId).body as object), email } : {};
      const { body } = CALLS[name]?.(email) ?? { body: whole };
      const letters = await lettersOf(endpoint, (body as { email: string }).email, body);
      expect(letters, name).toBeLessThanOrEqual(MOST);
      expect(letters, name).toBeGreaterThan(0);
      it.clock.advance(2 * 86_400_000);
      for (const who of ['owner', 'client'] as const) tokens[who] = await it.login('alpha', who);
    }
    expect(tried).toBeGreaterThan(6);
  });

  test('SEC-42 a booking is written about so often a day, to whomever; the next day again', async () => {
    const bookingId = booked.get(null)!;
    const send = (email: string) =>
      it.request(HOST, 'POST', '/api/v2/agency/email-itinerary', {
        token: tokens['owner'],
        body: { bookingId, email },
      });
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => send(`friend${index}@elsewhere.example`)),
    );
    expect(
      answers.filter(({ status }) => status === 200),
      answers[0]!.text,
    ).toHaveLength(MOST);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(refused.json.message).toBe('Enough emails have been sent there today. Please try again tomorrow.');
    it.clock.advance(86_400_000);
    tokens['owner'] = await it.login('alpha', 'owner');
    expect((await send('friend@elsewhere.example')).status).toBe(200);
  });
});
