import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../../testing/harness';
import { mailsTo } from '../../testing/mails';
import { CHALLENGE_MS, WRONG_CODES } from './challenge';
import { base32, codeAt, STEP_S, stepOf } from './totp';

let it: TestServer;
const A = 'alpha.localhost';
const B = 'beta.localhost';
const OWNER = 'owner@alpha.example';
let address = 0;

const ip = () => `10.5.${address >> 8}.${address++ & 255}`;
const post = (path: string, body: object, token?: string, host = A, from = ip()) =>
  it.request(host, 'POST', path, { body, token, ip: from });
const login = (email = OWNER, host = A) =>
  post('/api/user/login', { email, password: PASSWORD }, undefined, host);
const answer = (challenge: string, code: string, host = A) =>
  post('/api/user/secondFactor', { challenge, code }, undefined, host);
const state = async (token: string) =>
  (await it.request(A, 'GET', '/api/user/secondFactor', { token })).json.data;
const said = ({ status, json }: { status: number; json: { message: string } }) => [status, json.message];

/** What an authenticator app shows; it reads base32 and knows the time. */
const bytesOf = (secret: string) => {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};
const shown = (secret: string) => codeAt(bytesOf(secret), stepOf(it.clock.now()));
const nextStep = () => it.clock.advance(STEP_S * 1000);

/** Switches the factor on; what is needed to use it. */
async function enable(token: string) {
  const started = await post('/api/user/secondFactor/start', { password: PASSWORD }, token);
  const { secret } = started.json.data as { secret: string };
  const confirmed = await post('/api/user/secondFactor/confirm', { code: shown(secret) }, token);
  nextStep();
  return { secret, codes: confirmed.json.data.recoveryCodes as string[] };
}
const challengeOf = async () => (await login()).json.challenge as string;

beforeAll(async () => {
  it = await testServer();
});
afterAll(() => it.close());
beforeEach(async () => {
  await it.db.asSystem(async (tx) => {
    await tx.deleteFrom('second_factor').execute();
    await tx.deleteFrom('sign_in_challenge').execute();
  });
  await it.db.raw('delete from rate_limit');
});

