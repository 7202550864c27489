import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_SAVED_TRAVELERS, type SavedTravelerInput } from '@/core/contract';
import { PASSWORD, testServer, type TestServer } from '../testing/harness';

let it: TestServer;
let token: string;
const A = 'alpha.localhost';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

beforeAll(async () => {
  it = await testServer({ config: { rateFactor: 100 } });
});
beforeEach(async () => {
  token = await it.login('alpha', 'client');
});
afterAll(() => it.close());

const call = (method: string, path: string, body?: unknown, as = token, host = A) =>
  it.request(host, method, path, { token: as, ...(body === undefined ? {} : { body }) });
const edit = (body: unknown, as?: string) => call('POST', '/api/user/editProfile', body, as);
const profile = async (as = token) => (await call('GET', '/api/user/getProfile', undefined, as)).json.data;

const HOME = {
  homeAirport: 'GRU',
  streetAddress: 'Rua Augusta 1500',
  country: 'BR',
  state: 'SP',
  city: 'São Paulo',
  zipCode: '01304-001',
};

describe('the own profile', () => {
  test('R174 R175 saves who one is and where one lives, and what is left out stays', async () => {
    const answer = await edit({
      firstName: ' Marina ',
      lastName: 'Prado',
      phone: '+55 11 5555-0100',
      ...HOME,
    });
    expect([answer.status, answer.json.data]).toEqual([200, 'Data updated successfully']);
    expect(await profile()).toMatchObject({
      firstName: 'Marina',
      lastName: 'Prado',
      name: 'Marina Prado',
      phone: '+55 11 5555-0100',
      home: HOME,
    });
    await edit({ city: 'Santos', phone: '' });
    expect(await profile()).toMatchObject({
      firstName: 'Marina',
      phone: null,
      home: { ...HOME, city: 'Santos' },
    });
    expect((await edit({})).status).toBe(200);
  });

  const WRONG = { firstName: 'Other', lastName: '7', phone: 'x', homeAirport: 'XXX', country: 'ZZ' };

  test('R183 G56 a failed save says so, both where words of a refusal are read, and saves nothing', async () => {
    const before = await profile();
    const answer = await edit(WRONG);
    expect(answer.status).toBe(422);
    expect([answer.json.message, answer.json.data]).toEqual([
      'Error while updating profile',
      'Error while updating profile',
    ]);
    expect(await profile()).toEqual(before);
  });

  test('R175 R176 what is wrong is said with its field', async () => {
    expect((await edit(WRONG)).json.fields).toEqual([
      { path: 'lastName', message: 'Please enter valid last name', reason: 'field.lastName' },
      { path: 'phone', message: 'Please enter valid phone number', reason: 'field.phone' },
      { path: 'homeAirport', message: 'Please enter valid home airport', reason: 'field.homeAirport' },
      { path: 'country', message: 'Please enter valid country', reason: 'field.country' },
    ]);
  });

  test('SEC-34 what is not the user’s to change is refused', async () => {
    for (const field of ['userType', 'email', 'status', 'markupBasisPoints', '_id', 'isRestrictedAgent'])
      expect((await edit({ [field]: 'AgencyOwner' })).status, field).toBe(422);
    expect((await profile()).userType).toBe('Client');
  });

  test('SEC-31 the peer’s and the other agency’s profiles stay as they are', async () => {
    const other = await it.login('alpha', 'other');
    const before = await profile(other);
    await edit({ firstName: 'Nobody', city: 'Nowhere' });
    expect(await profile(other)).toEqual(before);
  });

  test('SEC-44 which fields were changed is on record, not what stands in them', async () => {
    await edit({ streetAddress: 'Secret Lane 7' });
    const log = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('audit_log').selectAll().where('action', '=', 'user.profile').execute(),
    );
    expect(log.at(-1)).toMatchObject({ after: { changed: ['streetAddress'] } });
    expect(JSON.stringify(log)).not.toContain('Secret Lane');
  });
});

