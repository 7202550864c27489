import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../testing/harness';
import { linkOf, mailsTo } from '../testing/mails';
import { LINK_MS } from './links';

let it: TestServer;
const A = 'alpha.localhost';
const B = 'beta.localhost';
const NEW = 'Otter&River42';
let address = 0;
let log = '';

beforeAll(async () => {
  const sink = { write: (line: string) => void (log += line) };
  it = await testServer({ config: { rateFactor: 100 }, log: pino({ level: 'trace' }, sink) });
});
afterAll(() => it.close());

const ip = () => `10.4.${address >> 8}.${address++ & 255}`;
const post = (path: string, body: object, host = A, headers: Record<string, string> = {}) =>
  it.request(host, 'POST', path, { body, ip: ip(), headers });
const forgot = (email: string, host = A) => post('/api/user/forgotPassword', { email }, host);
const check = (token: string, host = A) => post('/api/user/forgotPwdValidity', { token }, host);
const reset = (token: string, password = NEW, host = A) =>
  post('/api/user/forgotPasswordLink', { token, password }, host);
const login = (email: string, password: string) => post('/api/user/login', { email, password });
const said = ({ status, json }: { status: number; json: { message: string } }) => [status, json.message];
const lastLink = async (email: string, subdomain = 'alpha') =>
  linkOf((await mailsTo(it, subdomain, email)).at(-1));
const tokenFor = async (email: string) => {
  await forgot(email);
  return (await lastLink(email)).searchParams.get('token') as string;
};
const change = (email: string, set: object) =>
  it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
    tx.updateTable('app_user').set(set).where('email', '=', email).execute(),
  );

describe('R120 forgotten password', () => {
  test('SEC-08 answers alike for a client, staff, a disabled and an unknown address, and mails the first two', async () => {
    await change('restricted@alpha.example', { status: 'Inactive' });
    const answers = [];
    for (const name of ['client', 'agent', 'restricted', 'nobody']) {
      const { status, text } = await forgot(`${name}@alpha.example`);
      answers.push(JSON.stringify([status, text]));
    }
    expect(new Set(answers)).toEqual(
      new Set([
        JSON.stringify([
          200,
          '{"data":"If there is an account with this address, a link for a new password is on its way to it.","reason":"account.resetLetterSent"}',
        ]),
      ]),
    );
    const mails = [];
    for (const name of ['client', 'agent', 'restricted', 'nobody'])
      mails.push((await mailsTo(it, 'alpha', `${name}@alpha.example`)).length);
    expect(mails).toEqual([1, 1, 0, 0]);
    await change('restricted@alpha.example', { status: 'Active' });
  });

  test('SEC-08 the same is done before the answer, whoever is asked for: one job', async () => {
    const jobs = async () =>
      (
        (await it.db.raw(`select count(*)::int as n from pgboss.job where name = 'account.link'`))
          .rows[0] as {
          n: number;
        }
      ).n;
    const done = async (email: string) => {
      const mails = () => it.db.asSystem((tx) => tx.selectFrom('mail').select('id').execute());
      const [before, sent] = [await jobs(), (await mails()).length];
      await forgot(email);
      return [(await jobs()) - before, (await mails()).length - sent];
    };
    expect(await done('other@alpha.example')).toEqual([1, 0]);
    expect(await done('nobody2@alpha.example')).toEqual([1, 0]);
  });

  test.each([
    ['R125', '', 'Please enter email address'],
    ['R126', 'ana', 'Please include an @ in the email address'],
    ['R127', 'ana@@x.co', '@@ are not allowed'],
    ['R128', 'ana@x.co.', 'Dot are not allowed at the end of email address'],
    ['R129', 'ana@.x.co', 'Dot are not allowed before domain name'],
    ['R130', 'ana b@x.co', 'Space are not allowed in email address'],
    ['R131', 'ana@x', 'The entered email is not valid'],
  ])('%s %j is refused by the server too', async (_, email, message) => {
    expect(said(await forgot(email))).toEqual([422, message]);
  });

  test('SEC-03 an account of one agency is not found on another host', async () => {
    await forgot('other@alpha.example', B);
    expect(await mailsTo(it, 'beta', 'other@alpha.example')).toHaveLength(0);
  });

  test('an inactive agency mails nobody', async () => {
    expect((await forgot('owner@sleepy.example', 'sleepy.localhost')).json.message).toBe(
      'Agency is inactive, Please contact the administrator',
    );
  });

  test('G125 SEC-30 the link carries token and address and leads to the stored domain', async () => {
    const token = await tokenFor('client@alpha.example');
    const link = await lastLink('client@alpha.example');
    expect(link.origin + link.pathname).toBe('http://alpha.localhost:4000/newPassword');
    expect(Object.fromEntries(link.searchParams)).toEqual({ token, email: 'client@alpha.example' });
  });

  test('the letter is in the user’s own language before the visitor’s', async () => {
    const email = 'agent@alpha.example';
    await change(email, { language: 'es' });
    await post('/api/user/forgotPassword', { email }, A, { 'accept-language': 'pt' });
    expect((await mailsTo(it, 'alpha', email)).at(-1)?.subject).toBe(
      'Elija una contraseña nueva para Alpha Voyages',
    );
    await change(email, { language: null });
    await post('/api/user/forgotPassword', { email }, A, { 'accept-language': 'pt' });
    expect((await mailsTo(it, 'alpha', email)).at(-1)?.subject).toBe(
      'Escolha uma nova senha para a Alpha Voyages',
    );
  });
});

