import { serve } from '@hono/node-server';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../db/json';
import { seedDemoSignOn } from '../demo/sign-on';
import { createSecretBox } from '../config/secret-box';
import { PASSWORD, testServer, type TestServer } from '../testing/harness';
import { SSO_PURPOSE, type SsoSettings, writeSsoSettings } from './sso-settings';

/** The demo agency that has single sign-on. */
const S = 'solana.localhost';
let it: TestServer;
let listening: ReturnType<typeof serve>;
let address = 0;
let ip = '';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === 'object' && found ? found.port : 0));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  const sso = { isSSOEnabled: true };
  it = await testServer({
    config: { port },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      { name: 'Solana', subdomain: 'solana', settings: { sso } },
      { name: 'Beta', subdomain: 'beta', settings: { sso } },
      { name: 'Gamma', subdomain: 'gamma' },
      { name: 'Sleepy', subdomain: 'sleepy', status: 'Inactive', settings: { sso } },
    ],
  });
  // The embedded provider is asked over the network, as an agency's endpoint would be.
  listening = serve({ fetch: it.server.app.fetch, port, hostname: '127.0.0.1' });
  await seedDemoSignOn(
    it.db,
    { signingSecret: 'test-signing-secret', platformHost: 'localhost' },
    it.clock.now(),
  );
});
afterAll(async () => {
  listening.close();
  await it.close();
});
beforeEach(() => {
  ip = `10.8.0.${++address}`;
});

const box = createSecretBox('test-signing-secret', SSO_PURPOSE);
const EMBEDDED: SsoSettings = {
  tokenValidationEndpoint: 'http://solana.localhost/dev/idp/validate',
  tokenValidationBodyKey: 'token',
  remoteSignup: true,
  directLogin: true,
};
const configure = (subdomain: string, settings: Partial<SsoSettings>) =>
  it.db.withTenant(it.agencies[subdomain]!.id, (tx) =>
    writeSsoSettings(tx, box, it.agencies[subdomain]!.id, { ...EMBEDDED, ...settings }, it.clock.now()),
  );

