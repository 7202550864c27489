import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkOf, mailsTo } from '@/server/testing/mails';
import { PASSWORD } from '@/server/testing/harness';
import { A, type Office, office, said } from './testing';

let at: Office;
let people = 0;
beforeAll(async () => {
  at = await office();
});
afterAll(() => at.it.close());

const fresh = () => `person${++people}@mail.example`;
const OK = [200, 'Status changed Successfully'];
const patch = (path: string, body: object, who = 'owner') =>
  at.ask('PATCH', `/api/agency/${path}`, body, who);
const alive = async (token: string) =>
  (await at.it.request(A, 'GET', '/api/user/getProfile', { token })).status === 200;
const newAgent = () => at.addClient(fresh(), { user_type: 'SalesAgent' });

/** Somebody of the agency with a session. */
async function signedIn(more: object = {}) {
  const email = fresh();
  const hash = await at.it.db.withTenant(at.agencyId, (tx) =>
    tx
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', at.users['client']!)
      .executeTakeFirstOrThrow(),
  );
  const id = await at.addClient(email, { ...hash, ...more });
  const enter = () =>
    at.it.request(A, 'POST', '/api/user/login', {
      body: { email, password: PASSWORD },
      ip: `10.9.0.${people}`,
    });
  const token = (await enter()).json.auth as string;
  expect(await alive(token)).toBe(true);
  return { id, email, token, enter };
}

describe('a client', () => {
  test('R365 SEC-05 is deactivated, signed out at once and refused; and activated again', async () => {
    const { id, token, enter } = await signedIn();
    expect(said(await patch('clients/user-status', { userId: id, status: 'Inactive' }))).toEqual(OK);
    expect(await alive(token)).toBe(false);
    expect((await enter()).status).toBe(403);
    expect(said(await patch('clients/user-status', { userId: id, status: 'Active' }))).toEqual(OK);
    expect((await enter()).status).toBe(200);
    const [last, first] = await at.auditOf('client.status');
    expect([first, last]).toMatchObject([
      { subject: id, before: { status: 'Active' }, after: { status: 'Inactive' } },
      { subject: id, user_id: at.users['owner'], after: { status: 'Active' } },
    ]);
  });

  test('R366 SEC-04 becomes a sales agent, restricted or not, and has to sign in anew', async () => {
    const { id, token, enter } = await signedIn({ agent_id: at.users['agent'] });
    const body = { userId: id, userType: 'SalesAgent', isRestrictedAgent: true };
    expect(said(await patch('clients/user-type', body))).toEqual(OK);
    expect(await alive(token)).toBe(false);
    expect((await enter()).json.userType).toBe('SalesAgent');
    expect((await at.ask('GET', `/api/agency/agents/${id}`)).json.data).toMatchObject({
      isRestrictedAgent: true,
    });
  });

  test('M514 R366 nobody is promoted who is unverified, inactive or staff already', async () => {
    const unverified = await at.addClient(fresh(), { email_verified: false });
    const inactive = await at.addClient(fresh(), { status: 'Inactive' });
    for (const userId of [unverified, inactive, at.users['agent']!, at.users['owner']!])
      expect(said(await patch('clients/user-type', { userId, userType: 'SalesAgent' }))).toEqual([
        409,
        'Sorry, you cannot promote this user',
      ]);
  });

  test('R365 SEC-05 nobody of the staff is deactivated as a client, the owner least of all', async () => {
    const agent = await signedIn({ user_type: 'SalesAgent' });
    for (const userId of [at.users['owner'], agent.id])
      expect((await patch('clients/user-status', { userId, status: 'Inactive' })).status).toBe(404);
    expect([await alive(at.tokens['owner']!), await alive(agent.token)]).toEqual([true, true]);
    expect((await agent.enter()).status).toBe(200);
  });

  test('SEC-34 nobody is made an owner, and no field slips in', async () => {
    const userId = await at.addClient(fresh());
    expect((await patch('clients/user-type', { userId, userType: 'AgencyOwner' })).status).toBe(422);
    expect(
      (await patch('clients/user-status', { userId, status: 'Active', user_type: 'AgencyOwner' })).status,
    ).toBe(422);
  });

  test('R367 M507 gets the verification again, three times an hour at most', async () => {
    const email = fresh();
    const hash = { password_hash: 'x', email_verified: false };
    const userId = await at.addClient(email, hash);
    const resend = () => at.ask('POST', '/api/agency/clients/resend-verification-email', { userId });
    for (let time = 1; time <= 3; time++) {
      expect(said(await resend())).toEqual([200, 'Verification email sent']);
      expect(await mailsTo(at.it, 'alpha', email)).toHaveLength(time);
    }
    const [mail] = await mailsTo(at.it, 'alpha', email);
    expect(linkOf(mail).pathname).toBe('/verify');
    expect((await resend()).status).toBe(429);
    const verified = await at.ask('POST', '/api/agency/clients/resend-verification-email', {
      userId: at.users['client'],
    });
    expect(said(verified)).toEqual([409, 'This email address is already verified']);
  });

  test('R367 who was entered by the agency is shown the way to a password instead', async () => {
    const email = fresh();
    const userId = await at.addClient(email, { email_verified: false });
    await at.ask('POST', '/api/agency/clients/resend-verification-email', { userId });
    const [mail] = await mailsTo(at.it, 'alpha', email);
    expect(linkOf(mail).pathname).toBe('/forgotpassword');
  });
});

