import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../testing/harness';
import { linkOf, mailsTo } from '../testing/mails';
import { INVITATION_MS } from './invitations';

let it: TestServer;
const A = 'alpha.localhost';
const B = 'beta.localhost';
const GOOD = 'Otter&River42';
let address = 0;
let people = 0;
const owners: Record<string, string> = {};

beforeAll(async () => {
  it = await testServer({ config: { rateFactor: 100 } });
});
afterAll(() => it.close());
beforeEach(async () => {
  people++;
  for (const name of ['alpha', 'beta']) owners[name] = await it.login(name, 'owner');
});

const fresh = () => `agent${people}@mail.example`;
const ip = () => `10.3.${address >> 8}.${address++ & 255}`;
const invite = (body: object = {}, subdomain = 'alpha', token = owners[subdomain]) =>
  it.request(`${subdomain}.localhost`, 'POST', '/api/agency/invitations', {
    body: { email: fresh(), isRestrictedAgent: false, ...body },
    token,
  });
const look = (id: string, host = A) => it.request(host, 'GET', `/api/agency/invitations/${id}`, { ip: ip() });
const join = (invitation: string, body: object = {}, host = A) =>
  it.request(host, 'POST', '/api/agency/agents', {
    body: {
      name: 'Rosa Prado',
      email: fresh(),
      password: GOOD,
      hostName: host,
      checked: true,
      invitation,
      ...body,
    },
    ip: ip(),
  });
const signUp = (email = fresh()) =>
  it.request(A, 'POST', '/api/user/signUp', {
    body: { name: 'Mallory Quist', email, password: 'Heron&Lake77', hostName: A, checked: true },
    ip: ip(),
  });
const login = (email: string, password: string) =>
  it.request(A, 'POST', '/api/user/login', { body: { email, password }, ip: ip() });
const secretFor = async (email = fresh(), subdomain = 'alpha') =>
  (await mailsTo(it, subdomain, email))
    .flatMap((mail) => linkOf(mail).searchParams.get('invitation') ?? [])
    .at(-1)!;
const said = ({ status, json }: { status: number; json: { message: string } }) => [status, json.message];
const auditOf = (action: string) =>
  it.db.asSystem((tx) =>
    tx.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id', 'desc').execute(),
  );