async function launch(person: Record<string, string> = { person: 'client@solana.example' }) {
  const answer = await it.request(S, 'POST', '/dev/idp/launch', {
    body: new URLSearchParams(person).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') as string);
}
const tokenFor = async (person?: Record<string, string>) =>
  (await launch(person)).searchParams.get('token') as string;
const fresh = (email: string) => ({ person: 'new', email, name: 'Nora Vik', verified: 'yes' });
const post = (token: string, deepLink?: unknown, host = S) =>
  it.request(host, 'POST', '/api/sso', {
    ip,
    body: { token, ...(deepLink === undefined ? {} : { deepLink }) },
  });
const usersOf = (email: string) =>
  it.db.withTenant(it.agencies['solana']!.id, (tx) =>
    tx.selectFrom('app_user').selectAll().where('email', '=', email).execute(),
  );

describe('POST /api/sso', () => {
  test('R140 signs in whom the agency’s system vouches for, and leads on', async () => {
    const landing = await launch();
    expect([landing.origin, landing.pathname, [...landing.searchParams.keys()]]).toEqual([
      'http://solana.localhost:4000',
      '/sso',
      ['token', 'navigateTo'],
    ]);
    const { status, json } = await post(landing.searchParams.get('token') as string, '/mytrip?when=past');
    expect([status, json]).toEqual([
      200,
      {
        auth: expect.stringMatching(/^[\w-]{43}$/),
        userType: 'Client',
        challenge: null,
        person: { id: it.agencies['solana']!.users['client'], email: 'client@solana.example' },
        navigateTo: '/mytrip?when=past',
      },
    ]);
    const profile = await it.request(S, 'GET', '/api/user/getProfile', { token: json.auth });
    expect(profile.json.data).toMatchObject({ email: 'client@solana.example', loginCount: 1 });
  });

  test.each([
    null,
    undefined,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/%252f%252fevil.example',
    '/%5cevil.example',
  ])('SEC-12 G50 the deep link %s leads nowhere', async (deepLink) => {
    expect((await post(await tokenFor(), deepLink)).json.navigateTo).toBeNull();
  });

  test('the intranet of the demo names what is missing of a person, and lets nobody through', async () => {
    const answer = await it.request(S, 'POST', '/dev/idp/launch', {
      body: 'person=new&name=Nora+Vik',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([422, null]);
  });

  test('a token works once', async () => {
    const token = await tokenFor();
    expect((await post(token)).status).toBe(200);
    const answer = await post(token);
    expect([answer.status, answer.json.code, answer.json.message]).toEqual([
      422,
      'IDENTITY_REFUSED',
      'Error during sso',
    ]);
  });

  test('R141 a refusal is no 401, so that it ends nobody’s session', async () => {
    const session = await it.login('solana', 'client');
    const answer = await it.request(S, 'POST', '/api/sso', {
      token: session,
      body: { token: 'made up' },
      ip,
    });
    expect(answer.status).toBe(422);
    expect((await it.request(S, 'GET', '/api/user/getProfile', { token: session })).status).toBe(200);
  });

  test('SEC-11 staff does not come this way, and none is made', async () => {
    for (const email of ['owner@solana.example', 'agent@solana.example']) {
      expect((await post(await tokenFor(fresh(email)))).status).toBe(422);
    }
    expect((await post(await tokenFor(fresh('owner@beta.example')))).json.userType).toBe('Client');
  });

  test('SEC-11 a token of one agency opens nothing at another', async () => {
    await configure('beta', { tokenValidationEndpoint: 'http://beta.localhost/dev/idp/validate' });
    const token = await tokenFor();
    expect((await post(token, undefined, 'beta.localhost')).status).toBe(422);
    expect((await post(token)).status).toBe(200);
  });

  test('R399 without remote signup only known people come in', async () => {
    await configure('solana', { remoteSignup: false });
    expect((await post(await tokenFor(fresh('stranger@travellers.example')))).status).toBe(422);
    expect(await usersOf('stranger@travellers.example')).toEqual([]);
    expect((await post(await tokenFor())).status).toBe(200);
    await configure('solana', { remoteSignup: true });
    expect((await post(await tokenFor(fresh('stranger@travellers.example')))).json.userType).toBe('Client');
    expect(await usersOf('stranger@travellers.example')).toMatchObject([
      { user_type: 'Client', first_name: 'Nora', password_hash: null },
    ]);
  });

  test('M075 whom the agency does not let sign up gets no account by its own system either', async () => {
    const set = (settings: object) =>
      it.db.withTenant(it.agencies['solana']!.id, (tx) =>
        tx
          .updateTable('agency')
          .set({ settings: json({ sso: { isSSOEnabled: true }, ...settings }) })
          .execute(),
      );
    await set({ signUpDomains: ['corp.example'] });
    const refused = await post(await tokenFor(fresh('outsider@travellers.example')));
    expect([refused.status, refused.json.message]).toEqual([403, 'You cannot signup using this email']);
    expect(await usersOf('outsider@travellers.example')).toEqual([]);
    expect((await post(await tokenFor(fresh('insider@corp.example')))).status).toBe(200);
    await set({});
  });

  test('R399 without direct login clients use their own system; staff still logs in', async () => {
    await configure('solana', { directLogin: false });
    const login = (name: string, password = PASSWORD) =>
      it.request(S, 'POST', '/api/user/login', { ip, body: { email: `${name}@solana.example`, password } });
    const refused = await login('client');
    expect([refused.status, refused.json.code]).toEqual([403, 'DIRECT_LOGIN_OFF']);
    expect((await login('client', 'Wrong_pass1')).json.code).toBe('BAD_CREDENTIALS');
    expect((await login('owner')).status).toBe(200);
    expect((await post(await tokenFor())).status).toBe(200);
    await configure('solana', { directLogin: true });
    expect((await login('client')).status).toBe(200);
  });

  test('SEC-10 an endpoint that may not be called answers like one that is down', async () => {
    const endpoints = [
      'https://127.0.0.1/',
      'https://2130706433/',
      'http://solana.localhost/dev/mail',
      'http://localhost/dev/idp/validate',
      'https://id.example.com:8443/',
    ];
    for (const tokenValidationEndpoint of endpoints) {
      await configure('beta', { tokenValidationEndpoint });
      const answer = await post('x', undefined, 'beta.localhost');
      expect([answer.status, answer.json.message]).toEqual([502, 'Error during sso']);
      expect(answer.text).not.toMatch(/127\.0\.0\.1|address|:8443/);
    }
  });

  test('R069 is not there for an agency without single sign-on; an inactive one says so', async () => {
    expect((await post('x', undefined, 'gamma.localhost')).status).toBe(404);
    const asleep = await post('x', undefined, 'sleepy.localhost');
    expect([asleep.status, asleep.json.message]).toEqual([
      403,
      'Agency is inactive, Please contact the administrator',
    ]);
  });

  test('SEC-07 a token that is refused is not asked for again and again', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await post('guess')).status);
    expect([statuses[0], statuses[11]]).toEqual([422, 429]);
  });

  test('SEC-07 who has a stale link shuts nobody out behind the same address', async () => {
    for (let person = 0; person < 80; person++) expect((await post(`stale ${person}`)).status).toBe(422);
    expect((await post(await tokenFor())).status).toBe(200);
  });
});

test('R139 SEC-09 the pages that a token or code arrives at tell no Referer', async () => {
  const policy = async (path: string) => (await it.request(S, 'GET', path)).headers.get('referrer-policy');
  expect([await policy('/sso?token=x'), await policy('/social?code=x&type=google')]).toEqual([
    'no-referrer',
    'no-referrer',
  ]);
  expect(await policy('/login')).toBe('strict-origin-when-cross-origin');
});

describe('settings', () => {
  test('SEC-37 are stored sealed, each agency’s for itself', async () => {
    const rows = await it.db.asSystem((tx) => tx.selectFrom('sso_settings').selectAll().execute());
    expect(JSON.stringify(rows)).not.toMatch(/validate|token/);
    const own = rows.find((row) => row.agency_id === it.agencies['solana']!.id)!;
    expect(box.open(own.agency_id, own.sealed)).toContain('/dev/idp/validate');
    expect(box.open(it.agencies['beta']!.id, own.sealed)).toBeNull();
  });

  test('R398 need an endpoint and a key', async () => {
    for (const missing of [{ tokenValidationEndpoint: ' ' }, { tokenValidationBodyKey: '' }]) {
      await expect(configure('gamma', missing)).rejects.toThrow('Missing call back url or token key');
    }
  });

  test('the demo keeps what an agency has set', async () => {
    await configure('solana', { directLogin: false });
    await seedDemoSignOn(
      it.db,
      { signingSecret: 'test-signing-secret', platformHost: 'localhost' },
      it.clock.now(),
    );
    const row = await it.db.asSystem((tx) =>
      tx
        .selectFrom('sso_settings')
        .selectAll()
        .where('agency_id', '=', it.agencies['solana']!.id)
        .executeTakeFirstOrThrow(),
    );
    expect(box.open(row.agency_id, row.sealed)).toContain('"directLogin":false');
  });
});

describe('the intranet of the demo', () => {
  test('is there only for an agency with single sign-on, and shows clients only', async () => {
    const page = await it.request(S, 'GET', '/dev/idp/launch');
    expect(page.text).toContain('Solana intranet');
    expect(page.text).toContain('client@solana.example');
    expect(page.text).not.toContain('owner@');
    for (const method of ['GET', 'POST'])
      expect((await it.request('gamma.localhost', method, '/dev/idp/launch')).status).toBe(404);
  });

  test('a token that nobody uses runs out', async () => {
    const token = await tokenFor();
    it.clock.advance(121_000);
    expect((await post(token)).status).toBe(422);
  });
});