describe('a sales agent', () => {
  test('R374 the state that an agent has already is an error, of two at once for one of them', async () => {
    const userId = await newAgent();
    const answers = await Promise.all(
      [1, 2].map(() => patch('agents/update-agent-type', { userId, isRestrictedAgent: true })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(said(await patch('agents/update-agent-type', { userId, isRestrictedAgent: true }))).toEqual([
      409,
      'Agent is already restricted',
    ]);
  });

  test('R375 is restricted as he is active or not, and the other way round', async () => {
    const userId = await newAgent();
    const shown = async () => {
      const { status, isRestrictedAgent } = (await at.ask('GET', `/api/agency/agents/${userId}`)).json.data;
      return [status, isRestrictedAgent];
    };
    await patch('agents/update-agent-type', { userId, isRestrictedAgent: true });
    expect(await shown()).toEqual(['Active', true]);
    await patch('agents/user-status', { userId, status: 'Inactive' });
    expect(await shown()).toEqual(['Inactive', true]);
    await patch('agents/update-agent-type', { userId, isRestrictedAgent: false });
    expect(await shown()).toEqual(['Inactive', false]);
    await patch('agents/user-status', { userId, status: 'Active' });
    expect(await shown()).toEqual(['Active', false]);
  });

  test('M522 M523 is restricted and unrestricted, each once, whatever the status is', async () => {
    const userId = await newAgent();
    const restrict = (isRestrictedAgent: boolean) =>
      patch('agents/update-agent-type', { userId, isRestrictedAgent });
    expect(said(await restrict(false))).toEqual([409, 'Agent is already non restricted']);
    expect(said(await restrict(true))).toEqual(OK);
    expect(said(await restrict(true))).toEqual([409, 'Agent is already restricted']);
    expect(said(await patch('agents/user-status', { userId, status: 'Inactive' }))).toEqual(OK);
    expect((await at.ask('GET', `/api/agency/agents/${userId}`)).json.data).toMatchObject({
      isRestrictedAgent: true,
      status: 'Inactive',
    });
    expect(said(await restrict(false))).toEqual(OK);
  });

  test('R375 SEC-05 is deactivated and restricted with the sessions ended', async () => {
    for (const [path, body] of [
      ['agents/user-status', { status: 'Inactive' }],
      ['agents/update-agent-type', { isRestrictedAgent: true }],
      ['agents/user-type', { userType: 'Client' }],
    ] as const) {
      const { id, token } = await signedIn({ user_type: 'SalesAgent' });
      expect((await patch(path, { userId: id, ...body })).status).toBe(200);
      expect(await alive(token), path).toBe(false);
    }
  });

  test('R376 M525 becomes a client once; his clients are then nobody’s', async () => {
    const userId = await newAgent();
    const client = await at.addClient(fresh(), { agent_id: userId });
    const back = () => patch('agents/user-type', { userId, userType: 'Client' });
    expect(said(await back())).toEqual(OK);
    expect((await at.ask('GET', `/api/agency/clients/${client}`)).json.data.agent).toBeNull();
    expect(said(await back())).toEqual([409, 'Could not make client']);
    const nobody = { userId: '00000000-0000-4000-8000-000000000000', userType: 'Client' };
    expect(said(await patch('agents/user-type', nobody))).toEqual([404, 'Sales agent not found']);
    expect(said(await patch('agents/user-type', { ...nobody, userId: 'x' }))).toEqual([
      404,
      'Sales agent not found',
    ]);
  });

  test('SEC-44 every decision is on record', async () => {
    expect((await at.auditOf('agent.restriction')).length).toBeGreaterThan(0);
    expect((await at.auditOf('user.type'))[0]).toMatchObject({
      user_id: at.users['owner'],
      after: { user_type: 'Client' },
    });
  });
});

describe('R443 G46 only the owner decides', () => {
  test.each(['agent', 'restricted', 'client'])('not the %s', async (who) => {
    const userId = at.users['other']!;
    const answers = await Promise.all([
      patch('clients/user-status', { userId, status: 'Inactive' }, who),
      patch('clients/user-type', { userId, userType: 'SalesAgent' }, who),
      patch('agents/user-status', { userId: at.users['agent'], status: 'Inactive' }, who),
      patch('agents/user-type', { userId: at.users['agent'], userType: 'Client' }, who),
      patch('agents/update-agent-type', { userId: at.users['agent'], isRestrictedAgent: true }, who),
      at.ask('POST', '/api/agency/clients/actions', { action: 'deactivate', userIds: [userId] }, who),
      at.ask('POST', '/api/agency/clients/create', { data: [] }, who),
      at.ask('GET', '/api/agency/clients/exports', undefined, who),
      at.ask('GET', '/api/agency/invitations', undefined, who),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });
});

describe('R369 R372 invitations that wait', () => {
  const invite = async (email: string) => {
    await at.ask('POST', '/api/agency/invitations', { email, isRestrictedAgent: true });
    return (await waiting()).find((one) => one.email === email)!;
  };
  const waiting = async (): Promise<{ _id: string; email: string; isExpired: boolean }[]> =>
    (await at.ask('GET', '/api/agency/invitations')).json.data;
  const secretOf = async (email: string) =>
    linkOf((await mailsTo(at.it, 'alpha', email)).at(-1)).searchParams.get('invitation')!;
  const look = async (secret: string) =>
    (await at.it.request(A, 'GET', `/api/agency/invitations/${secret}`)).status;

  test('R371 are listed without their secret', async () => {
    const email = fresh();
    expect(await invite(email)).toMatchObject({ email, isRestrictedAgent: true, isExpired: false });
    expect(JSON.stringify(await waiting())).not.toContain(await secretOf(email));
  });

  test('R431 are sent again: the new link works, the old one no more, for seven more days', async () => {
    const email = fresh();
    const { _id } = await invite(email);
    const old = await secretOf(email);
    const end = async (change = 'select expires_at from agent_invitation where id = $1') => {
      const { rows } = await at.it.db.raw(change, [_id]);
      return (rows as { expires_at: string }[])[0]!.expires_at;
    };
    const soon = await end(
      "update agent_invitation set expires_at = expires_at - interval '6 days' where id = $1 returning expires_at",
    );
    const again = await at.ask('POST', '/api/agency/invitations/resend', { invitationId: _id });
    expect(said(again)).toEqual([200, 'Invitation sent']);
    expect(await mailsTo(at.it, 'alpha', email)).toHaveLength(2);
    expect([await look(old), await look(await secretOf(email))]).toEqual([404, 200]);
    // It is good for as long as a new one.
    expect(Date.parse(await end()) - Date.parse(soon)).toBe(6 * 24 * 60 * 60_000);
  });

  test('R445 are taken back, and the address may be invited anew', async () => {
    const email = fresh();
    const { _id } = await invite(email);
    const twice = await at.ask('POST', '/api/agency/invitations', { email, isRestrictedAgent: false });
    expect(said(twice)).toEqual([409, 'Email already invited']);
    expect((await at.ask('DELETE', `/api/agency/invitations/${_id}`)).status).toBe(200);
    expect(await look(await secretOf(email))).toBe(410);
    expect((await waiting()).map((one) => one.email)).not.toContain(email);
    expect((await at.ask('DELETE', `/api/agency/invitations/${_id}`)).status).toBe(404);
    expect((await invite(email)).email).toBe(email);
  });
});
