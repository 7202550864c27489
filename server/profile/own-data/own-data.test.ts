import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { AnyEndpoint } from '@/core/contract';
import { STANDS_IN, withoutPeople } from '../../booking/forget/personal';
import { plugins } from '../../plugins';
import { sellersOf } from '../../testing/access-matrix';
import { seedBooking } from '../../testing/bookings';
import { PASSWORD, testServer, type TestServer } from '../../testing/harness';
import { mailsTo } from '../../testing/mails';

const A = 'alpha.localhost';
const CLIENT = 'client@alpha.example';
const CANARY = 'Canarytraveler';
const DAY_MS = 24 * 60 * 60_000;
let it: TestServer;

const restart = async () => {
  await it?.close();
  it = await testServer({ plugins, config: { rateFactor: 1000 } });
};
afterAll(() => it.close());

const post = (path: string, body: object, token: string) => it.request(A, 'POST', path, { body, token });
const remove = (token: string, body: object = { password: PASSWORD }) =>
  post('/api/user/account/delete', body, token);
const end = async (token: string) => (await it.request(A, 'GET', '/api/user/account', { token })).json.data;
const ids = () => it.agencies['alpha']!;

/** Everything that the tables hold, by table; suppliers' own books are not ours. */
async function dump(): Promise<Map<string, string>> {
  const { rows } = await it.db.raw(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = new Map<string, string>();
  for (const { name } of rows as { name: string }[]) {
    if (/_sandbox_|_note$/.test(name)) continue;
    const { rows: all } = await it.db.raw(`select to_jsonb(t)::text as row from ${name} t`);
    found.set(name, JSON.stringify(all).toLowerCase());
  }
  return found;
}
const tablesWith = async (words: string) =>
  [...(await dump())].filter(([, text]) => text.includes(words.toLowerCase())).map(([name]) => name);

/** One booking of every product, whose texts carry the canary. */
async function sellEverything(token: string) {
  const sold: string[] = [];
  for (const sell of sellersOf(plugins).values()) {
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await it.request(A, method, path, { token, body });
      if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.text}`);
      return answer.json;
    };
    sold.push((await sell(ask, CANARY, it.clock.now())).bookingId);
  }
  await it.server.jobs.drain();
  return sold;
}

describe('an account of its own', () => {
  beforeAll(restart);

  test('R174 the file has what is kept, in words, and nothing that would open the account', async () => {
    const token = await it.login('alpha', 'client');
    const [first] = await sellEverything(token);
    await post(
      '/api/user/travelers',
      {
        ...{ title: null, firstName: 'Ida', middleName: '', lastName: 'Lind', gender: null },
        ...{ birthDate: null, email: '', phone: '', nationality: null },
      },
      token,
    );
    const { status, json, text } = await it.request(A, 'GET', '/api/user/own-data', { token });
    expect(status).toBe(200);
    const { about, profile, savedTravelers, devices, bookings, letters, done } = json.data;
    expect(about.agency).toBe('Alpha Voyages');
    expect(profile.email).toBe(CLIENT);
    expect(savedTravelers).toMatchObject([{ firstName: 'Ida', lastName: 'Lind' }]);
    expect(devices.length).toBeGreaterThan(0);
    expect(bookings.map(({ bookingId }: { bookingId: string }) => bookingId)).toContain(first);
    expect(bookings).toHaveLength(sellersOf(plugins).size);
    for (const booking of bookings) {
      expect(JSON.stringify(booking.ordered)).toContain(CANARY);
      expect(booking.payments.length).toBeGreaterThan(0);
    }
    expect(done.map(({ action }: { action: string }) => action)).toContain('user.export');
    expect(letters).toBeInstanceOf(Array);
    expect(text).not.toMatch(/password_hash|token_hash|sealed|wholesale/);
    expect(text).not.toContain('other@alpha.example');
  });

  test('SEC-43 who deletes an account five times at once has deleted it once, and nothing has broken', async () => {
    const token = await it.login('beta', 'client');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        it.request('beta.localhost', 'POST', '/api/user/account/delete', {
          ...{ token, body: { password: PASSWORD } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test('open bookings are named before, and a wrong password deletes nothing', async () => {
    const token = await it.login('alpha', 'client');
    const { open, past, ...rest } = await end(token);
    expect(open).toHaveLength(sellersOf(plugins).size);
    expect([past, rest]).toEqual([0, { isLastOwner: false, hasPassword: true, hasSecondFactor: false }]);
    for (const body of [{}, { password: 'Wrong_pass1' }, { mailedCode: 'aaaaa-aaaaa' }])
      expect((await remove(token, body)).json.code).toBe('BAD_PASSWORD');
    expect((await end(token)).open).toHaveLength(open.length);
  });

  test('SEC-05 the account is gone at once with its sessions; open bookings keep who travels until they are over', async () => {
    const [here, there] = [await it.login('alpha', 'client'), await it.login('alpha', 'client')];
    const over = await seedBooking(it.db, {
      agencyId: ids().id,
      userId: ids().users['client']!,
      product: 'none',
      canary: CANARY,
      now: it.clock.now(),
    });
    await it.db.raw(
      `update booking set ends_at = '2020-01-02', locator = 'KEPT01', supplier_ref = 'kept', offer_ref = 'kept',
        product_status = 'ok', offer = '{}', details = null, request = '{"guest":{"firstName":"Ana","lastName":"${CANARY}"}}' where id = $1`,
      [over],
    );
    for (const to of [CLIENT, 'somebody@else.example'])
      await it.db.raw(
        `insert into audit_log (agency_id, action, subject, after) values ($1, 'booking.email-itinerary', $2, $3)`,
        [ids().id, over, JSON.stringify({ to, also: [to] })],
      );
    expect((await end(here)).past).toBe(1);
    expect((await remove(here)).status).toBe(200);
    const { rows: log } = await it.db.raw(
      `select after from audit_log where subject = $1 and action = 'booking.email-itinerary' order by id`,
      [over],
    );
    expect(log).toEqual([
      { after: { to: 'nobody@deleted.invalid', also: ['nobody@deleted.invalid'] } },
      { after: { to: 'somebody@else.example', also: ['somebody@else.example'] } },
    ]);
    for (const token of [here, there])
      expect((await it.request(A, 'GET', '/api/user/devices', { token })).status).toBe(401);
    expect(
      (await it.request(A, 'POST', '/api/user/login', { body: { email: CLIENT, password: PASSWORD } }))
        .status,
    ).toBe(401);
    const { rows } = await it.db.raw('select request, contact_email, locator from booking where id = $1', [
      over,
    ]);
    expect(rows).toEqual([
      {
        request: { guest: { firstName: 'N.', lastName: 'N.' } },
        contact_email: 'nobody@deleted.invalid',
        locator: 'KEPT01',
      },
    ]);
    expect(await tablesWith(CANARY)).toEqual(expect.arrayContaining(['booking']));
    // What is left of the person himself is the letter that says so, and for a day how often he tried to log in.
    expect((await tablesWith(CLIENT)).sort()).toEqual(['mail', 'rate_limit']);
    expect((await mailsTo(it, 'alpha', CLIENT)).map(({ subject }) => subject)).toEqual([
      'Your account at Alpha Voyages has been deleted',
    ]);
  });

  test('once their last day has passed nobody travels in them, and staff can still open their list', async () => {
    it.clock.advance(400 * DAY_MS);
    await it.server.sweeping.sweep();
    expect(await tablesWith(CANARY)).toEqual([]);
    const { rows } = await it.db.raw('select count(*)::int as count from booking where forgotten_at is null');
    expect(rows).toEqual([{ count: 0 }]);
    const token = await it.login('alpha', 'owner');
    const lists = it.server.handlers
      .map(({ handler }) => handler.endpoint)
      .filter(({ method, path }) => method === 'GET' && /agency.*bookings$/.test(path));
    expect(lists.length).toBeGreaterThanOrEqual(sellersOf(plugins).size);
    for (const { path } of lists) {
      const answer = await it.request(A, 'GET', `/${path.replace(/^\//, '')}`, { token });
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });
});

