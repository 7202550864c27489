import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSecondFactors } from '../auth/second-factor/store';
import { codeAt, stepOf } from '../auth/second-factor/totp';
import { json } from '../db/json';
import { testServer, type TestServer } from '../testing/harness';
import { ATTEMPT_MS } from './attempt';

let it: TestServer;
const A = 'alpha.localhost';
const B = 'beta.localhost';
let address = 0;
let ip = '';

beforeAll(async () => {
  const social = { isGoogleEnabled: true, isFacebookEnabled: false };
  it = await testServer({
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      { name: 'Alpha', subdomain: 'alpha', settings: { social } },
      {
        name: 'Beta',
        subdomain: 'beta',
        settings: { social: { isGoogleEnabled: true, isFacebookEnabled: true } },
      },
      { name: 'Gamma', subdomain: 'gamma' },
      { name: 'Sleepy', subdomain: 'sleepy', status: 'Inactive', settings: { social } },
    ],
  });
});
afterAll(() => it.close());
beforeEach(() => {
  ip = `10.9.0.${++address}`;
});

const locationOf = (answer: { headers: Headers }) => new URL(answer.headers.get('location') as string);
const pathOf = (url: URL) => url.pathname + url.search;
const form = (values: Record<string, string>) => ({
  body: new URLSearchParams(values).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** Leaves for the provider; what the browser then holds. */
async function leave(host = A, provider = 'google') {
  const answer = await it.request(host, 'GET', `/api/social/${provider}`, { ip });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { answer, cookie, authorize: locationOf(answer) };
}

/** Chooses somebody at the provider; where the provider sends the browser back to. */
async function choose(authorize: URL, person: Record<string, string>) {
  const asked = Object.fromEntries(authorize.searchParams);
  const { status, headers } = await it.request(
    authorize.host,
    'POST',
    '/dev/idp/authorize',
    form({ ...asked, answer: 'continue', ...person }),
  );
  expect(status).toBe(303);
  return locationOf({ headers });
}

/** The code that the agency's own page gets. */
async function codeFor(person: Record<string, string>, host = A, provider = 'google') {
  const { cookie, authorize } = await leave(host, provider);
  const back = await choose(authorize, person);
  const landing = locationOf(await it.request(back.host, 'GET', pathOf(back)));
  return { cookie, back, landing, code: landing.searchParams.get('code') as string };
}

const post = (body: unknown, cookie: string, host = A) =>
  it.request(host, 'POST', '/api/social', { body, ip, headers: cookie ? { cookie } : {} });
const arrive = async (person: Record<string, string>, host = A) => {
  const { code, cookie } = await codeFor(person, host);
  return post({ code, type: 'google' }, cookie, host);
};
const fresh = (email: string, more: Record<string, string> = {}) => ({
  person: 'new',
  email,
  name: 'Nora Vik',
  verified: 'yes',
  ...more,
});
const usersOf = (subdomain: string, email: string) =>
  it.db.withTenant(it.agencies[subdomain]!.id, (tx) =>
    tx.selectFrom('app_user').selectAll().where('email', '=', email).execute(),
  );
const change = (email: string, set: object) =>
  it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
    tx.updateTable('app_user').set(set).where('email', '=', email).execute(),
  );

describe('leaving', () => {
  test('R082 leads to the provider with a state and a cookie for this browser alone', async () => {
    const { answer, authorize } = await leave();
    expect(answer.status).toBe(303);
    expect(authorize.origin + authorize.pathname).toBe('http://alpha.localhost:4000/dev/idp/authorize');
    expect(authorize.searchParams.get('redirect_uri')).toBe(
      'http://localhost:4000/api/social/google/callback',
    );
    expect(answer.headers.get('set-cookie')).toMatch(
      /^social-attempt=[\w-]{32}; Path=\/api\/social; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
  });

  test('R083 is there only for what the agency has switched on', async () => {
    for (const [host, provider] of [
      ['gamma.localhost', 'google'],
      [A, 'facebook'],
      [A, 'other'],
      ['nobody.localhost', 'google'],
    ] as const) {
      expect([host, provider, (await it.request(host, 'GET', `/api/social/${provider}`)).status]).toEqual([
        host,
        provider,
        404,
      ]);
    }
    expect((await leave(B, 'facebook')).answer.status).toBe(303);
    expect(
      (await it.request('gamma.localhost', 'POST', '/api/social', { body: { code: 'x', type: 'google' } }))
        .status,
    ).toBe(404);
  });

  test('the cookie is Secure behind a proxy that speaks https', async () => {
    const proxied = await testServer({
      config: { trustedProxies: 1 },
      agencies: [
        {
          name: 'Alpha',
          subdomain: 'alpha',
          settings: { social: { isGoogleEnabled: true, isFacebookEnabled: false } },
        },
      ],
    });
    const answer = await proxied.request(A, 'GET', '/api/social/google', {
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/);
    await proxied.close();
  });
});

describe('coming back', () => {
  test('R142 lands on the agency’s own site with code and type', async () => {
    const { landing } = await codeFor({ person: 'client@alpha.example' });
    expect(landing.origin + landing.pathname).toBe('http://alpha.localhost:4000/social');
    expect([...landing.searchParams.keys()]).toEqual(['code', 'type']);
    expect(landing.searchParams.get('type')).toBe('google');
  });

  test('cancelling leads back to the login card', async () => {
    const { authorize } = await leave();
    const back = await choose(authorize, { answer: 'cancel' });
    expect(locationOf(await it.request(back.host, 'GET', pathOf(back))).href).toBe(
      'http://alpha.localhost:4000/login',
    );
  });

  test('R143 a provider’s error lands without a code', async () => {
    const { authorize } = await leave();
    const state = encodeURIComponent(authorize.searchParams.get('state') as string);
    const answer = await it.request(
      'localhost',
      'GET',
      `/api/social/google/callback?error=server_error&state=${state}`,
    );
    expect(locationOf(answer).href).toBe('http://alpha.localhost:4000/social?type=google');
  });

  test('a state that is forged, another provider’s, or too old leads nowhere', async () => {
    const { authorize } = await leave();
    const state = authorize.searchParams.get('state') as string;
    const [payload = '', signature = ''] = state.split('.');
    const other = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...other, agencyId: it.agencies['beta']!.id })).toString(
      'base64url',
    );
    const ask = async (text: string, provider = 'google') =>
      (
        await it.request(
          'localhost',
          'GET',
          `/api/social/${provider}/callback?code=x&state=${encodeURIComponent(text)}`,
        )
      ).headers.get('location');
    for (const text of ['', 'x', '.', `${forged}.${signature}`, `${state}.x`])
      expect([text, await ask(text)]).toEqual([text, '/errors']);
    expect(await ask(state, 'facebook')).toBe('/errors');
    expect(await ask(state)).toContain('/social?code=');
    it.clock.advance(ATTEMPT_MS + 1);
    expect(await ask(state)).toBe('/errors');
  });
});

