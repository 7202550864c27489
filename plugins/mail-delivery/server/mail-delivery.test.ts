import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverAgain } from '@/server/mail/mailer';
import type { ServerPluginEntry } from '@/server/plugin';
import { plugins } from '@/server/plugins';
import type { Owed } from '@/server/ports/owed';
import { testServer, type TestServer } from '@/server/testing/harness';
import { mailsTo } from '@/server/testing/mails';
import { goRound } from './steps/round';
import { type FakeMailgun, fakeMailgun } from './testing/fake-mailgun';

const A = 'alpha.localhost';
const B = 'beta.localhost';
const DOMAIN = 'acme.com';
const BASE = '/api/agency/applications/mailgun';
const HOUR = 60 * 60_000;

let it: TestServer;
let mailgun: FakeMailgun;
const tokens: Record<string, string> = {};
/** What the platform puts onto an agency's next invoice. */
const owed: { agencyId: string; owed: Owed }[] = [];
const books: ServerPluginEntry = {
  id: 'books',
  activatedBy: { always: true },
  plugin: {
    id: 'books',
    handlers: [],
    owed: async (_, agencyId, one) => void owed.push({ agencyId, owed: one }),
  },
};
const own = [...plugins.filter(({ id }) => id === 'mail-delivery' || id === 'administration'), books];

beforeAll(async () => {
  mailgun = await fakeMailgun('key-of-the-platform');
  const settings = { applications: ['mailgun'] };
  it = await testServer({
    plugins: own,
    agencies: [
      { name: 'Alpha Voyages', subdomain: 'alpha', settings },
      { name: 'Beta Tours', subdomain: 'beta', settings },
      { name: 'Gamma', subdomain: 'gamma' },
    ],
    config: { rateFactor: 100, mailgun: { account: null, urls: { us: mailgun.url, eu: mailgun.url } } },
  });
  for (const name of ['alpha', 'beta', 'gamma']) tokens[name] = await it.login(name, 'owner');
});
afterAll(async () => {
  await it.close();
  await mailgun.close();
});
beforeEach(async () => {
  for (const table of ['mail_domain', 'mail_trouble', 'mail_report', 'mail'])
    await it.db.raw(`delete from ${table}`);
  it.dns.records.clear();
  it.dns.trouble = null;
  mailgun.fault = null;
  mailgun.domains.clear();
  mailgun.messages.length = 0;
  mailgun.allowed.length = 0;
  owed.length = 0;
  const login = async (name: string) => (tokens[name] = await it.login(name, 'owner'));
  for (const name of ['alpha', 'beta', 'gamma']) await login(name);
});

const idOf = (name: string) => it.agencies[name]!.id;
const ask = (name: string, method: string, path: string, body?: unknown) =>
  it.request(`${name}.localhost`, method, BASE + path, { token: tokens[name], body });
const wish = { domain: DOMAIN, senderEmail: `trips@${DOMAIN}`, way: 'platform' };
const ownKey = {
  ...wish,
  way: 'mailgun',
  apiKey: 'key-of-the-platform',
  region: 'eu',
  isPriceAccepted: true,
};
const state = async (name = 'alpha') => (await ask(name, 'GET', '/domain')).json.data;

/** Enters what the owner is shown, as whoever runs the domain would. */
async function enter(name = 'alpha') {
  for (const { type, name: at, value } of (await state(name)).domain.records)
    if (type === 'TXT') it.dns.records.set(at, { texts: [value] });
  const known = mailgun.domains.get(DOMAIN);
  if (known) known.isRight = true;
}
async function verified(body: object = wish) {
  const answer = await ask('alpha', 'POST', '/domain', body);
  expect(answer.status, answer.text).toBe(200);
  await enter();
  const looked = await ask('alpha', 'POST', '/domain/check');
  expect(looked.json.data?.domain.domainState, looked.text).toBe('verified');
}

