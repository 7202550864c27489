import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerPluginEntry } from '../plugin';
import { ratesFault } from '../reference/rates-fault';
import { testServer, type TestServer } from '../testing/harness';

const entry = (id: string, menu: string): ServerPluginEntry => ({
  id,
  activatedBy: { menu },
  home: `/booknow/${id}`,
  plugin: { id, handlers: [] },
});

let it: TestServer;
let owner: string;
const A = 'alpha.localhost';

beforeAll(async () => {
  it = await testServer({ plugins: [entry('one', 'Product One'), entry('two', 'Product Two')] });
  owner = await it.login('alpha', 'owner');
});
afterAll(() => it.close());

const patch = (body: unknown, token = owner) => it.request(A, 'PATCH', '/api/agency', { token, body });
const item = (name: string, isActive = true) => ({ name, isActive, isDefault: false });

describe('settings', () => {
  test('R020 R435 the public record is what visitors may know, and no pricing', async () => {
    const { json } = await it.request(A, 'GET', '/api/agency');
    expect(json.agency).toMatchObject({
      agencyName: 'Alpha Voyages',
      primaryColor: '#123456',
      heading: 'Alpha heading',
      version: 1,
    });
    // The letters of an id are those of sixteen digits: one may spell "fee".
    const { _id, ...said } = json.agency;
    expect(JSON.stringify(said)).not.toMatch(/markup|fee/i);
  });

  test('a change counts the version up, tells it in the answer, and is on record', async () => {
    const answer = await patch({ primaryColor: '#abcdef', version: 1 });
    expect([
      answer.status,
      answer.json.agency.primaryColor,
      answer.json.agency.version,
      answer.headers.get('x-agency-version'),
    ]).toEqual([200, '#abcdef', 2, '2']);
    expect((await it.request(A, 'GET', '/api/agency')).json.agency.heading).toBe('Alpha heading');
    const log = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('audit_log').selectAll().execute(),
    );
    expect(log).toMatchObject([
      {
        action: 'agency.update',
        user_id: it.agencies['alpha']!.users['owner'],
        before: { primaryColor: '#123456' },
        after: { primaryColor: '#abcdef' },
      },
    ]);
  });

  test('R024 an agency chooses that the dark keeps its color, and takes that back', async () => {
    const kept = async () => (await it.request(A, 'GET', '/api/agency')).json.agency.keepsColorInDark;
    expect(await kept()).toBe(false);
    expect((await patch({ keepsColorInDark: true })).status).toBe(200);
    expect(await kept()).toBe(true);
    expect((await patch({ keepsColorInDark: false })).status).toBe(200);
    expect(await kept()).toBe(false);
  });

  test('a change based on an older version is refused', async () => {
    const answer = await patch({ primaryColor: '#000000', version: 1 });
    expect([answer.status, answer.json.code]).toEqual([409, 'CONFLICT']);
    expect((await it.request(A, 'GET', '/api/agency')).json.agency.primaryColor).toBe('#abcdef');
  });

  test('SEC-24 theme values are typed', async () => {
    for (const body of [
      { primaryColor: 'red;} body{' },
      { primaryColor: 'url(x)' },
      { roundness: 7 },
      { keepsColorInDark: 'yes' },
      { font: 'x' },
    ]) {
      const answer = await patch(body);
      expect([answer.status, answer.json.fields[0].path]).toEqual([422, Object.keys(body)[0]]);
    }
  });

  test('only the owner may', async () => {
    for (const name of ['agent', 'restricted', 'client'] as const) {
      expect((await patch({ roundness: 1 }, await it.login('alpha', name))).status).toBe(403);
    }
  });
});

describe('navigation', () => {
  let client: string;
  beforeAll(async () => {
    client = await it.login('alpha', 'client');
  });

  test('R034 an agency without a menu has all installed products, in their order', async () => {
    const { json } = await it.request(A, 'GET', '/api/agency/navigations', { token: client });
    expect(json.data).toEqual([
      { name: 'Product One', path: '/booknow/one', isActive: true },
      { name: 'Product Two', path: '/booknow/two', isActive: true },
    ]);
  });

  test('G76 the menu decides order and activity; what is not installed is left out', async () => {
    await patch({
      bookingMenuItemOptions: [item('PRODUCT two'), item('Elsewhere'), item('Product One', false)],
    });
    const { json } = await it.request(A, 'GET', '/api/agency/navigations', { token: client });
    expect(json.data).toEqual([
      { name: 'PRODUCT two', path: '/booknow/two', isActive: true },
      { name: 'Product One', path: '/booknow/one', isActive: false },
    ]);
  });

  test('R361 G46 staff also get the back office: lists of active products, and settings for the owner alone', async () => {
    const pathsOf = async (token: string) =>
      ((await it.request(A, 'GET', '/api/agency/navigations', { token })).json.data as { path: string }[])
        .map(({ path }) => path)
        .filter((path) => !path.startsWith('/booknow/'));
    expect(await pathsOf(client)).toEqual([]);
    const agent = await pathsOf(await it.login('alpha', 'agent'));
    expect(agent).toEqual([
      '/dashboard',
      '/attention',
      '/bookings/two',
      '/clients',
      '/settings/recent-searches',
    ]);
    expect((await pathsOf(owner)).slice(0, agent.length)).toEqual(agent);
    expect(await pathsOf(owner)).toContain('/settings/website');
    expect(await pathsOf(owner)).not.toContain('/platform/subscriptions');
  });

  test('a product stands once in a menu', async () => {
    const answer = await patch({ bookingMenuItemOptions: [item('Same'), item('same ')] });
    expect([answer.status, answer.json.fields[0].path]).toEqual([422, 'bookingMenuItemOptions']);
  });
});