describe('POST /api/social', () => {
  test('signs an existing client in and counts the login', async () => {
    const answer = await arrive({ person: 'client@alpha.example' });
    expect(answer.json).toEqual({
      auth: expect.stringMatching(/^[\w-]{43}$/),
      userType: 'Client',
      challenge: null,
    });
    const profile = await it.request(A, 'GET', '/api/user/getProfile', { token: answer.json.auth });
    expect(profile.json.data).toMatchObject({ email: 'client@alpha.example', loginCount: 1 });
  });

  test('makes a client of a new traveller, in this agency only', async () => {
    const answer = await arrive(fresh('first@travellers.example'));
    expect(answer.json.userType).toBe('Client');
    expect(await usersOf('alpha', 'first@travellers.example')).toMatchObject([
      {
        first_name: 'Nora',
        last_name: 'Vik',
        user_type: 'Client',
        email_verified: true,
        password_hash: null,
      },
    ]);
    expect(await usersOf('beta', 'first@travellers.example')).toEqual([]);
  });

  test('SEC-11 staff of another agency is a client here, and has no session there', async () => {
    const answer = await arrive(fresh('owner@beta.example'));
    expect(answer.json.userType).toBe('Client');
    expect((await it.request(B, 'GET', '/api/user/getProfile', { token: answer.json.auth })).status).toBe(
      401,
    );
    expect(await usersOf('beta', 'owner@beta.example')).toMatchObject([{ user_type: 'AgencyOwner' }]);
  });

  test('SEC-11 staff of this agency comes in only by an address that the provider has verified', async () => {
    expect((await arrive({ person: 'agent@alpha.example' })).json.userType).toBe('SalesAgent');
    const refused = await arrive(fresh('owner@alpha.example', { verified: '' }));
    expect([refused.status, refused.json.message]).toEqual([422, 'Error during Social login']);
  });

  test('SEC-13 staff with a second factor is asked for it here too', async () => {
    const agent = { agencyId: it.agencies['alpha']!.id, userId: it.agencies['alpha']!.users['agent']! };
    const factors = createSecondFactors('test-signing-secret');
    const now = it.clock.now();
    const code = await it.db.withTenant(agent.agencyId, async (tx) => {
      const secret = (await factors.start(tx, agent, now)) as Buffer;
      await factors.confirm(tx, agent, codeAt(secret, stepOf(now) - 1), now);
      return codeAt(secret, stepOf(now));
    });
    const answer = await arrive({ person: 'agent@alpha.example' });
    expect(answer.json).toEqual({ auth: null, userType: 'SalesAgent', challenge: expect.any(String) });
    const { challenge } = answer.json;
    const through = await it.request(A, 'POST', '/api/user/secondFactor', { body: { challenge, code }, ip });
    expect(through.json).toEqual({ auth: expect.any(String), userType: 'SalesAgent' });
    await it.db.withTenant(agent.agencyId, (tx) => factors.end(tx, agent));
  });

  test('M075 whom the agency does not let sign up gets no account here either; who has one comes in', async () => {
    const set = (settings: object) =>
      it.db.withTenant(it.agencies['alpha']!.id, async (tx) => {
        const row = await tx.selectFrom('agency').select('settings').executeTakeFirstOrThrow();
        await tx
          .updateTable('agency')
          .set({ settings: json({ ...(row.settings as object), ...settings }) })
          .execute();
      });
    await set({ signUpDomains: ['corp.example'] });
    const refused = await arrive(fresh('outsider@travellers.example'));
    expect([refused.status, refused.json.message]).toEqual([403, 'You cannot signup using this email']);
    expect(await usersOf('alpha', 'outsider@travellers.example')).toEqual([]);
    expect((await arrive(fresh('insider@corp.example'))).status).toBe(200);
    expect((await arrive({ person: 'client@alpha.example' })).status).toBe(200);
    await set({ signUpDomains: [] });
  });

  test('M086 who is invited as an agent is sent to the invitation', async () => {
    const owner = await it.login('alpha', 'owner');
    const body = { email: 'invited@travellers.example', isRestrictedAgent: false };
    await it.request(A, 'POST', '/api/agency/invitations', { body, token: owner });
    const refused = await arrive(fresh(body.email));
    expect([refused.status, refused.json.code]).toEqual([409, 'INVITED']);
    expect(await usersOf('alpha', body.email)).toEqual([]);
  });

  test('SEC-11 an invited agent who has proven nothing yet is not let in by a social account', async () => {
    await change('restricted@alpha.example', { email_verified: false });
    const answer = await arrive({ person: 'restricted@alpha.example' });
    expect([answer.status, answer.json.message]).toEqual([403, 'Email Not Verified']);
    await change('restricted@alpha.example', { email_verified: true });
  });

  test('an address that the provider has not verified opens nothing', async () => {
    const answer = await arrive(fresh('unproven@travellers.example', { verified: '' }));
    expect(answer.status).toBe(422);
    expect(await usersOf('alpha', 'unproven@travellers.example')).toEqual([]);
  });

  test('who proves an address takes over the account that a stranger opened under it', async () => {
    const stranger = await it.login('alpha', 'other');
    await change('other@alpha.example', { email_verified: false });
    const answer = await arrive(fresh('other@alpha.example'));
    expect(answer.status).toBe(200);
    expect(await usersOf('alpha', 'other@alpha.example')).toMatchObject([
      { email_verified: true, password_hash: null },
    ]);
    expect((await it.request(A, 'GET', '/api/user/getProfile', { token: stranger })).status).toBe(401);
  });

  test('M073 a disabled account and R093 an inactive agency are told as at login', async () => {
    await change('client@alpha.example', { status: 'Inactive' });
    const disabled = await arrive({ person: 'client@alpha.example' });
    expect([disabled.status, disabled.json.message]).toEqual([
      403,
      'Your account is inactive, kindly contact the Agency Owner',
    ]);
    await change('client@alpha.example', { status: 'Active' });
    const asleep = await arrive({ person: 'client@sleepy.example' }, 'sleepy.localhost');
    expect([asleep.status, asleep.json.message]).toEqual([
      403,
      'Agency is inactive, Please contact the administrator',
    ]);
  });

  test('a code works once, also when it is sent twice at the same moment', async () => {
    const { code, cookie } = await codeFor({ person: 'client@alpha.example' });
    const answers = await Promise.all([1, 2, 3].map(() => post({ code, type: 'google' }, cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('a state works once: a second code under it is refused, whatever the provider says of it', async () => {
    const { code, cookie, back } = await codeFor({ person: 'client@alpha.example' });
    const { id } = it.agencies['alpha']!;
    const grants = await it.db.withTenant(id, (tx) =>
      tx.selectFrom('demo_identity_grant').selectAll().execute(),
    );
    expect((await post({ code, type: 'google' }, cookie)).status).toBe(200);
    // A provider that takes its code a second time.
    await it.db.withTenant(id, (tx) =>
      tx
        .insertInto('demo_identity_grant')
        .values(grants.map((grant) => ({ ...grant, identity: json(grant.identity) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    const again = locationOf(await it.request(back.host, 'GET', pathOf(back))).searchParams.get('code');
    expect((await post({ code: again, type: 'google' }, cookie)).status).toBe(422);
  });

  test('a code in another browser opens nothing, and is not used up by the attempt', async () => {
    const mine = await codeFor({ person: 'client@alpha.example' });
    const theirs = await leave();
    for (const cookie of ['', theirs.cookie, 'social-attempt='])
      expect((await post({ code: mine.code, type: 'google' }, cookie)).status).toBe(422);
    expect((await post({ code: mine.code, type: 'google' }, mine.cookie)).status).toBe(200);
  });

  test('SEC-11 a code of one agency opens nothing at another', async () => {
    const { code, cookie } = await codeFor({ person: 'client@alpha.example' });
    expect((await post({ code, type: 'google' }, cookie, B)).status).toBe(422);
  });

  test('a code of one provider is none of another', async () => {
    const { code, cookie } = await codeFor({ person: 'client@beta.example' }, B, 'facebook');
    expect((await post({ code, type: 'google' }, cookie, B)).status).toBe(422);
    expect((await post({ code, type: 'facebook' }, cookie, B)).status).toBe(200);
  });

  test('a code that is too old, forged or not one at all is refused alike', async () => {
    const { code, cookie } = await codeFor({ person: 'client@alpha.example' });
    it.clock.advance(ATTEMPT_MS + 1);
    for (const sent of [code, `${code.slice(0, -2)}AA`, 'x', '☃']) {
      const answer = await post({ code: sent, type: 'google' }, cookie);
      expect([answer.status, answer.json.code, answer.json.message]).toEqual([
        422,
        'IDENTITY_REFUSED',
        'Error during Social login',
      ]);
    }
    expect((await post({ code: 'x'.repeat(5_000), type: 'google' }, cookie)).status).toBe(422);
    expect((await post({ code: 'x', type: 'other' }, cookie)).json.fields[0].path).toBe('type');
  });

  test('SEC-07 guessing codes is slowed like guessing passwords', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await post({ code: 'guess', type: 'google' }, '')).status);
    expect([statuses[0], statuses[11]]).toEqual([422, 429]);
  });
});

describe('the embedded provider', () => {
  test('lists the demo accounts of this agency and nobody else', async () => {
    const { authorize } = await leave();
    await arrive(fresh('private@travellers.example'));
    const page = await it.request(A, 'GET', pathOf(authorize));
    expect(page.status).toBe(200);
    for (const name of ['owner', 'agent', 'restricted', 'client'])
      expect(page.text).toContain(`${name}@alpha.example`);
    expect(page.text).not.toMatch(/private@travellers|beta\.example/);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self' http:\/\/localhost:4000 http:\/\/alpha\.localhost:4000; /,
    );
  });

  test('SEC-12 sends nobody anywhere but back', async () => {
    const { authorize } = await leave();
    for (const redirect_uri of [
      'https://evil.example/',
      'http://localhost:4000/api/social/facebook/callback',
      '',
    ]) {
      const asked = { ...Object.fromEntries(authorize.searchParams), redirect_uri };
      expect(
        (await it.request(A, 'GET', `/dev/idp/authorize?${new URLSearchParams(asked).toString()}`)).status,
      ).toBe(404);
      expect(
        (
          await it.request(
            A,
            'POST',
            '/dev/idp/authorize',
            form({ ...asked, person: 'client@alpha.example' }),
          )
        ).status,
      ).toBe(404);
    }
  });

  test('vouches for no real mailbox', async () => {
    const { authorize } = await leave();
    for (const email of ['someone@gmail.com', 'someone@example.com', 'x@evil.example.com', 'no address']) {
      const answer = await it.request(
        A,
        'POST',
        '/dev/idp/authorize',
        form({ ...Object.fromEntries(authorize.searchParams), ...fresh(email) }),
      );
      expect([email, answer.status]).toEqual([email, 422]);
    }
  });

  test('is not there without demo mode, and the login link then fails kindly', async () => {
    const plain = await testServer({
      config: { demo: false },
      agencies: [
        {
          name: 'Alpha',
          subdomain: 'alpha',
          settings: {
            social: { isGoogleEnabled: true, isFacebookEnabled: false },
            sso: { isSSOEnabled: true },
          },
        },
      ],
    });
    for (const path of ['/dev/idp/authorize', '/dev/idp/launch', '/dev/idp/validate']) {
      for (const method of ['GET', 'POST']) expect((await plain.request(A, method, path)).status).toBe(404);
    }
    const answer = await plain.request(A, 'GET', '/api/social/google');
    expect([answer.status, locationOf(answer).href]).toEqual([
      303,
      'http://alpha.localhost:4000/social?type=google',
    ]);
    await plain.close();
  });
});
