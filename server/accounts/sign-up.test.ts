import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../db/json';
import { testServer, type TestServer } from '../testing/harness';
import { linkOf, mailsTo } from '../testing/mails';
import { maySignUp } from './sign-up-domains';

let it: TestServer;
const A = 'alpha.localhost';
const B = 'beta.localhost';
const GOOD = 'Otter&River42';
let address = 0;
let people = 0;

beforeAll(async () => {
  it = await testServer();
});
afterAll(() => it.close());
beforeEach(() => {
  people++;
});

const fresh = () => `person${people}@mail.example`;
const post = (path: string, body: object, host = A, options = {}) =>
  it.request(host, 'POST', path, { body, ip: `10.2.${address >> 8}.${address++ & 255}`, ...options });
const signUp = (body: object = {}, host = A, options = {}) =>
  post(
    '/api/user/signUp',
    { name: 'Ingrid Solberg', email: fresh(), password: GOOD, hostName: host, checked: true, ...body },
    host,
    options,
  );
const login = (email: string, password = GOOD, host = A) =>
  post('/api/user/login', { email, password }, host);
const verify = (id: string, host = A) => post('/api/user/updateUserActiveStatus', { id }, host);
const tokenIn = async (email = fresh(), subdomain = 'alpha') =>
  linkOf((await mailsTo(it, subdomain, email)).at(-1)).searchParams.get('id') as string;
const userOf = (email: string, subdomain = 'alpha') =>
  it.db.withTenant(it.agencies[subdomain]!.id, (tx) =>
    tx.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst(),
  );