describe('SEC-13 the second factor', () => {
  test('is off at first; a started one holds nobody up until a code has confirmed it', async () => {
    const token = await it.login('alpha', 'owner');
    expect(await state(token)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
    const { json } = await post('/api/user/secondFactor/start', { password: PASSWORD }, token);
    expect(json.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(json.data.uri).toContain(
      `otpauth://totp/Alpha%20Voyages:owner%40alpha.example?secret=${json.data.secret}&`,
    );
    expect((await login()).json).toMatchObject({ auth: expect.any(String), challenge: null });
    const wrong = await post('/api/user/secondFactor/confirm', { code: '000000' }, token);
    expect(said(wrong)).toEqual([422, 'The code is not correct. Please try again.']);
    expect(await state(token)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
  });

  test('is switched on with a code of the newest secret and holds the login back', async () => {
    const token = await it.login('alpha', 'owner');
    const old = await post('/api/user/secondFactor/start', { password: PASSWORD }, token);
    const { secret, codes } = await enable(token);
    expect(secret).not.toBe(old.json.data.secret);
    expect(codes).toHaveLength(10);
    expect(await state(token)).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });

    const { json } = await login();
    expect(json).toEqual({
      auth: null,
      userType: 'AgencyOwner',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const sessions = () => it.db.asSystem((tx) => tx.selectFrom('session').select('id').execute());
    const before = (await sessions()).length;
    const through = await answer(json.challenge, shown(secret));
    expect(through.json).toEqual({ auth: expect.stringMatching(/^[\w-]{43}$/), userType: 'AgencyOwner' });
    expect(await sessions()).toHaveLength(before + 1);
    const profile = await it.request(A, 'GET', '/api/user/getProfile', { token: through.json.auth });
    expect(profile.json.data.email).toBe(OWNER);
  });

  test('counts the login once, when it is through', async () => {
    const token = await it.login('alpha', 'owner');
    const { secret } = await enable(token);
    const count = async () =>
      (await it.request(A, 'GET', '/api/user/getProfile', { token })).json.data.loginCount as number;
    const before = await count();
    const challenge = await challengeOf();
    expect(await count()).toBe(before);
    await answer(challenge, shown(secret));
    expect(await count()).toBe(before + 1);
  });

  test('a code is accepted once, and none from before it', async () => {
    const { secret } = await enable(await it.login('alpha', 'owner'));
    const code = shown(secret);
    expect((await answer(await challengeOf(), code)).status).toBe(200);
    expect(said(await answer(await challengeOf(), code))).toEqual([
      401,
      'The code is not correct. Please try again.',
    ]);
    nextStep();
    expect((await answer(await challengeOf(), shown(secret))).status).toBe(200);
  });

  test('the code that confirmed it opens nothing', async () => {
    const token = await it.login('alpha', 'owner');
    const { secret } = (await post('/api/user/secondFactor/start', { password: PASSWORD }, token)).json.data;
    const code = shown(secret);
    await post('/api/user/secondFactor/confirm', { code }, token);
    expect((await answer(await challengeOf(), code)).status).toBe(401);
  });

  test('a recovery code works once, however it is typed', async () => {
    const token = await it.login('alpha', 'owner');
    const { codes } = await enable(token);
    const typed = ` ${codes[3]!.toUpperCase().replace('-', ' ')}`;
    expect((await answer(await challengeOf(), typed)).status).toBe(200);
    expect((await answer(await challengeOf(), codes[3]!)).status).toBe(401);
    expect((await state(token)).recoveryCodesLeft).toBe(9);
    expect((await answer(await challengeOf(), codes[4]!)).status).toBe(200);
  });

  test('a challenge is answered once, within five minutes, and five wrong codes end it', async () => {
    const { secret } = await enable(await it.login('alpha', 'owner'));
    const over = [410, 'This sign-in has taken too long. Please log in again.'];
    const once = await challengeOf();
    await answer(once, shown(secret));
    nextStep();
    expect(said(await answer(once, shown(secret)))).toEqual(over);

    const late = await challengeOf();
    it.clock.advance(CHALLENGE_MS);
    expect(CHALLENGE_MS).toBe(5 * 60_000);
    expect(said(await answer(late, shown(secret)))).toEqual(over);

    const guessed = await challengeOf();
    for (let n = 0; n < WRONG_CODES; n++) expect((await answer(guessed, '000000')).status).toBe(401);
    expect(said(await answer(guessed, shown(secret)))).toEqual(over);
    expect((await answer(await challengeOf(), shown(secret))).status).toBe(200);
  });

  test('a challenge opens nothing else, and nothing else is a challenge', async () => {
    const token = await it.login('alpha', 'owner');
    const { secret } = await enable(token);
    const challenge = await challengeOf();
    expect((await it.request(A, 'GET', '/api/user/getProfile', { token: challenge })).status).toBe(401);
    for (const odd of [token, 'x'.repeat(43), '', "' or 1=1 --"])
      expect((await answer(odd, shown(secret))).status).toBe(410);
  });

  test('SEC-03 a challenge means nothing on another agency’s host', async () => {
    const { secret } = await enable(await it.login('alpha', 'owner'));
    const challenge = await challengeOf();
    expect((await answer(challenge, shown(secret), B)).status).toBe(410);
    expect((await answer(challenge, shown(secret))).status).toBe(200);
  });

  test('SEC-07 guessing goes no further by logging in again and again, from wherever', async () => {
    const { secret } = await enable(await it.login('alpha', 'owner'));
    const statuses = [];
    for (let round = 0; round < 5; round++) {
      const challenge = await challengeOf();
      for (let n = 0; n < WRONG_CODES - 1; n++) statuses.push((await answer(challenge, '000000')).status);
    }
    // Switching it on took the first of twenty tries.
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 401), 429]);
    const refused = await answer(await challengeOf(), shown(secret));
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('SEC-05 who is disabled between password and code stays out', async () => {
    const { secret } = await enable(await it.login('alpha', 'agent'));
    const challenge = (await login('agent@alpha.example')).json.challenge as string;
    const set = (status: string) =>
      it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
        tx.updateTable('app_user').set({ status }).where('email', '=', 'agent@alpha.example').execute(),
      );
    await set('Inactive');
    expect(said(await answer(challenge, shown(secret)))).toEqual([
      403,
      'Your account is inactive, kindly contact the Agency Owner',
    ]);
    await set('Active');
  });

  test('starting and ending ask for the password; guesses at it are slowed as at login', async () => {
    const token = await it.login('alpha', 'owner');
    const wrong = { password: 'Wrong_pass1' };
    expect(said(await post('/api/user/secondFactor/start', wrong, token))).toEqual([
      422,
      'Current password is incorrect',
    ]);
    const { secret } = await enable(token);
    const end = (body: object, from = ip()) => post('/api/user/secondFactor/off', body, token, A, from);
    expect(said(await end({ ...wrong, code: shown(secret) }))).toEqual([
      422,
      'Current password is incorrect',
    ]);
    expect(said(await end({ password: PASSWORD, code: '000000' }))[0]).toBe(422);
    expect((await state(token)).isEnabled).toBe(true);
    const guesser = '203.0.113.77';
    for (let n = 0; n < 10; n++) await end({ ...wrong, code: '000000' }, guesser);
    expect((await end({ password: PASSWORD, code: shown(secret) }, guesser)).status).toBe(429);
    expect((await end({ password: PASSWORD, code: shown(secret) })).status).toBe(200);
    expect(await state(token)).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
    expect((await login()).json.challenge).toBeNull();
  });

  test('ends with a recovery code too, and can begin anew with other codes', async () => {
    const token = await it.login('alpha', 'owner');
    const { codes } = await enable(token);
    const off = await post('/api/user/secondFactor/off', { password: PASSWORD, code: codes[0] }, token);
    expect(off.status).toBe(200);
    const again = await enable(token);
    expect(again.codes.filter((code) => codes.includes(code))).toEqual([]);
    expect((await answer(await challengeOf(), codes[1]!)).status).toBe(401);
  });

  test('is not replaced while it is on', async () => {
    const token = await it.login('alpha', 'owner');
    const { secret } = await enable(token);
    const start = await post('/api/user/secondFactor/start', { password: PASSWORD }, token);
    expect(said(start)).toEqual([409, 'The second factor is already on.']);
    expect((await answer(await challengeOf(), shown(secret))).status).toBe(200);
  });

  test('is for travelers too, whose login then waits for a code', async () => {
    const token = await it.login('alpha', 'client');
    const { secret } = await enable(token);
    const { challenge, auth } = (await login('client@alpha.example')).json;
    expect(auth).toBeNull();
    expect((await answer(challenge, '000000')).status).toBe(401);
    const opened = await answer(challenge, shown(secret));
    expect([opened.status, opened.json.userType]).toEqual([200, 'Client']);
    expect((await state(opened.json.auth)).isEnabled).toBe(true);
  });

  test('SEC-37 neither secret nor recovery codes stand in the database', async () => {
    const { secret, codes } = await enable(await it.login('alpha', 'owner'));
    const challenge = await challengeOf();
    const tables = ['second_factor', 'recovery_code', 'sign_in_challenge'] as const;
    const rows = await it.db.asSystem((tx) =>
      Promise.all(tables.map((table) => tx.selectFrom(table).selectAll().execute())),
    );
    const text = JSON.stringify(rows);
    const bytes = bytesOf(secret);
    expect(base32(bytes)).toBe(secret);
    for (const plain of [secret, bytes.toString('base64url'), bytes.toString('hex'), codes[0]!, challenge])
      expect(text).not.toContain(plain);
  });

  test('the owner of the account is told of the switch, whoever made it', async () => {
    const token = await it.login('alpha', 'owner');
    const before = (await mailsTo(it, 'alpha', OWNER)).length;
    const { codes } = await enable(token);
    await post('/api/user/secondFactor/off', { password: PASSWORD, code: '000000' }, token);
    await post('/api/user/secondFactor/off', { password: PASSWORD, code: codes[0] }, token);
    expect((await mailsTo(it, 'alpha', OWNER)).slice(before).map(({ subject }) => subject)).toEqual([
      'Two-step verification is on for Alpha Voyages',
      'Two-step verification is off for Alpha Voyages',
    ]);
  });

  test('SEC-44 switching is on record', async () => {
    const token = await it.login('alpha', 'owner');
    const { codes } = await enable(token);
    await post('/api/user/secondFactor/off', { password: PASSWORD, code: codes[0] }, token);
    const rows = await it.db.asSystem((tx) =>
      tx
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '=', 'user.second-factor')
        .orderBy('id')
        .execute(),
    );
    expect(rows.slice(-2)).toMatchObject([
      { before: { isEnabled: false }, after: { isEnabled: true } },
      { before: { isEnabled: true }, after: { isEnabled: false } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(codes[0]);
  });
});

test('a session remembers the browser, with a second factor too', async () => {
  const withAgent = (path: string, body: object) =>
    it.request(A, 'POST', path, { body, headers: { 'user-agent': 'Netscape/4.08' }, ip: ip() });
  const { secret } = await enable(await it.login('alpha', 'owner'));
  const { json } = await withAgent('/api/user/login', { email: OWNER, password: PASSWORD });
  await withAgent('/api/user/secondFactor', { challenge: json.challenge, code: shown(secret) });
  await withAgent('/api/user/login', { email: 'client@alpha.example', password: PASSWORD });
  const rows = await it.db.asSystem((tx) =>
    tx.selectFrom('session').select('user_id').where('user_agent', '=', 'Netscape/4.08').execute(),
  );
  const { users } = it.agencies['alpha']!;
  expect(rows.map(({ user_id }) => user_id).sort()).toEqual([users['owner'], users['client']].sort());
});