const write = (to: string, occasion: 'happened' | 'asked' = 'happened') =>
  it.db.withTenant(idOf('alpha'), (tx) =>
    it.server.services.mail.send(
      tx,
      { agencyId: idOf('alpha'), to, subject: 'Your trip', html: '<p>Hi</p>', text: 'Hi' },
      occasion,
    ),
  );
const sent = async (to: string) => {
  const { rows } = await it.db.raw(
    'select transport, sender, stopped, tries from mail where recipient = $1 order by created_at',
    [to],
  );
  return rows as { transport: string | null; sender: string | null; stopped: string | null; tries: number }[];
};
const owner = 'owner@alpha.example';
const told = async () =>
  (await mailsTo(it, 'alpha', owner)).map(({ subject }) => subject).filter((one) => one.includes(DOMAIN));
const logged = async (name = 'alpha') => {
  const { rows } = await it.db.raw(
    `select action from audit_log where agency_id = $1 and action like 'mail-delivery.%' order by id`,
    [idOf(name)],
  );
  return (rows as { action: string }[]).map(({ action }) => action.replace('mail-delivery.', ''));
};

describe('R407 a mail domain', () => {
  test('goes add, DNS verification, verified, deleted; what happened stands in the log', async () => {
    const before = (await logged()).length;
    const added = (await ask('alpha', 'POST', '/domain', wish)).json.data.domain;
    expect(added).toMatchObject({ domainState: 'verifying', isLate: false, senderEmail: 'trips@acme.com' });
    expect(
      added.records.map(({ purpose, name, isRequired, state }: Record<string, unknown>) => [
        purpose,
        name,
        isRequired,
        state,
      ]),
    ).toEqual([
      ['spf', 'acme.com', true, 'missing'],
      ['dkim', 'mail._domainkey.acme.com', true, 'missing'],
      ['ownership', '_agency-mail.acme.com', true, 'missing'],
      ['dmarc', '_dmarc.acme.com', false, 'missing'],
    ]);
    await enter();
    it.dns.records.delete('_dmarc.acme.com');
    it.clock.advance(60_000);
    await goRound(it.server.services);
    expect((await state()).domain).toMatchObject({
      domainState: 'verified',
      verifiedAt: it.clock.now().toISOString(),
    });
    const gone = (await ask('alpha', 'DELETE', '/domain')).json.data;
    expect(gone).toMatchObject({ domain: null, deleted: { domain: 'acme.com' } });
    expect((await logged()).slice(before)).toEqual(['add', 'verified', 'delete']);
    expect(await told()).toEqual(['Your emails now come from trips@acme.com']);
  });

  test('says after 48 hours that something is entered wrongly, with what stands there', async () => {
    await ask('alpha', 'POST', '/domain', wish);
    it.dns.records.set(DOMAIN, { texts: ['v=spf1 include:elsewhere.example -all'] });
    it.clock.advance(48 * HOUR);
    tokens['alpha'] = await it.login('alpha', 'owner');
    await goRound(it.server.services);
    const { domain } = await state();
    expect(domain).toMatchObject({ domainState: 'verifying', isLate: true });
    expect(domain.records[0]).toMatchObject({
      state: 'other',
      found: ['v=spf1 include:elsewhere.example -all'],
    });
    expect(new Date(domain.nextCheckAt).getTime() - it.clock.now().getTime()).toBe(24 * HOUR);
  });

  test('that breaks lets letters go by the platform’s sender, tells the owners once, and is used again once it is right', async () => {
    await verified();
    it.dns.records.delete('mail._domainkey.acme.com');
    for (let count = 0; count < 2; count++) {
      it.clock.advance(6 * HOUR);
      await goRound(it.server.services);
    }
    tokens['alpha'] = await it.login('alpha', 'owner');
    expect((await state()).domain).toMatchObject({ domainState: 'broken', brokenBecause: 'records' });
    expect(await told()).toEqual([
      'Your emails now come from trips@acme.com',
      'Your emails do not come from acme.com at the moment',
    ]);
    expect((await sent(owner)).at(-1)).toMatchObject({ transport: 'mailbox', sender: null });
    await enter();
    await ask('alpha', 'POST', '/domain/check');
    await write('clara@home.example');
    await it.server.jobs.drain();
    expect(await sent('clara@home.example')).toMatchObject([{ sender: 'trips@acme.com' }]);
  });

  test('name servers that cannot be asked change nothing', async () => {
    await verified();
    it.dns.trouble = 'ETIMEOUT';
    it.clock.advance(6 * HOUR);
    await goRound(it.server.services);
    tokens['alpha'] = await it.login('alpha', 'owner');
    expect((await state()).domain.domainState).toBe('verified');
  });

  test('can be looked at now and then, not all the time', async () => {
    await ask('alpha', 'POST', '/domain', wish);
    const answers = await Promise.all(
      Array.from({ length: 450 }, () => ask('alpha', 'POST', '/domain/check')),
    );
    expect(new Set(answers.map(({ status }) => status))).toContain(429);
  });

  test('below .example is found at the second look, in the demo', async () => {
    const demo = { ...wish, domain: 'alpha.example', senderEmail: 'a@alpha.example' };
    const { data } = (await ask('alpha', 'POST', '/domain', demo)).json;
    expect(data).toMatchObject({ demoEnding: 'example', domain: { domainState: 'verifying' } });
    await ask('alpha', 'POST', '/domain/check');
    expect((await state()).domain.domainState).toBe('verified');
  });
});

