import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plugins } from '@/server/plugins';
import { testServer, type TestServer } from '@/server/testing/harness';
import { mailRoute } from './deliver';
import type { MailService, Sending } from './service/port';
import { goRound } from './steps/round';
import { lookAt } from './steps/look';
import { changeDomain, liveDomain } from './store/domains';
import { keepTrouble, troubleOf } from './store/troubles';
import { type FakeMailgun, fakeMailgun } from './testing/fake-mailgun';

const BASE = '/api/agency/applications/mailgun';
const HOUR = 60 * 60_000;
const clara = 'client@alpha.example';

let it: TestServer;
let mailgun: FakeMailgun;
let token: string;
beforeAll(async () => {
  mailgun = await fakeMailgun('key-of-alpha-0123');
  it = await testServer({
    plugins: plugins.filter(({ id }) => id === 'mail-delivery'),
    agencies: [
      { name: 'Alpha Voyages', subdomain: 'alpha', settings: { applications: ['mailgun'] } },
      { name: 'Beta Tours', subdomain: 'beta', settings: { applications: ['mailgun'] } },
    ],
    config: { rateFactor: 100, mailgun: { account: null, urls: { us: mailgun.url, eu: mailgun.url } } },
  });
});
afterAll(async () => {
  await it.close();
  await mailgun.close();
});
beforeEach(async () => {
  await it.server.jobs.drain();
  for (const table of ['mail_domain', 'mail_trouble', 'mail_report', 'mail'])
    await it.db.raw(`delete from ${table}`);
  it.dns.records.clear();
  mailgun.fault = null;
  mailgun.domains.clear();
  // Sessions end, and what may be tried is there again.
  it.clock.advance(2 * HOUR);
  token = await it.login('alpha', 'owner');
});

const agencyId = () => it.agencies['alpha']!.id;
const inAlpha = <T>(work: Parameters<TestServer['db']['withTenant']>[1]) =>
  it.db.withTenant(agencyId(), work) as Promise<T>;
const ask = (method: string, path: string, body?: unknown, as = token) =>
  it.request('alpha.localhost', method, BASE + path, { token: as, body });
const state = async () => (await ask('GET', '/domain')).json.data.domain;
const wish = { domain: 'acme.com', senderEmail: 'trips@acme.com', way: 'platform' };
const ownKey = { ...wish, way: 'mailgun', apiKey: 'key-of-alpha-0123', isPriceAccepted: true };

/** Adds the domain, and enters what is wanted of it. */
async function verified(body: object = ownKey) {
  expect((await ask('POST', '/domain', body)).status).toBe(200);
  for (const { type, name, value } of (await state()).records)
    if (type === 'TXT') it.dns.records.set(name, { texts: [value] });
  for (const known of mailgun.domains.values()) known.isRight = true;
  await lookAt(it.server.services, agencyId());
  expect((await state()).domainState).toBe('verified');
}
const logged = async (action: string) => {
  const { rows } = await it.db.raw(
    `select before, after from audit_log where agency_id = $1 and action = $2 and at >= $3 order by id`,
    [agencyId(), `mail-delivery.${action}`, it.clock.now()],
  );
  return rows as { before: unknown; after: unknown }[];
};