test('a malformed setting becomes its default and blanks nothing', async () => {
  await it.db.asSystem((tx) =>
    tx
      .updateTable('agency')
      .set({
        language: 'xx',
        settings: JSON.stringify({
          heading: 5,
          primaryColor: '#12',
          social: 'yes',
          applications: 'all',
          roundness: 'x',
          keepsColorInDark: 'yes',
        }),
      })
      .where('subdomain', '=', 'beta')
      .execute(),
  );
  it.server.tenants.forget();
  const { json } = await it.request('beta.localhost', 'GET', '/api/agency');
  expect(json.agency).toMatchObject({
    heading: 'Beta Trips',
    primaryColor: null,
    language: 'en',
    applications: [],
    roundness: 1,
    keepsColorInDark: false,
    social: { isGoogleEnabled: false },
  });
});

test('R026 the payment gateway is named', async () => {
  const { json } = await it.request(A, 'GET', '/api/getCurrentPaymentGateway');
  expect(json.CurrentPayment).toEqual(expect.any(String));
});

test('My Trips of a user without bookings is empty; a strange booking is not found', async () => {
  const token = await it.login('alpha', 'client');
  const trips = await it.request(A, 'POST', '/api/user/getUserTransactions', {
    token,
    body: { when: 'all' },
  });
  expect(trips.json).toEqual({ data: [], totalCount: 0 });
  for (const id of ['no-id', '6f7f0f5e-2f53-4a2e-8d5e-6a1c6b8f0001']) {
    expect((await it.request(A, 'GET', `/api/bookings/${id}/progress`, { token })).status).toBe(404);
  }
});

describe('texts of the website', () => {
  test('SEC-22 legal texts are cleaned when they are written', async () => {
    const answer = await patch({
      privacyPolicy: '<h2>Data</h2><script>attack()</script><p onclick="attack()">Kept</p>',
      cookiesPolicy: '   ',
      disclaimer: null,
    });
    expect(answer.json.agency).toMatchObject({
      privacyPolicy: '<h2>Data</h2><p>Kept</p>',
      cookiesPolicy: null,
      disclaimer: null,
    });
  });

  test('SEC-22 R392 markup in a banner is words like any other, controls are dropped', async () => {
    const answer = await patch({ heading: 'Go <b>north</b>\u202e and stay' });
    expect(answer.json.agency.heading).toBe('Go <b>north</b> and stay');
    const short = await patch({ heading: 'Too short' });
    expect([short.status, short.json.fields]).toEqual([
      422,
      [
        {
          path: 'heading',
          message: 'Banner heading must be between 4 and 30 words',
          reason: 'agency.headingWords',
        },
      ],
    ]);
  });

  test('SEC-23 a link that is not https is refused and named', async () => {
    const answer = await patch({ instagram: 'javascript:alert(1)' });
    expect([answer.status, answer.json.fields[0].path]).toEqual([422, 'instagram']);
  });
});

describe('errors of browsers', () => {
  test('R159 are taken from anybody, and nothing but what is declared', async () => {
    const report = {
      type: 'TypeError',
      message: 'x is undefined',
      stack: ['at draw (/assets/a.js:1:2)'],
      page: '/mytrip',
      context: 'page',
      build: 'b1',
      environment: 'prod',
    };
    const send = (body: object) => it.request(A, 'POST', '/api/errors', { body });
    expect((await send(report)).status).toBe(200);
    expect((await send({ ...report, user: 'ana@example.com' })).status).toBe(422);
    expect((await send({ ...report, message: 'x'.repeat(501) })).status).toBe(422);
  });
});

describe('exchange rates', () => {
  test('R029 R031 answer, or fail for one agency while its fault is on', async () => {
    const ask = (host: string) => it.request(host, 'GET', '/api/multi-currency/exchange');
    expect((await ask(A)).json.rates.USD).toBe(1);
    ratesFault.set(it.agencies['alpha']!.id, true);
    const failed = await ask(A);
    expect([failed.status, failed.json.message]).toEqual([
      502,
      'The exchange rates are not available at the moment',
    ]);
    expect((await ask('beta.localhost')).status).toBe(200);
    ratesFault.set(it.agencies['alpha']!.id, false);
    expect((await ask(A)).status).toBe(200);
  });
});