describe('sign-up', () => {
  test('R094 R095 makes a client of the host’s agency, and answers with its id', async () => {
    const email = fresh();
    const answer = await signUp({ email: ` ${email.toUpperCase()} `, name: '  Ingrid Solberg Lie' });
    expect(answer.json).toEqual({ _id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await userOf(email)).toMatchObject({
      id: answer.json._id,
      user_type: 'Client',
      first_name: 'Ingrid',
      last_name: 'Solberg Lie',
      email_verified: false,
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
  });

  test('R168 opens nothing before the link is used that it mails', async () => {
    await signUp();
    const before = await login(fresh());
    expect([before.status, before.json.data]).toEqual([403, 'Email Not Verified']);

    const link = linkOf((await mailsTo(it, 'alpha', fresh())).at(-1));
    expect(link.origin + link.pathname).toBe('http://alpha.localhost:4000/verify');
    expect((await verify(link.searchParams.get('id') as string)).status).toBe(200);
    expect((await login(fresh())).json).toMatchObject({ userType: 'Client', challenge: null });
  });

  test('the agency is the host’s, whatever hostName says', async () => {
    await signUp({ hostName: B });
    expect(await userOf(fresh(), 'alpha')).toBeDefined();
    expect(await userOf(fresh(), 'beta')).toBeUndefined();
  });

  test.each([
    ['R107', { name: '' }, 'name', 'Required'],
    ['R108', { name: 'Ana 2' }, 'name', 'Only alphabets are allowed'],
    ['R109', { name: 'Ana!' }, 'name', 'No special characters allowed'],
    ['R110', { name: 'A' }, 'name', 'Name must be minimum of two characters'],
    ['R110', { name: 'Ana ' }, 'name', 'Invalid Name'],
    ['R089', { email: '' }, 'email', 'Required'],
    ['R090', { email: 'ana' }, 'email', 'Please include an @ in the email address'],
    ['R091', { email: 'ana@host' }, 'email', 'The entered email is not valid'],
    ['R113', { password: 'Ab1!' }, 'password', 'Password must be valid'],
    ['R116', { password: 'Ab 1!aaaa' }, 'password', 'Password does not contain white space'],
    ['R117', { password: '' }, 'password', 'Password Required'],
    [
      'SEC-06',
      { password: 'Password1!' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    [
      'SEC-06',
      { password: 'Alpha_Voyages1' },
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    ['R112', { checked: false }, 'checked', 'Please accept the terms and condition'],
  ])('%s %j is refused by the server too', async (_, body, path, message) => {
    const answer = await signUp(body);
    expect([answer.status, answer.json.message, answer.json.fields]).toEqual([
      422,
      message,
      [{ path, message, reason: expect.any(String) }],
    ]);
    expect(await userOf(fresh())).toBeUndefined();
  });

  test('R106 all that is wrong is named at once', async () => {
    const answer = await signUp({ name: '', email: '', password: '', checked: false });
    expect(answer.json.fields.map(({ path }: { path: string }) => path)).toEqual([
      'name',
      'email',
      'password',
      'checked',
    ]);
  });

  test('R093 an inactive agency takes nobody in', async () => {
    const answer = await signUp({}, 'sleepy.localhost');
    expect([answer.status, answer.json.message]).toEqual([
      403,
      'Agency is inactive, Please contact the administrator',
    ]);
  });

  test('M074 who has an account is told so, verified or not; it stays as it was', async () => {
    await signUp();
    const first = await userOf(fresh());
    const again = await signUp({ name: 'Mallory Quist', password: 'Heron&Lake77' });
    expect([again.status, again.json.message]).toEqual([409, 'User already exist']);
    expect(await userOf(fresh())).toEqual(first);
    expect((await signUp({ email: 'owner@alpha.example' })).json.message).toBe('User already exist');
    expect((await mailsTo(it, 'alpha', 'owner@alpha.example')).length).toBe(0);
  });

  test('two at once make one account', async () => {
    const answers = await Promise.all([signUp(), signUp()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('SEC-03 the same address may have an account at another agency', async () => {
    await signUp();
    expect((await signUp({}, B)).status).toBe(200);
  });

  test('SEC-08 who asks for many addresses is stopped; others are not', async () => {
    const ip = '198.51.100.9';
    const answers = [];
    for (let n = 0; n < 31; n++)
      answers.push((await signUp({ email: 'owner@alpha.example' }, A, { ip })).status);
    expect(answers.filter((status) => status === 409)).toHaveLength(30);
    const refused = await signUp({}, A, { ip });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await signUp()).status).toBe(200);
  });

  test('M075 an agency may say which domains sign up', async () => {
    const change = (settings: object) =>
      it.db.withTenant(it.agencies['beta']!.id, (tx) =>
        tx
          .updateTable('agency')
          .set({ settings: json(settings) })
          .execute(),
      );
    await change({ signUpDomains: ['corp.example'] });
    const refused = await signUp({}, B);
    expect([refused.status, refused.json.message]).toEqual([403, 'You cannot signup using this email']);
    expect((await signUp({ email: `p${people}@corp.example` }, B)).status).toBe(200);
    await change({});
  });

  test.each([
    [undefined, 'a@b.co', true],
    [{ signUpDomains: [] }, 'a@b.co', true],
    [{ signUpDomains: ['@B.co '] }, 'a@b.co', true],
    [{ signUpDomains: ['b.co'] }, 'a@evil-b.co', false],
    [{ signUpDomains: ['b.co'] }, 'a@b.co.evil', false],
    [{ signUpDomains: ['b.co'] }, 'a@x.b.co', false],
    [{ signUpDomains: 'b.co' }, 'a@x.co', true],
    [{ signUpDomains: [7, 'b.co'] }, 'a@x.co', false],
  ])('M075 with %j %s may sign up: %s', (settings, email, may) => {
    expect(maySignUp(settings, email)).toBe(may);
  });

  test('SEC-44 the audit log says who signed up and how, and no password', async () => {
    const { json: made } = await signUp();
    const rows = await it.db.asSystem((tx) =>
      tx.selectFrom('audit_log').selectAll().where('subject', '=', made._id).execute(),
    );
    expect(rows).toMatchObject([{ action: 'user.signup', user_id: made._id, after: { via: 'form' } }]);
    expect(JSON.stringify(rows)).not.toMatch(/Otter|argon/);
  });
});

describe('the mail that verifies', () => {
  test.each([
    ['pt', 'Confirme seu e-mail para a Alpha Voyages'],
    ['es', 'Confirme su correo electrónico para Alpha Voyages'],
    ['fr', 'Confirm your email address for Alpha Voyages'],
  ])('speaks %s to who asks in it', async (language, subject) => {
    await signUp({}, A, { headers: { 'accept-language': language } });
    expect((await mailsTo(it, 'alpha', fresh())).at(-1)?.subject).toBe(subject);
    expect((await userOf(fresh()))?.language).toBe(language === 'fr' ? 'en' : language);
  });

  test('R136 SEC-09 the link works once; pressed again it says that the account is active and changes nothing', async () => {
    await signUp();
    const token = await tokenIn();
    expect((await verify(token)).status).toBe(200);
    expect((await verify(token)).status).toBe(200);
    const { id } = (await userOf(fresh()))!;
    const rows = await it.db.asSystem((tx) =>
      tx.selectFrom('audit_log').select('action').where('subject', '=', id).execute(),
    );
    expect(rows.filter(({ action }) => action === 'user.verify')).toHaveLength(1);
  });

  test('SEC-09 a used link of an account that is not active any more says nothing of it', async () => {
    await signUp();
    const token = await tokenIn();
    expect((await verify(token)).status).toBe(200);
    await it.db.asSystem((tx) =>
      tx.updateTable('app_user').set({ status: 'Inactive' }).where('email', '=', fresh()).execute(),
    );
    const again = await verify(token);
    expect([again.status, again.json.message]).toEqual([
      410,
      'This verification link has expired or was already used.',
    ]);
  });

  test('SEC-09 the link works for 24 hours', async () => {
    await signUp();
    const token = await tokenIn();
    it.clock.advance(24 * 60 * 60_000);
    expect((await verify(token)).status).toBe(410);
    expect((await userOf(fresh()))?.email_verified).toBe(false);
  });

  test('SEC-03 the link means nothing on another agency’s host, and survives being tried there', async () => {
    await signUp();
    const token = await tokenIn();
    const [foreign, invented] = [await verify(token, B), await verify('x'.repeat(43), B)];
    expect([foreign.status, foreign.json.message]).toEqual([invented.status, invented.json.message]);
    expect((await verify(token)).status).toBe(200);
  });

  test('M078 R136 a token that nobody was mailed is nobody’s', async () => {
    const { status, json } = await verify('x'.repeat(43));
    expect([status, json.message, json.reason]).toEqual([
      ...[404, 'User is not associated with this id', 'account.notAssociated'],
    ]);
  });

  test.each(['', 'x', 'x'.repeat(42), 'x'.repeat(5_000)])(
    'R136 G126 a token that was cut short or garbled is one that has expired: %#',
    async (token) => {
      const { status, json } = await verify(token);
      expect([status, json.message]).toEqual([
        ...[410, 'This verification link has expired or was already used.'],
      ]);
    },
  );

  test('SEC-09 only a hash of the token is stored beside the mail', async () => {
    await signUp();
    const token = await tokenIn();
    const stored = await it.db.asSystem((tx) => tx.selectFrom('account_link').selectAll().execute());
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('SEC-30 the link leads to the stored domain, whatever the Host header says', async () => {
    await it.db.asSystem((tx) =>
      tx
        .updateTable('agency')
        .set({ custom_domain: 'trips.alpha.example' })
        .where('subdomain', '=', 'alpha')
        .execute(),
    );
    it.server.tenants.forget();
    await signUp();
    expect(linkOf((await mailsTo(it, 'alpha', fresh())).at(-1)).origin).toBe('https://trips.alpha.example');
    await it.db.asSystem((tx) =>
      tx.updateTable('agency').set({ custom_domain: null }).where('subdomain', '=', 'alpha').execute(),
    );
    it.server.tenants.forget();
  });

  test('whoever has lost the mail gets another; both links work until one is used', async () => {
    await signUp();
    const first = await tokenIn();
    expect((await post('/api/user/resendVerification', { email: fresh() })).status).toBe(200);
    const second = await tokenIn();
    expect(second).not.toBe(first);
    expect((await verify(first)).status).toBe(200);
    // The account is active, whichever of them is pressed.
    expect((await verify(second)).status).toBe(200);
  });

  test('SEC-08 asking again answers alike for waiting, verified and unknown addresses; only the first is mailed', async () => {
    await signUp();
    const ask = async (email: string) => {
      const { status, text } = await post('/api/user/resendVerification', { email });
      return [status, text];
    };
    const waiting = await ask(fresh());
    expect(waiting[0]).toBe(200);
    expect(await ask('client@alpha.example')).toEqual(waiting);
    expect(await ask('nobody@mail.example')).toEqual(waiting);
    expect(await mailsTo(it, 'alpha', fresh())).toHaveLength(2);
    expect(await mailsTo(it, 'alpha', 'client@alpha.example')).toHaveLength(0);
    expect(await mailsTo(it, 'alpha', 'nobody@mail.example')).toHaveLength(0);
  });

  test('nobody’s mailbox is filled by asking; the answer stays the same', async () => {
    await signUp();
    const answers = [];
    for (let n = 0; n < 6; n++)
      answers.push((await post('/api/user/resendVerification', { email: fresh() })).text);
    expect(new Set(answers).size).toBe(1);
    expect(await mailsTo(it, 'alpha', fresh())).toHaveLength(1 + 3);
  });
});