describe('changing how letters go', () => {
  test('R410 SEC-44 a price that was accepted is not asked for again, and a change is logged without the key', async () => {
    // Pasted with what stands around it.
    await verified({ ...ownKey, apiKey: ` ${ownKey.apiKey} ` });
    const { apiKey, isPriceAccepted, ...later } = ownKey;
    expect([apiKey.length, isPriceAccepted]).toEqual([17, true]);
    const changed = await ask('POST', '/domain', { ...later, senderEmail: 'hello@acme.com' });
    expect([changed.status, changed.json.data.domain.domainState]).toEqual([200, 'verified']);
    expect(await logged('price-accepted')).toHaveLength(1);
    const said = { domain: 'acme.com', way: 'mailgun', region: 'us', keyEnding: '0123' };
    expect(await logged('change')).toEqual([
      { before: { ...said, sender: 'trips@acme.com' }, after: { ...said, sender: 'hello@acme.com' } },
    ]);
  });

  test('R409 a new key is tried at once: a wrong one changes nothing, nor does one that nobody answers for', async () => {
    await verified();
    const wrong = await ask('POST', '/domain', { ...ownKey, apiKey: 'key-that-is-wrong' });
    expect([wrong.status, wrong.json.reason]).toEqual([422, 'mail-delivery.keyRefused']);
    mailgun.fault = { at: /domains/, kind: 'broken' };
    const { apiKey: _, ...keptKey } = ownKey;
    for (const other of [
      { ...ownKey, region: 'us' },
      { ...keptKey, region: 'eu' },
    ]) {
      const silent = await ask('POST', '/domain', other);
      expect([silent.status, silent.json.reason]).toEqual([502, 'mail-delivery.unreachable']);
    }
    expect(await state()).toMatchObject({
      domainState: 'verified',
      mailgun: { region: 'us', keyEnding: '0123' },
    });
  });

  test('R407 another way begins anew with the records, and the account that is left keeps its domain, without our reports', async () => {
    await verified();
    const answer = await ask('POST', '/domain', wish);
    expect(answer.json.data.domain).toMatchObject({ way: 'platform', domainState: 'verifying' });
    const { hooks } = mailgun.domains.get('acme.com')!;
    expect(hooks.size).toBe(3);
    await it.server.jobs.drain();
    expect([...mailgun.domains.keys()]).toEqual(['acme.com']);
    expect(hooks.size).toBe(0);
  });

  test('R407 a domain that is added again meanwhile is not forgotten', async () => {
    await verified();
    expect((await ask('DELETE', '/domain')).status).toBe(200);
    expect((await ask('POST', '/domain', ownKey)).status).toBe(200);
    await it.server.jobs.drain();
    expect([...mailgun.domains.keys()]).toEqual(['acme.com']);
  });

  test('INV-7 what somebody else has written meanwhile is not written over', async () => {
    await verified();
    await inAlpha(async (tx) => {
      const row = (await liveDomain(tx, agencyId()))!;
      expect(await changeDomain(tx, row, { sender: 'a@acme.com' })).toMatchObject({ sender: 'a@acme.com' });
      expect(await changeDomain(tx, row, { sender: 'b@acme.com' })).toBeNull();
      expect((await liveDomain(tx, agencyId()))!.sender).toBe('a@acme.com');
    });
  });

  test('R407 a service that does not answer breaks nothing, and one that has no such domain does', async () => {
    await verified();
    mailgun.fault = { at: /verify/, kind: 'broken' };
    it.clock.advance(6 * HOUR);
    await goRound(it.server.services);
    token = await it.login('alpha', 'owner');
    expect((await state()).domainState).toBe('verified');
    mailgun.fault = null;
    mailgun.domains.clear();
    it.clock.advance(6 * HOUR);
    await goRound(it.server.services);
    token = await it.login('alpha', 'owner');
    expect(await state()).toMatchObject({ domainState: 'broken', brokenBecause: 'refused' });
  });

  test('SEC-31 all of it is the owner’s', async () => {
    const agent = await it.login('alpha', 'agent');
    for (const [method, path, body] of [
      ['GET', '/domain', undefined],
      ['POST', '/domain', ownKey],
      ['DELETE', '/domain', undefined],
      ['POST', '/domain/check', undefined],
      ['POST', '/test-email', undefined],
      ['GET', '/stops', undefined],
      ['POST', '/stops/none/allow', undefined],
    ] as const)
      expect((await ask(method, path, body, agent)).status, `${method} ${path}`).toBe(403);
  });
});