describe('who may leave', () => {
  beforeAll(restart);

  test('the last owner of an agency may not, one of two may, and the logos stay', async () => {
    const token = await it.login('alpha', 'owner');
    expect((await end(token)).isLastOwner).toBe(true);
    expect((await remove(token)).json.reason).toBe('account.lastOwner');
    const { id: agencyId, users } = ids();
    await it.db.raw(`update app_user set user_type = 'AgencyOwner' where id = $1`, [users['agent']]);
    await it.db.raw(
      `insert into stored_file (agency_id, id, user_id, purpose, type, bytes, created_at)
        values ($1, gen_random_uuid(), $2, 'logo', 'image/png', 'x', now())`,
      [agencyId, users['owner']],
    );
    expect((await end(token)).isLastOwner).toBe(false);
    expect((await remove(token)).status).toBe(200);
    const { rows } = await it.db.raw('select user_id from stored_file');
    expect(rows).toEqual([{ user_id: users['agent'] }]);
  });

  test('of two owners who leave at once one stays', async () => {
    const { id: agencyId, users } = it.agencies['beta']!;
    await it.db.raw(`update app_user set user_type = 'AgencyOwner' where id = $1`, [users['agent']]);
    const tokens = [await it.login('beta', 'owner'), await it.login('beta', 'agent')];
    const answers = await Promise.all(
      tokens.map((token) =>
        it.request('beta.localhost', 'POST', '/api/user/account/delete', {
          token,
          body: { password: PASSWORD },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await it.db.raw(
      `select count(*)::int as count from app_user where agency_id = $1 and user_type = 'AgencyOwner'`,
      [agencyId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('without a password a mailed code confirms: once, for 30 minutes, for its own account', async () => {
    const token = await it.login('alpha', 'client');
    expect((await post('/api/user/account/code', {}, token)).json.reason).toBe('account.hasPassword');
    await it.db.raw('update app_user set password_hash = null where id = any ($1)', [
      [ids().users['client'], ids().users['other']],
    ]);
    const other = await it.login('beta', 'client');
    const codeOf = async () => {
      expect((await post('/api/user/account/code', {}, token)).status).toBe(200);
      const letter = (await mailsTo(it, 'alpha', CLIENT)).at(-1)!;
      return /[a-z2-9]{5}-[a-z2-9]{5}/.exec(letter.text)![0];
    };
    expect((await remove(token, { password: '' })).json.code).toBe('BAD_CODE');
    const old = await codeOf();
    it.clock.advance(31 * 60_000);
    expect((await remove(token, { mailedCode: old })).json.code).toBe('BAD_CODE');
    const replaced = await codeOf();
    const code = await codeOf();
    expect((await remove(token, { mailedCode: replaced })).json.code).toBe('BAD_CODE');
    const foreign = await it.request('beta.localhost', 'POST', '/api/user/account/delete', {
      token: other,
      body: { mailedCode: code },
    });
    expect(foreign.status).toBe(422);
    expect((await remove(token, { mailedCode: code.toUpperCase() })).status).toBe(200);
  });
});

describe('what stands in the place of people', () => {
  /** What orders hold beside people. */
  const HARMLESS = [
    ...['quoteId', 'bookingId', 'currency', 'idempotencyKey', 'method', 'token', 'country'],
    ...['pickupTime', 'flightNumber', 'point', 'loyaltyAirline'],
  ];

  test('every text of an order is known to name somebody, or not to', () => {
    const unknown = new Set<string>();
    const walk = (schema: unknown, name: string, at: AnyEndpoint): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if (Array.isArray(schema)) return schema.forEach((each) => walk(each, name, at));
      const {
        type,
        enum: choices,
        const: only,
        properties = {},
        ...rest
      } = schema as Record<string, unknown>;
      if (type === 'string' && !choices && only === undefined)
        if (!(name in STANDS_IN) && !HARMLESS.includes(name)) unknown.add(`${name} of ${at.path}`);
      for (const [key, each] of Object.entries(properties as object)) walk(each, key, at);
      for (const key of ['items', 'prefixItems', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'])
        walk(rest[key], name, at);
    };
    for (const { plugin } of plugins)
      for (const { endpoint } of plugin.handlers) {
        if (!endpoint.body) continue;
        const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
        if (JSON.stringify(schema).includes('"acceptedTotal"')) walk(schema, '', endpoint);
      }
    expect([...unknown], 'add them to STANDS_IN, or here').toEqual([]);
  });

  test('has the form of what it stands for, however deep it lies', () => {
    expect(
      withoutPeople({
        travelers: [{ firstName: 'Ana', category: 'ADULT', passportNumber: 'X1' }],
        arrival: { mode: 'AIRPORT', fields: { anything: 'Ana Sol' } },
        count: 2,
        none: null,
      }),
    ).toEqual({
      travelers: [{ firstName: 'N.', category: 'ADULT', passportNumber: 'N.' }],
      arrival: { mode: 'AIRPORT', fields: { anything: 'N.' } },
      count: 2,
      none: null,
    });
  });
});