describe('an invitation', () => {
  test('M518 that cannot be sent is said so and leaves nothing behind, so that it may be sent again', async () => {
    const send = vi.spyOn(it.server.services.mail, 'send').mockRejectedValueOnce(new Error('no disk'));
    expect(said(await invite())).toEqual([500, 'Unable to invite agent']);
    send.mockRestore();
    expect(await auditOf('agent.invite')).toEqual([]);
    expect((await invite()).json).toEqual({ data: 'Invitation sent' });
  });

  test('R431 R096 is mailed as a link to the sign-up, with the address in its query', async () => {
    expect((await invite({ email: ` ${fresh().toUpperCase()}` })).json).toEqual({ data: 'Invitation sent' });
    const [mail] = await mailsTo(it, 'alpha', fresh());
    expect(mail?.text).toContain('Olivia Moreira');
    const link = linkOf(mail);
    expect(link.origin + link.pathname).toBe('http://alpha.localhost:4000/signup');
    expect(link.searchParams.get('inviteEmail')).toBe(fresh());
  });

  test('R099 tells by its secret whom it is for', async () => {
    await invite({ email: ` ${fresh().toUpperCase()}` });
    expect((await look(await secretFor())).json).toEqual({
      data: { email: fresh(), agencyName: 'Alpha Voyages' },
    });
  });

  test.each([false, true])(
    'R098 R171 makes a sales agent (restricted: %s), verified and signed in at once',
    async (isRestricted) => {
      await invite({ isRestrictedAgent: isRestricted });
      const answer = await join(await secretFor());
      expect(answer.json).toEqual({ auth: expect.stringMatching(/^[\w-]{43}$/), userType: 'SalesAgent' });
      const { json } = await it.request(A, 'GET', '/api/user/getProfile', { token: answer.json.auth });
      expect(json.data).toMatchObject({
        email: fresh(),
        firstName: 'Rosa',
        lastName: 'Prado',
        isTravelAgent: true,
        isRestrictedAgent: isRestricted,
        loginCount: 1,
      });
      expect((await login(fresh(), GOOD)).status).toBe(200);
    },
  );

  test('G46 only the owner invites', async () => {
    for (const name of ['agent', 'restricted', 'client'] as const)
      expect((await invite({}, 'alpha', await it.login('alpha', name))).status).toBe(403);
    expect((await invite({}, 'alpha', owners['beta'])).status).toBe(401);
    expect(await mailsTo(it, 'alpha', fresh())).toHaveLength(0);
  });

  test.each(['', 'ana', 'ana@', 'a b@x.co'])('M490 %j is no address', async (email) => {
    expect(said(await invite({ email }))).toEqual([422, 'Please enter a valid email address']);
  });

  test.each(['agent@alpha.example', 'owner@alpha.example'])('M516 %s is of the agency', async (email) => {
    expect(said(await invite({ email }))).toEqual([
      409,
      'Email already associated with an agent in your agency',
    ]);
  });

  test('M079 who has an account as a client cannot be invited', async () => {
    expect(said(await invite({ email: 'client@alpha.example' }))).toEqual([
      409,
      'User with Email Address already exists!',
    ]);
  });

  test('M517 who is invited is not invited again', async () => {
    await invite();
    expect(said(await invite())).toEqual([409, 'Email already invited']);
    expect(await mailsTo(it, 'alpha', fresh())).toHaveLength(1);
  });

  test('two at once make one invitation', async () => {
    const answers = await Promise.all([invite(), invite()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('R372 M520 it is accepted once', async () => {
    await invite();
    const secret = await secretFor();
    await join(secret);
    for (const answer of [await look(secret), await join(secret)])
      expect(said(answer)).toEqual([409, 'You have already accepted the invitation']);
  });

  test('it is accepted once, by two tabs too', async () => {
    await invite();
    const secret = await secretFor();
    const answers = await Promise.all([join(secret), join(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('it expires after seven days, and another can be sent then', async () => {
    await invite();
    const secret = await secretFor();
    it.clock.advance(INVITATION_MS);
    owners['alpha'] = await it.login('alpha', 'owner');
    for (const answer of [await look(secret), await join(secret)])
      expect(said(answer)).toEqual([410, 'This invitation has expired. Please ask for a new one.']);
    expect((await invite()).status).toBe(200);
    const next = await secretFor();
    expect((await look(secret)).status).toBe(410);
    expect((await join(next)).status).toBe(200);
  });

  test.each(['x', 'x'.repeat(42), 'x'.repeat(1_000)])(
    'R100 an invitation whose secret was cut short or garbled is one that has expired: %#',
    async (secret) => {
      for (const answer of [await look(secret), await join(secret)])
        expect(said(answer)).toEqual([410, 'This invitation has expired. Please ask for a new one.']);
    },
  );

  test('M519 SEC-03 a foreign secret answers like one that does not exist, and keeps working at home', async () => {
    await invite();
    const secret = await secretFor();
    expect(said(await look(secret, B))).toEqual([404, 'Unable to verify agent']);
    expect(said(await look('x'.repeat(43), B))).toEqual([404, 'Unable to verify agent']);
    expect(said(await join(secret, {}, B))).toEqual([404, 'Unable to verify agent']);
    expect((await join(secret)).status).toBe(200);
  });

  test('M519 it is for the address that it was sent to', async () => {
    await invite();
    const secret = await secretFor();
    expect(said(await join(secret, { email: 'thief@mail.example' }))).toEqual([
      404,
      'Unable to verify agent',
    ]);
    expect((await look(secret)).status).toBe(200);
  });

  test('R106 SEC-06 the form is checked, and a refused one leaves the invitation', async () => {
    await invite();
    const secret = await secretFor();
    expect(said(await join(secret, { password: 'short' }))).toEqual([422, 'Password must be valid']);
    expect(said(await join(secret, { password: 'Rosa_Prado1' }))[0]).toBe(422);
    expect(said(await join(secret, { checked: false }))).toEqual([
      422,
      'Please accept the terms and condition',
    ]);
    expect((await join(secret)).status).toBe(200);
  });

  test('M086 who is invited is sent to the invitation, not made a client', async () => {
    await invite();
    expect(said(await signUp())).toEqual([
      409,
      'You have been invited as a Sales Agent. Please use the invitation link to sign up.',
    ]);
    expect((await join(await secretFor())).status).toBe(200);
  });

  test('an account that a stranger made with the address, and never proved, goes to who is invited', async () => {
    await signUp();
    const stale = linkOf((await mailsTo(it, 'alpha', fresh())).at(-1)).searchParams.get('id');
    expect((await invite()).status).toBe(200);
    expect((await join(await secretFor())).status).toBe(200);
    expect((await login(fresh(), 'Heron&Lake77')).status).toBe(401);
    expect((await login(fresh(), GOOD)).json.userType).toBe('SalesAgent');
    const used = await it.request(A, 'POST', '/api/user/updateUserActiveStatus', { body: { id: stale } });
    // The address is proved and its account active, as the letter's reader is answered; nothing has changed by it.
    expect(used.status).toBe(200);
    expect((await login(fresh(), 'Heron&Lake77')).status).toBe(401);
    expect((await login(fresh(), GOOD)).json.userType).toBe('SalesAgent');
  });

  test('an account that proved itself in the meantime stays what it is', async () => {
    await signUp();
    const id = linkOf((await mailsTo(it, 'alpha', fresh())).at(-1)).searchParams.get('id');
    await invite();
    await it.request(A, 'POST', '/api/user/updateUserActiveStatus', { body: { id } });
    expect(said(await join(await secretFor()))).toEqual([409, 'User already exist']);
    expect((await login(fresh(), 'Heron&Lake77')).json.userType).toBe('Client');
  });

  test('SEC-44 inviting and accepting are on record, without the secret', async () => {
    await invite({ isRestrictedAgent: true });
    const secret = await secretFor();
    await join(secret);
    const [invited] = await auditOf('agent.invite');
    const [accepted] = await auditOf('agent.accept');
    expect(invited).toMatchObject({
      user_id: it.agencies['alpha']!.users['owner'],
      after: { email: fresh(), isRestrictedAgent: true },
    });
    expect(accepted).toMatchObject({
      subject: invited?.subject,
      after: { userType: 'SalesAgent', isRestrictedAgent: true },
    });
    expect(JSON.stringify([await auditOf('agent.invite'), await auditOf('agent.accept')])).not.toContain(
      secret,
    );
    const stored = await it.db.asSystem((tx) => tx.selectFrom('agent_invitation').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(secret);
  });
});