describe('the own password', () => {
  const NEXT = 'Quiet_River7&Stone';
  const change = (currentPassword: string, newPassword: string, as?: string) =>
    call('POST', '/api/user/changePassword', { currentPassword, newPassword }, as);
  const loginAs = (email: string, password: string) =>
    it.request(A, 'POST', '/api/user/login', { body: { email, password } });

  test('SEC-04 SEC-05 the other sessions end, this one gets a new token, the old password is worth nothing', async () => {
    const user = await it.login('alpha', 'other');
    const elsewhere = await it.login('alpha', 'other');
    const bystander = await it.login('alpha', 'client');
    const answer = await change(PASSWORD, NEXT, user);
    expect(answer.status).toBe(200);
    const { auth } = answer.json;
    expect(auth).not.toBe(user);
    for (const [as, status] of [
      [user, 401],
      [elsewhere, 401],
      [auth, 200],
      [bystander, 200],
    ] as const)
      expect((await call('GET', '/api/user/getProfile', undefined, as)).status).toBe(status);
    expect((await loginAs('other@alpha.example', PASSWORD)).status).toBe(401);
    expect((await loginAs('other@alpha.example', NEXT)).status).toBe(200);
    const mails = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('mail').selectAll().where('recipient', '=', 'other@alpha.example').execute(),
    );
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(NEXT);
    expect((await change(NEXT, PASSWORD, auth)).status).toBe(200);
  });

  test('SEC-05 a link for a new password that was mailed before works no more', async () => {
    const { id: agencyId, users } = it.agencies['alpha']!;
    await it.db.withTenant(agencyId, (tx) =>
      tx
        .insertInto('account_link')
        .values({
          agency_id: agencyId,
          user_id: users['client']!,
          purpose: 'reset',
          token_hash: 'a-hash',
          created_at: it.clock.now(),
          expires_at: new Date(it.clock.now().getTime() + 60_000),
          used_at: null,
        })
        .execute(),
    );
    const { json } = await change(PASSWORD, NEXT);
    const link = await it.db.withTenant(agencyId, (tx) =>
      tx
        .selectFrom('account_link')
        .select('used_at')
        .where('token_hash', '=', 'a-hash')
        .executeTakeFirstOrThrow(),
    );
    expect(link.used_at).not.toBeNull();
    expect((await change(NEXT, PASSWORD, json.auth)).status).toBe(200);
  });

  test('R179 G23 a wrong current password is told at its field and ends no session', async () => {
    const answer = await change('Wrong_Horse1', NEXT);
    expect([answer.status, answer.json.data, answer.json.fields]).toEqual([
      422,
      'Current password is incorrect',
      [
        {
          path: 'currentPassword',
          message: 'Current password is incorrect',
          reason: 'account.wrongPassword',
        },
      ],
    ]);
    expect((await call('GET', '/api/user/getProfile')).status).toBe(200);
  });

  test('R178 the same password again', async () => {
    const answer = await change(PASSWORD, PASSWORD);
    expect([answer.status, answer.json.data, answer.json.fields[0].path]).toEqual([
      422,
      'New password and current password should not be same',
      'newPassword',
    ]);
  });

  test('R177 SEC-06 the new one follows the rules, and is none that everybody tries first', async () => {
    for (const [password, message] of [
      ['short1!', 'Password must be valid'],
      ['No spaces1!', 'Password does not contain white space'],
      ['Password_1', 'This password is too easy to guess. Please choose another one.'],
    ] as const) {
      const answer = await change(PASSWORD, password);
      expect([answer.status, answer.json.data, answer.json.fields[0].path]).toEqual([
        422,
        message,
        'newPassword',
      ]);
    }
    expect((await loginAs('client@alpha.example', PASSWORD)).status).toBe(200);
  });

  test('R179 who has none to change is told so', async () => {
    const agent = await it.login('alpha', 'agent');
    await it.db.asSystem((tx) =>
      tx
        .updateTable('app_user')
        .set({ password_hash: null })
        .where('id', '=', it.agencies['alpha']!.users['agent']!)
        .execute(),
    );
    const answer = await change('', NEXT, agent);
    expect([answer.status, answer.json.data]).toEqual([409, 'Unable to change password']);
  });

  test('of two changes at once only one wins', async () => {
    const owner = await it.login('alpha', 'owner');
    const answers = await Promise.all([
      change(PASSWORD, 'Quiet_River7&One', owner),
      change(PASSWORD, 'Quiet_River7&Two', owner),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const won = ['Quiet_River7&One', 'Quiet_River7&Two'][statuses.indexOf(200)]!;
    expect((await loginAs('owner@alpha.example', won)).status).toBe(200);
  });
});

test('SEC-07 guessing the current password is slowed', async () => {
  const strict = await testServer();
  try {
    const as = await strict.login('alpha', 'client');
    const guess = () =>
      strict.request(A, 'POST', '/api/user/changePassword', {
        token: as,
        body: { currentPassword: 'Wrong_Horse1', newPassword: 'Quiet_River7&Stone' },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  } finally {
    await strict.close();
  }
});

describe('devices', () => {
  const devices = async (as = token) => (await call('GET', '/api/user/devices', undefined, as)).json.data;
  const fresh = () => it.db.asSystem((tx) => tx.deleteFrom('session').execute());

  test('lists the living sessions of the user alone, this one first', async () => {
    await fresh();
    const [here, began] = [await it.login('alpha', 'client'), it.clock.now().toISOString()];
    it.clock.advance(10 * 60_000);
    const phone = await it.request(A, 'POST', '/api/user/login', {
      body: { email: 'client@alpha.example', password: PASSWORD },
      headers: { 'user-agent': IPHONE },
    });
    await it.login('alpha', 'other');
    const list = await devices(here);
    expect(list).toMatchObject([
      { isCurrent: true, browser: null, kind: 'unknown', signedInAt: began },
      {
        isCurrent: false,
        browser: 'Safari',
        system: 'iOS',
        kind: 'phone',
        signedInAt: it.clock.now().toISOString(),
      },
    ]);
    expect(JSON.stringify(list)).not.toContain(phone.json.auth);
    expect((await devices(phone.json.auth))[0]).toMatchObject({ isCurrent: true, kind: 'phone' });
    it.clock.advance(24 * 60 * 60_000 + 60_000);
    expect(await devices(await it.login('alpha', 'client'))).toHaveLength(1);
  });

  test('SEC-05 one of them, or all others, can be signed out at once', async () => {
    await fresh();
    const here = await it.login('alpha', 'client');
    const [second, third] = [await it.login('alpha', 'client'), await it.login('alpha', 'client')];
    const idOf = async (as: string) =>
      (await devices(as)).find((one: { isCurrent: boolean }) => one.isCurrent).id;
    expect((await call('DELETE', `/api/user/devices/${await idOf(second)}`, undefined, here)).status).toBe(
      200,
    );
    expect((await call('GET', '/api/user/getProfile', undefined, second)).status).toBe(401);
    expect(await devices(here)).toHaveLength(2);
    const bystander = await it.login('alpha', 'other');
    expect((await call('DELETE', '/api/user/devices', undefined, here)).status).toBe(200);
    expect((await call('GET', '/api/user/getProfile', undefined, third)).status).toBe(401);
    expect(await devices(here)).toHaveLength(1);
    expect(await devices(bystander)).toHaveLength(1);
  });

  test('SEC-31 nobody else’s: a peer’s, another agency’s and none at all answer alike, and stay', async () => {
    const peer = await it.login('alpha', 'other');
    const foreign = await it.login('beta', 'client');
    const peerId = (await devices(peer))[0].id;
    const foreignId = (await call('GET', '/api/user/devices', undefined, foreign, 'beta.localhost')).json
      .data[0].id;
    for (const id of [peerId, foreignId, '00000000-0000-4000-8000-000000000000', 'none', '%27']) {
      const answer = await call('DELETE', `/api/user/devices/${id}`, undefined, token);
      expect([answer.status, answer.json.data], id).toEqual([404, 'Data not found']);
    }
    expect((await call('GET', '/api/user/getProfile', undefined, peer)).status).toBe(200);
    expect((await call('GET', '/api/user/getProfile', undefined, foreign, 'beta.localhost')).status).toBe(
      200,
    );
  });
});

describe('saved travellers', () => {
  const ida: SavedTravelerInput = {
    title: 'Ms',
    firstName: 'Ida',
    middleName: '',
    lastName: 'Lind',
    gender: 'female',
    birthDate: '2015-02-28',
    email: 'ida@example.com',
    phone: '+47 55550170',
    nationality: 'NO',
  };
  const add = (traveler: unknown = ida, as?: string) => call('POST', '/api/user/travelers', traveler, as);
  const list = async (as = token) => (await call('GET', '/api/user/travelers', undefined, as)).json.data;

  test('can be added, changed and forgotten; by name', async () => {
    const { json } = await add({ ...ida, firstName: ' ida ', nationality: 'no' });
    expect(json.data).toEqual({ ...ida, firstName: 'ida', id: expect.any(String) });
    await add({ ...ida, firstName: 'Bo', title: null, gender: null, birthDate: null, nationality: null });
    expect((await list()).map((one: { firstName: string }) => one.firstName)).toEqual(['Bo', 'ida']);
    const changed = await call('PUT', `/api/user/travelers/${json.data.id}`, { ...ida, lastName: 'Lund' });
    expect(changed.json.data).toEqual({ ...ida, lastName: 'Lund', id: json.data.id });
    expect((await list())[1]).toEqual(changed.json.data);
    for (const { id } of await list())
      expect((await call('DELETE', `/api/user/travelers/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('what is wrong is said with its field; what is unknown is refused (SEC-34)', async () => {
    const answer = await add({ ...ida, email: 'ida@', birthDate: '2025-02-30' });
    expect([answer.status, answer.json.fields.map((field: { path: string }) => field.path)]).toEqual([
      422,
      ['birthDate', 'email'],
    ]);
    expect((await add({ ...ida, userId: 'x' })).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  test('SEC-31 they are their user’s alone, also before the agency’s owner', async () => {
    const other = await it.login('alpha', 'other');
    const restricted = await it.login('alpha', 'restricted');
    const foreign = await it.login('beta', 'owner');
    const { id } = (await add(ida, other)).json.data;
    for (const [as, host] of [
      [token, A],
      [restricted, A],
      [foreign, 'beta.localhost'],
    ] as const) {
      expect((await call('GET', '/api/user/travelers', undefined, as, host)).json.data).toEqual([]);
      for (const answer of [
        await call('PUT', `/api/user/travelers/${id}`, { ...ida, firstName: 'Eve' }, as, host),
        await call('DELETE', `/api/user/travelers/${id}`, undefined, as, host),
        await call('DELETE', '/api/user/travelers/00000000-0000-4000-8000-000000000000', undefined, as, host),
        await call('DELETE', '/api/user/travelers/none', undefined, as, host),
      ])
        expect([answer.status, answer.json.data]).toEqual([404, 'Data not found']);
    }
    expect(await list(other)).toEqual([{ ...ida, id }]);
  });

  test('SEC-42 fifty at most, also when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: MAX_SAVED_TRAVELERS + 5 }, () => add()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_SAVED_TRAVELERS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await list()).toHaveLength(MAX_SAVED_TRAVELERS);
  });
});
