import argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../testing/harness';
import { ownPath } from './own-path';
import { ABSOLUTE_MS, IDLE_MS } from './sessions';

const verify = vi.spyOn(argon2, 'verify');
afterAll(() => verify.mockRestore());

let it: TestServer;
const A = 'alpha.localhost';
const B = 'beta.localhost';
let address = 0;

beforeAll(async () => {
  it = await testServer();
});
afterAll(() => it.close());

const login = (email: string, password = PASSWORD, host = A, ip = `10.1.0.${++address}`) =>
  it.request(host, 'POST', '/api/user/login', { body: { email, password }, ip });
const profile = (token: string, host = A) => it.request(host, 'GET', '/api/user/getProfile', { token });
const users = (host: string) => it.agencies[host.split('.')[0] as string]?.users ?? {};
const change = (name: string, set: object) =>
  it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
    tx.updateTable('app_user').set(set).where('id', '=', users(A)[name]!).execute(),
  );

describe('login', () => {
  test('opens a session and says who it is; the login is counted', async () => {
    const answer = await login(' Client@ALPHA.example ');
    expect(answer.json).toEqual({
      auth: expect.stringMatching(/^[\w-]{43}$/),
      userType: 'Client',
      challenge: null,
    });
    const { json } = await profile(answer.json.auth);
    expect(json.data).toMatchObject({
      email: 'client@alpha.example',
      loginCount: 1,
      isTravelAgent: false,
      isSubscribed: true,
      navigateTo: null,
    });
    expect(JSON.stringify(json)).not.toContain('argon2');
  });

  test.each([
    ['/mytrip?a=1', '/mytrip?a=1'],
    ['//evil.example', null],
    ['https://evil.example', null],
    ['/%5cevil.example', null],
  ])('SEC-12 G50 a profile that was told to go to %s says %s', async (stored, told) => {
    await change('client', { navigate_to: stored });
    const token = (await login('client@alpha.example')).json.auth as string;
    expect((await profile(token)).json.data.navigateTo).toBe(told);
    await change('client', { navigate_to: null });
  });

  test('SEC-08 a wrong password and an unknown account answer alike, after the same work', async () => {
    const tried = async (email: string) => {
      const before = verify.mock.calls.length;
      const { status, json } = await login(email, 'Wrong_pass1');
      const { requestId: _, ...body } = json;
      return { status, body, hashesCompared: verify.mock.calls.length - before };
    };
    const wrong = await tried('client@alpha.example');
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'BAD_CREDENTIALS', data: 'Incorrect email or password.' },
      hashesCompared: 1,
    });
    expect(await tried('nobody@alpha.example')).toEqual(wrong);
    const compared = verify.mock.calls.slice(-2).map(([hash]) => String(hash).split('$').slice(0, 4));
    expect(compared[1], 'the decoy costs what a real hash costs').toEqual(compared[0]);
  });

  test('M072 M073 unverified and disabled are told to who knows the password only', async () => {
    await change('restricted', { email_verified: false });
    expect((await login('restricted@alpha.example')).json.message).toBe('Email Not Verified');
    expect((await login('restricted@alpha.example', 'Wrong_pass1')).json.message).toBe(
      'Incorrect email or password.',
    );
    await change('restricted', { email_verified: true, status: 'Inactive' });
    const answer = await login('restricted@alpha.example');
    expect([answer.status, answer.json.message]).toEqual([
      403,
      'Your account is inactive, kindly contact the Agency Owner',
    ]);
  });

  test('R093 an inactive agency lets nobody in', async () => {
    const answer = await login('owner@sleepy.example', PASSWORD, 'sleepy.localhost');
    expect([answer.status, answer.json.message]).toEqual([
      403,
      'Agency is inactive, Please contact the administrator',
    ]);
  });

  test('SEC-03 an account of one agency does not exist on another host', async () => {
    expect((await login('client@alpha.example', PASSWORD, B)).status).toBe(401);
  });

  test('SEC-07 guessing stops the guesser; the victim still gets in from elsewhere', async () => {
    const guesser = '203.0.113.7';
    for (let n = 0; n < 10; n++)
      expect((await login('other@alpha.example', 'Wrong_pass1', A, guesser)).status).toBe(401);
    const refused = await login('other@alpha.example', PASSWORD, A, guesser);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login('other@alpha.example')).status).toBe(200);
    expect((await login('agent@alpha.example', PASSWORD, A, guesser)).status).toBe(200);
  });

  test('SEC-07 of many guesses at once no more are tried than one after the other', async () => {
    const guess = () => login('restricted@alpha.example', 'Wrong_pass1', A, '203.0.113.8');
    const answers = await Promise.all(Array.from({ length: 40 }, guess));
    const tried = answers.filter(({ status }) => status === 401);
    expect(tried).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('SEC-07 whoever knows the password may use it at once from many devices', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => login('owner@alpha.example', PASSWORD, A, '203.0.113.9')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe('sessions', () => {
  test('SEC-03 a token of one agency is refused on another host', async () => {
    const token = await it.login('alpha', 'owner');
    expect((await profile(token)).status).toBe(200);
    const foreign = await profile(token, B);
    expect([foreign.status, foreign.json.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('SEC-04 tokens are random and stored as a hash only', async () => {
    const [first, second] = [await it.login('alpha', 'owner'), await it.login('alpha', 'owner')];
    expect(first).not.toBe(second);
    const rows = await it.db.asSystem((tx) => tx.selectFrom('session').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(first);
  });

  test('SEC-05 logout ends this session at once, and no other', async () => {
    const [first, second] = [await it.login('alpha', 'client'), await it.login('alpha', 'client')];
    expect((await it.request(A, 'POST', '/api/user/logout', { token: first })).status).toBe(200);
    expect((await profile(first)).status).toBe(401);
    expect((await profile(second)).status).toBe(200);
  });

  test('SEC-05 a disabled user is out at once', async () => {
    const token = await it.login('alpha', 'agent');
    await change('agent', { status: 'Inactive' });
    expect((await profile(token)).status).toBe(401);
    await change('agent', { status: 'Active' });
  });

  test('SEC-05 a session ends when idle, and at the latest after seven days', async () => {
    const idle = await it.login('alpha', 'owner');
    const busy = await it.login('alpha', 'owner');
    for (let passed = 0; passed < ABSOLUTE_MS; passed += IDLE_MS / 2) {
      expect((await profile(busy)).status).toBe(200);
      it.clock.advance(IDLE_MS / 2);
      if (passed === IDLE_MS / 2) {
        const answer = await profile(idle);
        expect([answer.status, answer.json.message]).toEqual([
          401,
          'Your session has expired, Please login again.',
        ]);
      }
    }
    expect((await profile(busy)).status).toBe(401);
  });

  test('G52 a session opens by the header that its cookie is called after, and by no other', async () => {
    const token = await it.login('alpha', 'client');
    const statusOf = async (headers: Record<string, string>) =>
      (await it.request(A, 'GET', '/api/user/getProfile', { headers })).status;
    expect(await statusOf({ 'x-access-token': token })).toBe(200);
    expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(401);
    expect(await statusOf({ 'x-session': token })).toBe(401);
  });

  test.each(['', 'x', 'null', "' or 1=1 --", 'a'.repeat(43), 'a'.repeat(5000)])(
    'a token like %.20s opens nothing',
    async (token) => {
      expect(
        (await it.request(A, 'GET', '/api/user/getProfile', { headers: { 'x-access-token': token } })).status,
      ).toBe(401);
    },
  );
});

test('R015 the language is remembered; others are refused by name', async () => {
  const token = await it.login('alpha', 'owner');
  expect((await it.request(A, 'GET', '/api/user/changeLanguage/pt', { token })).json).toEqual({ data: 'pt' });
  expect((await profile(token)).json.data.language).toBe('pt');
  const answer = await it.request(A, 'GET', '/api/user/changeLanguage/fr', { token });
  expect([answer.status, answer.json.fields[0].path]).toEqual([422, 'lang']);
});

test.each([
  ['/mytrip?a=1', '/mytrip?a=1'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/mytrip/..\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/%2f/evil.example', null],
  ['/%5cevil.example', null],
  ['/%252f%252fevil.example', null],
  ['/%255cevil.example', null],
  ['/mytrip?share=100%25', '/mytrip?share=100%25'],
  ['mytrip', null],
  ['/%', null],
  ['/a\nb', null],
  [null, null],
])('SEC-12 G50 of %s the own path is %s', (path, own) => {
  expect(ownPath(path)).toBe(own);
});