describe('a letter by the own way', () => {
  const letter = (attempt: number, to = clara) => ({
    ...{ id: 'l1', messageId: 'l1@caravel.example', to, isAsked: false, attempt },
    ...{ subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' },
  });
  const send = async (sending: Sending, attempt = 1) => {
    const route = mailRoute(
      it.server.services,
      () => ({ send: async () => sending }) as unknown as MailService,
    );
    const agency = (await it.server.services.agencyById(agencyId()))!;
    return route(agency, letter(attempt));
  };

  test('R407 five attempts go by it, the sixth and all later ones by the platform', async () => {
    await verified();
    expect(await send({ kind: 'sent' }, 5)).toEqual({
      kind: 'sent',
      by: 'mailgun',
      sender: 'trips@acme.com',
    });
    expect(await send({ kind: 'sent' }, 6)).toEqual({ kind: 'elsewhere' });
    expect(await state()).toMatchObject({ domainState: 'broken', brokenBecause: 'silent' });
    expect(await send({ kind: 'sent' })).toEqual({ kind: 'elsewhere' });
  });

  test('R407 a letter that the service does not like breaks nothing', async () => {
    await verified();
    expect(await send({ kind: 'notThis', said: '554 looks like spam' })).toEqual({ kind: 'elsewhere' });
    expect((await state()).domainState).toBe('verified');
  });

  test('SEC-42 an address that the own server does not know is written to no more', async () => {
    await verified();
    expect(await send({ kind: 'bounced', said: '550 no such mailbox' })).toEqual({
      kind: 'stopped',
      because: 'bounced',
    });
    expect((await ask('GET', '/stops')).json.data.addresses).toMatchObject([
      { email: clara, kind: 'bounced', said: '550 no such mailbox' },
    ]);
    expect((await state()).domainState).toBe('verified');
    expect(await send({ kind: 'sent' })).toEqual({ kind: 'stopped', because: 'bounced' });
  });

  test('SEC-42 what is only late stops nothing', async () => {
    await verified();
    await inAlpha((tx) =>
      keepTrouble(tx, agencyId(), { address: clara, kind: 'delayed', said: null, at: it.clock.now() }),
    );
    expect(await send({ kind: 'sent' })).toMatchObject({ kind: 'sent' });
  });
});

describe('what comes back', () => {
  const at = (seconds: number) => new Date(Date.parse('2027-01-01T00:00:00Z') + seconds * 1000);
  const keep = (kind: 'delayed' | 'bounced' | 'complained', seconds: number) =>
    inAlpha((tx) => keepTrouble(tx, agencyId(), { address: clara, kind, said: `${kind}`, at: at(seconds) }));
  const trouble = () =>
    inAlpha<Awaited<ReturnType<typeof troubleOf>>>((tx) => troubleOf(tx, agencyId(), clara));
  const allow = (seconds: number) => it.db.raw('update mail_trouble set allowed_at = $1', [at(seconds)]);

  test('SEC-42 what happened until letters were allowed again is old news, in whatever order it is told', async () => {
    await keep('bounced', 10);
    await keep('bounced', 5);
    expect(await trouble()).toMatchObject({ first_at: at(5), last_at: at(10), count: 2 });
    await allow(20);
    await keep('bounced', 20);
    expect(await trouble()).toMatchObject({ allowed_at: at(20), count: 2 });
    await keep('delayed', 21);
    expect((await trouble())!.allowed_at).toEqual(at(20));
    await keep('complained', 22);
    expect(await trouble()).toMatchObject({ kind: 'complained', said: 'complained', allowed_at: null });
  });

  const heard = async () => {
    await verified();
    const { rows } = await it.db.raw(`select hook from mail_domain where state = 'verified'`);
    const path = `/webhooks/mail/${(rows[0] as { hook: string }).hook}`;
    return async (event: Record<string, unknown>) => {
      const body = mailgun.report({ recipient: clara, ...event }, it.clock.now());
      return (await it.request('localhost', 'POST', path, { body })).status;
    };
  };
  const list = async () => (await ask('GET', '/stops')).json.data.addresses;

  test('SEC-41 an event that is told again under another signature counts once', async () => {
    const tell = await heard();
    const event = { event: 'failed', severity: 'permanent', id: 'event-1' };
    for (let turn = 0; turn < 2; turn++) expect(await tell(event)).toBe(200);
    expect(await list()).toMatchObject([{ kind: 'bounced', count: 1 }]);
  });

  test('SEC-42 who has complained before has complained, who has left a list is no trouble, nor is what arrived', async () => {
    const tell = await heard();
    await tell({ event: 'delivered' });
    await tell({ event: 'failed', severity: 'permanent', reason: 'suppress-unsubscribe' });
    expect(await list()).toEqual([]);
    expect(await trouble()).toBeUndefined();
    await tell({ event: 'failed', severity: 'permanent', reason: 'suppress-complaint' });
    expect(await list()).toMatchObject([{ kind: 'complained', isStopped: true }]);
  });

  test('SEC-44 letters that are allowed already are not allowed again, and the log says who was', async () => {
    const tell = await heard();
    await tell({ event: 'complained' });
    const [{ id }] = await list();
    for (let turn = 0; turn < 2; turn++) expect((await ask('POST', `/stops/${id}/allow`)).status).toBe(200);
    expect(await logged('allow')).toEqual([{ before: { email: clara, kind: 'complained' }, after: null }]);
  });
});

const slowSite = () =>
  testServer({
    plugins: plugins.filter(({ id }) => id === 'mail-delivery'),
    agencies: [{ name: 'Alpha Voyages', subdomain: 'alpha' }],
    config: { rateFactor: 1, mailgun: { account: null, urls: { us: mailgun.url, eu: mailgun.url } } },
  });

test('SEC-42 records are looked up four times a minute at most', async () => {
  const slow = await slowSite();
  const owner = await slow.login('alpha', 'owner');
  const post = (path: string, body?: unknown) =>
    slow.request('alpha.localhost', 'POST', `${BASE}/domain${path}`, { token: owner, body });
  expect((await post('', wish)).status).toBe(200);
  const said = [];
  for (let turn = 0; turn < 5; turn++) said.push(await post('/check'));
  await slow.close();
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
  expect(said[4]!.json.message).toBe('The records were checked just now. Please try again in a minute.');
});

test('SEC-07 keys of others are not guessed here: twenty tries an hour', async () => {
  const slow = await slowSite();
  const owner = await slow.login('alpha', 'owner');
  const said: string[] = [];
  for (let turn = 0; turn < 22; turn++) {
    const body = { ...ownKey, apiKey: `guess-${turn}-of-a-key` };
    const { status, json } = await slow.request('alpha.localhost', 'POST', `${BASE}/domain`, {
      ...{ token: owner, body },
    });
    said.push(status === 422 ? json.reason : status);
    slow.clock.advance(20_000);
  }
  await slow.close();
  expect(said).toEqual([...Array<string>(20).fill('mail-delivery.keyRefused'), 429, 429]);
});