describe('what is refused', () => {
  test.each([
    'trips@other.com',
    'trips@notacme.com',
    'trips',
    'acme.com@other.com',
    'trips@acme.com.evil.com',
  ])('G97 M504 the sender %s', async (senderEmail) => {
    const { status, json } = await ask('alpha', 'POST', '/domain', { ...wish, senderEmail });
    expect([status, json.message]).toEqual([422, 'Invalid sender email. Must be include domain name.']);
    expect(json.fields[0].path).toBe('senderEmail');
  });

  test('R408 G97 a sender at a name below the domain is right', async () => {
    const answer = await ask('alpha', 'POST', '/domain', { ...wish, senderEmail: 'Trips@Post.ACME.com' });
    expect(answer.json.data.domain.senderEmail).toBe('trips@post.acme.com');
  });

  test.each(['localhost', 'alpha.localhost', 'acme', 'https://acme.com', '127.0.0.1'])(
    'the domain %s',
    async (domain) => {
      expect(
        (await ask('alpha', 'POST', '/domain', { ...wish, domain, senderEmail: `a@${domain}` })).status,
      ).toBe(422);
    },
  );

  test('R413 M531 a domain that another agency has; one that it deleted is free', async () => {
    await verified();
    it.clock.advance(49 * HOUR);
    for (const name of ['alpha', 'beta']) tokens[name] = await it.login(name, 'owner');
    const taken = await ask('beta', 'POST', '/domain', wish);
    expect([taken.status, taken.json.message]).toEqual([409, 'This domain is already taken']);
    await ask('alpha', 'DELETE', '/domain');
    expect((await ask('beta', 'POST', '/domain', wish)).status).toBe(200);
  });

  test('R413 SEC-36 who only typed a domain keeps it for 48 hours, and another agency’s records prove nothing', async () => {
    await ask('beta', 'POST', '/domain', wish);
    it.clock.advance(48 * HOUR - 1);
    for (const name of ['alpha', 'beta']) tokens[name] = await it.login(name, 'owner');
    expect((await ask('alpha', 'POST', '/domain', wish)).status).toBe(409);
    it.clock.advance(1);
    await enter('beta');
    expect((await ask('alpha', 'POST', '/domain', wish)).status).toBe(200);
    expect((await state('beta')).domain).toBeNull();
    expect(await logged('beta')).toContain('released');
    expect((await state()).domain.records).toContainEqual(
      expect.objectContaining({
        purpose: 'ownership',
        state: 'other',
        found: [`agency-mail=${idOf('beta')}`],
      }),
    );
  });

  test('a second domain, and of two agencies at once one', async () => {
    await ask('alpha', 'POST', '/domain', wish);
    const second = await ask('alpha', 'POST', '/domain', {
      ...wish,
      domain: 'b.com',
      senderEmail: 'a@b.com',
    });
    expect([second.status, second.json.reason]).toEqual([409, 'mail-delivery.otherDomain']);
    await ask('alpha', 'DELETE', '/domain');
    const both = await Promise.all(['alpha', 'beta'].map((name) => ask(name, 'POST', '/domain', wish)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('SEC-10 a mail server inside', async () => {
    for (const host of ['127.0.0.1', 'localhost', 'mail.localhost', 'db.internal', '10.0.0.1']) {
      const smtp = { host, port: 587, user: 'a', password: 'b' };
      const { status, json } = await ask('alpha', 'POST', '/domain', { ...wish, way: 'smtp', smtp });
      expect([status, json.reason], host).toEqual([422, 'mail-delivery.serverHost']);
    }
    expect((await state()).domain).toBeNull();
  });
});

describe('R409 R410 an own key', () => {
  test('costs USD 35, which the owner accepts and the log keeps; the key is nowhere to be read', async () => {
    expect((await state()).ownKeyPrice).toEqual({ amount: 3500, currency: 'USD' });
    const refused = await ask('alpha', 'POST', '/domain', { ...ownKey, isPriceAccepted: false });
    expect([refused.status, refused.json.reason]).toEqual([422, 'mail-delivery.priceNotAccepted']);
    const { text, json } = await ask('alpha', 'POST', '/domain', ownKey);
    expect(json.data.domain).toMatchObject({
      mailgun: { region: 'eu', keyEnding: 'form' },
      priceAcceptedAt: it.clock.now().toISOString(),
    });
    expect(text).not.toContain('key-of-the-platform');
    const { rows } = await it.db.raw(
      `select after from audit_log where action = 'mail-delivery.price-accepted' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ after: { price: { amount: 3500, currency: 'USD' }, accepted: true } }]);
    for (const table of ['mail_domain', 'audit_log', 'pgboss.job'])
      expect(JSON.stringify((await it.db.raw(`select * from ${table}`)).rows)).not.toContain(
        'key-of-the-platform',
      );
  });

  test('is charged once, by a line of the next invoice in three languages, and not for other ways', async () => {
    await verified(wish);
    expect(owed).toEqual([]);
    expect((await ask('alpha', 'POST', '/domain', ownKey)).status).toBe(200);
    expect((await ask('alpha', 'POST', '/domain', { ...ownKey, senderEmail: `desk@${DOMAIN}` })).status).toBe(
      200,
    );
    expect(owed).toEqual([
      {
        agencyId: idOf('alpha'),
        owed: {
          key: 'mail-delivery:own-key:acme.com',
          amount: { amount: 3500, currency: 'USD' },
          words: {
            en: 'Your own Mailgun key for emails from acme.com',
            pt: 'Chave própria do Mailgun para os e-mails de acme.com',
            es: 'Clave propia de Mailgun para los correos de acme.com',
          },
        },
      },
    ]);
  });

  test('that Mailgun does not accept is told at once, and nothing stays', async () => {
    const { status, json } = await ask('alpha', 'POST', '/domain', {
      ...ownKey,
      apiKey: 'wrong-wrong-wrong',
    });
    expect([status, json.reason]).toEqual([422, 'mail-delivery.keyRefused']);
    expect((await state()).domain).toBeNull();
  });

  test('while Mailgun is silent the domain is kept and added by itself later', async () => {
    mailgun.fault = { at: /domains/, kind: 'broken' };
    const { json } = await ask('alpha', 'POST', '/domain', ownKey);
    expect(json.data.domain).toMatchObject({ domainState: 'added', records: [] });
    mailgun.fault = null;
    it.clock.advance(60_000);
    await goRound(it.server.services);
    expect((await state()).domain).toMatchObject({ domainState: 'verifying' });
    expect(mailgun.domains.size).toBe(1);
  });

  test('R407 that is refused only after the silence is broken, the owner is told, and it is tried again by itself', async () => {
    mailgun.fault = { at: /domains/, kind: 'broken' };
    await ask('alpha', 'POST', '/domain', ownKey);
    mailgun.fault = { at: /domains/, kind: 'forbidden' };
    it.clock.advance(60_000);
    await goRound(it.server.services);
    expect((await state()).domain).toMatchObject({
      domainState: 'broken',
      brokenBecause: 'refused',
      records: [],
    });
    expect(await told()).toContain('Your emails do not come from acme.com at the moment');
    mailgun.fault = null;
    it.clock.advance(6 * HOUR);
    await goRound(it.server.services);
    expect((await state()).domain).toMatchObject({ domainState: 'verifying', brokenBecause: null });
    await enter();
    expect((await ask('alpha', 'POST', '/domain/check')).json.data.domain.domainState).toBe('verified');
  });

  test('letters go by it, and a key that ends lets them go by the platform in the same job', async () => {
    await verified(ownKey);
    await write('clara@home.example');
    await it.server.jobs.drain();
    expect(await sent('clara@home.example')).toMatchObject([
      { transport: 'mailgun', sender: 'trips@acme.com' },
    ]);
    mailgun.fault = { at: /messages/, kind: 'forbidden' };
    await write('dora@home.example');
    await it.server.jobs.drain();
    expect(await sent('dora@home.example')).toEqual([
      { transport: 'mailbox', sender: null, stopped: null, tries: 1 },
    ]);
    expect((await state()).domain).toMatchObject({ domainState: 'broken', brokenBecause: 'refused' });
    expect(await told()).toContain('Your emails do not come from acme.com at the moment');
  });

  test('silence has a letter tried again, and after a minute go by the platform; it is there once', async () => {
    await verified(ownKey);
    mailgun.fault = { at: /POST .*messages/, kind: 'broken' };
    await write('clara@home.example');
    await expect(it.server.jobs.drain()).rejects.toThrow('Mailgun answered 500');
    await it.db.raw(`update mail set tries = 5 where recipient = 'clara@home.example'`);
    const { rows } = await it.db.raw(`select id from mail where recipient = 'clara@home.example'`);
    const letter = { agencyId: idOf('alpha'), id: (rows[0] as { id: string }).id };
    await it.db.withTenant(letter.agencyId, (tx) => deliverAgain(it.server.services.jobs, tx, letter));
    await it.server.jobs.drain();
    expect(await sent('clara@home.example')).toMatchObject([
      { transport: 'mailbox', sender: null, tries: 6 },
    ]);
    expect((await state()).domain).toMatchObject({ domainState: 'broken', brokenBecause: 'silent' });
  });

  test('deleted, its account at Mailgun keeps the domain and loses only our address', async () => {
    await verified(ownKey);
    const { hooks } = mailgun.domains.get(DOMAIN)!;
    hooks.set('complained', ['https://crm.acme.com/hook', ...(hooks.get('complained') ?? [])]);
    await ask('alpha', 'DELETE', '/domain');
    await it.server.jobs.drain();
    expect(Object.fromEntries(hooks)).toEqual({ complained: ['https://crm.acme.com/hook'] });
    expect([...mailgun.domains.keys()]).toEqual([DOMAIN]);
    const { rows } = await it.db.raw('select secret, signing_key from mail_domain');
    expect(rows).toEqual([{ secret: null, signing_key: null }]);
  });
});

describe('R406 R411 a test letter', () => {
  const test_ = (name = 'alpha') => ask(name, 'POST', '/test-email');

  test('comes from the own sender, to whoever asks', async () => {
    await verified();
    expect((await test_()).json).toEqual({
      data: 'The test email is on its way',
      reason: 'mail-delivery.testSent',
    });
    expect((await state()).domain.test).toMatchObject({ to: owner, state: 'waiting' });
    await it.server.jobs.drain();
    expect((await state()).domain.test.state).toBe('sent');
    expect((await sent(owner)).at(-1)).toMatchObject({ transport: 'mailbox', sender: 'trips@acme.com' });
    const { text } = await it.request(A, 'GET', '/dev/mail');
    expect(text).toContain('Alpha Voyages &lt;trips@acme.com&gt; to owner@alpha.example');
  });

  test('M532 M533 needs a domain, the application, and a proof', async () => {
    const none = await test_();
    expect([none.status, none.json.message]).toEqual([404, 'Mailgun configuration not found']);
    await ask('alpha', 'POST', '/domain', wish);
    expect((await test_()).json.reason).toBe('mail-delivery.notVerified');
    // It may be set up before it is switched on.
    expect(
      (await ask('gamma', 'POST', '/domain', { ...wish, domain: 'g.com', senderEmail: 'a@g.com' })).status,
    ).toBe(200);
    expect((await state('gamma')).enabled).toBe(false);
    const off = await test_('gamma');
    expect([off.status, off.json.message]).toEqual([409, 'Mailgun service is disabled']);
    expect((await state()).enabled).toBe(true);
  });

  test('R406 switched off, letters come from the platform’s sender', async () => {
    await verified();
    const { rows } = await it.db.raw('select settings from agency where id = $1', [idOf('alpha')]);
    await it.db.raw(`update agency set settings = settings || '{"applications": []}' where id = $1`, [
      idOf('alpha'),
    ]);
    it.server.tenants.forget();
    await write('clara@home.example');
    await it.server.jobs.drain();
    expect(await sent('clara@home.example')).toMatchObject([{ transport: 'mailbox', sender: null }]);
    await it.db.raw('update agency set settings = $2 where id = $1', [
      idOf('alpha'),
      JSON.stringify((rows[0] as { settings: unknown }).settings),
    ]);
    it.server.tenants.forget();
  });
});

describe('what comes back', () => {
  const clara = 'client@alpha.example';
  let hook: string;
  beforeEach(async () => {
    await verified(ownKey);
    const { rows } = await it.db.raw('select hook from mail_domain');
    hook = `/webhooks/mail/${(rows[0] as { hook: string }).hook}`;
  });
  const tell = (body: string, path = hook) => it.request('localhost', 'POST', path, { body });
  const bounce = {
    event: 'failed',
    severity: 'permanent',
    recipient: 'Client@Alpha.example',
    'delivery-status': { code: 550, message: '550 no such mailbox' },
  };
  const complaint = { event: 'complained', recipient: clara };
  const troubles = async () => (await ask('alpha', 'GET', '/stops')).json.data.addresses;

  test('a bounce stops all letters to that address, and says so', async () => {
    expect((await tell(mailgun.report(bounce, it.clock.now()))).status).toBe(200);
    await write(clara);
    await write(clara, 'asked');
    await it.server.jobs.drain();
    expect((await sent(clara)).map(({ stopped, transport }) => [stopped, transport])).toEqual([
      ['bounced', null],
      ['bounced', null],
    ]);
    expect(await troubles()).toMatchObject([
      { email: clara, kind: 'bounced', isStopped: true, said: '550 no such mailbox', count: 1, keptBack: 2 },
    ]);
    expect((await state()).stopped).toBe(1);
    expect((await it.request(A, 'GET', '/dev/mail')).text).toContain('not sent: this address bounced');
  });

  test('a complaint that names nothing else is heard', async () => {
    const nothing = { id: null, severity: null, reason: null, 'delivery-status': null };
    await tell(mailgun.report({ ...complaint, ...nothing }, it.clock.now()));
    expect(await troubles()).toMatchObject([{ email: clara, kind: 'complained', said: null }]);
  });

  test('a complaint stops what nobody asked for, and lets a password reset through', async () => {
    await tell(mailgun.report(complaint, it.clock.now()));
    await write(clara);
    it.clock.advance(1_000);
    await write(clara, 'asked');
    await it.server.jobs.drain();
    expect((await sent(clara)).map(({ stopped }) => stopped)).toEqual(['complained', null]);
  });

  test('a delay stops nothing, and what is worse stays in any order', async () => {
    await tell(mailgun.report({ ...bounce, severity: 'temporary' }, it.clock.now()));
    expect(await troubles()).toEqual([]);
    await tell(mailgun.report(bounce, it.clock.now()));
    await tell(
      mailgun.report({ ...complaint, timestamp: it.clock.now().getTime() / 1000 - 60 }, it.clock.now()),
    );
    expect(await troubles()).toMatchObject([{ kind: 'bounced', count: 3 }]);
  });

  test('SEC-42 a report is heard once, signed with the right key and lately; an unknown address answers the same', async () => {
    const good = mailgun.report(bounce, it.clock.now());
    for (const answer of [await tell(good), await tell(good)]) expect(answer.status).toBe(200);
    // Its signature does not cover what it says.
    const forged = JSON.parse(good) as { 'event-data': { recipient: string; id: string } };
    Object.assign(forged['event-data'], { recipient: 'dora@home.example', id: 'other' });
    expect((await tell(JSON.stringify(forged))).status).toBe(200);
    expect(await troubles()).toMatchObject([{ email: clara, count: 1 }]);
    const answers = [
      await tell(mailgun.report(bounce, it.clock.now(), 'another-key')),
      await tell(mailgun.report(bounce, new Date(it.clock.now().getTime() - 25 * HOUR))),
      await tell(mailgun.report(bounce, it.clock.now()), '/webhooks/mail/nobody'),
      await tell('{}'),
      await tell('nonsense'),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(5).fill([406, 'Not accepted']));
    expect(await troubles()).toHaveLength(1);
  });

  test('INV-8 another agency’s letters are not touched', async () => {
    await tell(mailgun.report(bounce, it.clock.now()));
    expect((await ask('beta', 'GET', '/stops')).json.data).toEqual({ addresses: [], totalCount: 0 });
    const [{ id }] = await troubles();
    expect((await ask('beta', 'POST', `/stops/${id}/allow`)).status).toBe(404);
  });

  test('the owner allows letters again: Mailgun is told, older news changes nothing, newer does', async () => {
    const before = it.clock.now();
    await tell(mailgun.report(bounce, before));
    it.clock.advance(60_000);
    const [{ id }] = await troubles();
    const { json } = await ask('alpha', 'POST', `/stops/${id}/allow`);
    expect(json).toMatchObject({ data: { isStopped: false }, reason: 'mail-delivery.allowed' });
    expect(await logged()).toContain('allow');
    await it.server.jobs.drain();
    expect(mailgun.allowed).toEqual(['bounces client@alpha.example', 'complaints client@alpha.example']);
    await tell(mailgun.report(bounce, before));
    expect(await troubles()).toEqual([]);
    it.clock.advance(1_000);
    await tell(mailgun.report(bounce, it.clock.now()));
    expect(await troubles()).toHaveLength(1);
  });

  test('staff sees it at the client, nobody else does, and it goes with the account', async () => {
    await tell(mailgun.report(bounce, it.clock.now()));
    const userId = it.agencies['alpha']!.users['client']!;
    const seen = async (who: 'agent' | 'client' | 'restricted') => {
      const token = await it.login('alpha', who);
      return it.request(A, 'GET', `${BASE}/people/${userId}`, { token });
    };
    expect((await seen('agent')).json.data).toMatchObject({ kind: 'bounced', isStopped: true });
    expect((await seen('client')).status).toBe(403);
    expect((await seen('restricted')).status).toBe(404);
    expect((await ask('beta', 'GET', `/people/${userId}`)).status).toBe(404);
    await it.db.raw('delete from app_user where id = $1', [userId]);
    expect(await troubles()).toEqual([]);
  });
});

test('R437 the plugin is called for agencies that have switched it on; its staff call is not there for others', async () => {
  const userId = it.agencies['gamma']!.users['client']!;
  expect((await ask('gamma', 'GET', `/people/${userId}`)).status).toBe(404);
  expect((await it.request(B, 'GET', `${BASE}/domain`)).status).toBe(401);
});