describe('a new password', () => {
  test('R135 SEC-05 is set, every session ends at once, and the owner is told', async () => {
    const email = 'agent@alpha.example';
    const session = await it.login('alpha', 'agent');
    const token = await tokenFor(email);
    expect((await check(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect((await it.request(A, 'GET', '/api/user/getProfile', { token: session })).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, NEW)).status).toBe(200);
    const told = (await mailsTo(it, 'alpha', email)).at(-1);
    expect(told?.subject).toBe('Your password for Alpha Voyages was changed');
    expect(linkOf(told).pathname).toBe('/forgotpassword');
  });

  test('M081 SEC-09 the link works once', async () => {
    const token = await tokenFor('client@alpha.example');
    await reset(token);
    expect(said(await reset(token, 'Another&River43'))).toEqual([410, 'Password token expired']);
    expect((await login('client@alpha.example', NEW)).status).toBe(200);
  });

  test('M082 SEC-09 the link that was used is one that has expired', async () => {
    const token = await tokenFor('client@alpha.example');
    await reset(token);
    expect(said(await check(token))).toEqual([410, 'The password reset link has expired']);
  });

  test('SEC-09 of two at once one is too late', async () => {
    const token = await tokenFor('client@alpha.example');
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('M082 SEC-09 the link works for 30 minutes', async () => {
    const token = await tokenFor('client@alpha.example');
    it.clock.advance(LINK_MS.reset - 1);
    expect((await check(token)).status).toBe(200);
    it.clock.advance(1);
    expect(LINK_MS.reset).toBe(30 * 60_000);
    expect(said(await check(token))).toEqual([410, 'The password reset link has expired']);
    expect(said(await reset(token))).toEqual([410, 'Password token expired']);
  });

  test('SEC-09 a new link replaces the one before', async () => {
    const first = await tokenFor('client@alpha.example');
    const second = await tokenFor('client@alpha.example');
    expect((await check(first)).status).toBe(410);
    expect((await check(second)).status).toBe(200);
  });

  test('M084 SEC-03 a foreign link answers like an invented one, and keeps working at home', async () => {
    const token = await tokenFor('client@alpha.example');
    for (const unknown of [token, 'x'.repeat(43)]) {
      expect(said(await check(unknown, B))).toEqual([410, 'The password reset link has expired']);
      expect(said(await reset(unknown, NEW, B))).toEqual([
        404,
        'Some error occurred while resetting password',
      ]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test.each(['', 'x', 'x'.repeat(42), 'x'.repeat(44), 'x'.repeat(5_000), 'x y', 'á'.repeat(43)])(
    'M081 M082 a token that was cut short or garbled is one that has expired: %#',
    async (token) => {
      expect(said(await check(token))).toEqual([410, 'The password reset link has expired']);
      expect(said(await reset(token))).toEqual([410, 'Password token expired']);
    },
  );

  test('M085 R133 two passwords that differ are refused, and the link keeps working', async () => {
    const token = await tokenFor('client@alpha.example');
    const send = (confirmPassword: string) =>
      post('/api/user/forgotPasswordLink', { token, password: NEW, confirmPassword });
    const { status, json } = await send(`${NEW} `);
    expect([status, json.message, json.reason, json.fields]).toEqual([
      ...[422, 'Password mismatch!', 'account.passwordMismatch'],
      [
        {
          ...{ path: 'confirmPassword', message: 'Password mismatch!' },
          reason: 'account.passwordMismatch',
        },
      ],
    ]);
    expect((await send(NEW)).status).toBe(200);
  });

  test('SEC-09 a link that verifies sets no password, and the other way round', async () => {
    const email = 'fresh@mail.example';
    await post('/api/user/signUp', {
      name: 'Ingrid Solberg',
      email,
      password: NEW,
      hostName: A,
      checked: true,
    });
    const verifying = (await lastLink(email)).searchParams.get('id') as string;
    expect((await reset(verifying)).status).toBe(404);
    const resetting = await tokenFor(email);
    expect((await post('/api/user/updateUserActiveStatus', { id: resetting })).status).toBe(404);
    expect((await login(email, NEW)).json.message).toBe('Email Not Verified');

    // Whoever reads the mailbox has shown that the address is theirs.
    expect((await reset(resetting, 'Heron&Lake77')).status).toBe(200);
    expect((await login(email, 'Heron&Lake77')).status).toBe(200);
    // With that the address is confirmed, and the other letter's link says that the account is active.
    expect((await post('/api/user/updateUserActiveStatus', { id: verifying })).status).toBe(200);
    expect((await reset(verifying)).status).toBe(404);
  });

  test('R170 a disabled account stays shut', async () => {
    const token = await tokenFor('other@alpha.example');
    await change('other@alpha.example', { status: 'Inactive' });
    expect(said(await reset(token))).toEqual([
      403,
      'Your account is inactive, kindly contact the Agency Owner',
    ]);
    await change('other@alpha.example', { status: 'Active' });
    expect((await reset(token)).status).toBe(200);
  });

  test.each([
    ['R113', 'Ab1!', 'Password must be valid'],
    ['R116', ' Abcdef1!', 'Space not allowed'],
    ['R117', '', 'Password Required'],
    ['SEC-06', 'Summer2026!', 'This password is too easy to guess. Please choose another one.'],
    ['SEC-06', 'Clara.Nunes1', 'Password must be valid'],
    ['SEC-06', 'Clara_Nunes1', 'This password is too easy to guess. Please choose another one.'],
  ])('%s %j is refused, and the link is kept', async (_, password, message) => {
    const token = await tokenFor('client@alpha.example');
    const answer = await reset(token, password);
    expect([...said(answer), answer.json.fields]).toEqual([
      422,
      message,
      [{ path: 'password', message, reason: expect.any(String) }],
    ]);
    expect((await check(token)).status).toBe(200);
  });

  test('SEC-44 is on record, without the password', async () => {
    const token = await tokenFor('client@alpha.example');
    await reset(token);
    const rows = await it.db.asSystem((tx) =>
      tx.selectFrom('audit_log').selectAll().where('action', '=', 'user.password').execute(),
    );
    expect(rows.at(-1)).toMatchObject({
      user_id: it.agencies['alpha']!.users['client'],
      after: { via: 'mail' },
    });
    expect(JSON.stringify(rows)).not.toMatch(/Otter|argon/);
  });
});

test('SEC-09 SEC-43 no token, password or address stands in the log, and no token beside its mail', async () => {
  const token = await tokenFor('client@alpha.example');
  await check(token);
  await reset(token);
  await reset(token);
  await it.request(A, 'GET', `/api/agency/invitations/${token}`);
  expect(log).toContain('/api/user/forgotPasswordLink');
  expect(log).toContain('/api/agency/invitations/{id}');
  for (const secret of [token, NEW, 'client@alpha.example']) expect(log).not.toContain(secret);
  const stored = await it.db.asSystem((tx) => tx.selectFrom('account_link').selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain(token);
  const queued = await it.db.raw('select data from pgboss.job');
  expect(JSON.stringify(queued.rows)).not.toContain(token);
});
