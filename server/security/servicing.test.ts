import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access, AnyEndpoint } from '@/core/contract';
import { plugins } from '../plugins';
import { agencyChanged } from '../tenancy/directory';
import type { Ask } from '../testing/access';
import { CASES, nameOf, sellersOf } from '../testing/access-matrix';
import { TEST_AGENCIES, testServer, type TestServer } from '../testing/harness';

const ALPHA = 'alpha.localhost';
const GAMMA = 'gamma.localhost';
const AS: Record<Access, 'client' | 'agent' | 'owner'> = {
  public: 'client',
  search: 'client',
  user: 'client',
  staff: 'agent',
  owner: 'owner',
};

const menu = plugins.flatMap(({ activatedBy }) =>
  'menu' in activatedBy ? [{ name: activatedBy.menu, isActive: true, isDefault: false }] : [],
);
const nothingOn = menu.map((item) => ({ ...item, isActive: false }));
const products = plugins.filter(({ plugin }) => plugin.product);
/** Every call of every product, so that one that is added is tried as well. */
const calls = products.flatMap(({ id, plugin }) =>
  plugin.handlers.map(({ endpoint }) => [`${id}: ${nameOf(endpoint)}`, id, endpoint] as const),
);
const selling = calls.filter(([, , { servicing }]) => !servicing);
const isOffice = (access: Access) => access === 'staff' || access === 'owner';
const servicing = calls.filter(([, , endpoint]) => endpoint.servicing);

let it: TestServer;
const tokens: Record<string, Record<string, string>> = {};
const own = new Map<string, string>();
const foreign = new Map<string, string>();

/** Asks about a booking, as somebody who may; plainly where the call names none. `as` null: a visitor. */
async function ask(
  host: string,
  endpoint: AnyEndpoint,
  bookingId: string,
  as: string | null = AS[endpoint.access],
) {
  const given = CASES[nameOf(endpoint)];
  const { path, body } = typeof given === 'function' ? given(bookingId) : {};
  const answer = await it.request(
    host,
    endpoint.method,
    path ?? `/${endpoint.path.replace(/^\/+/, '').replace(/\{\w+\}/g, bookingId)}`,
    {
      ...(as === null ? {} : { token: tokens[host]![as] }),
      ...(endpoint.method === 'GET' ? {} : { body: body ?? {} }),
    },
  );
  return { status: answer.status, text: answer.text.replace(/"requestId":"[^"]*"/, ''), json: answer.json };
}
type Shown = Pick<Awaited<ReturnType<typeof ask>>, 'status' | 'text'>;
const shown = ({ status, text }: Shown, id = '') =>
  // A file's bytes carry the time of its making; that there is one is what counts.
  [status, text.startsWith('%PDF') ? 'PDF' : id ? text.replaceAll(id, 'ID') : text];

async function setMenu(host: string, bookingMenuItemOptions: typeof menu) {
  const token = tokens[host]!['owner'];
  const { status } = await it.request(host, 'PATCH', '/api/agency', {
    token,
    body: { bookingMenuItemOptions },
  });
  expect(status).toBe(200);
}

async function setSubscribed(subdomain: string, is_subscribed: boolean) {
  await it.db.asSystem((tx) =>
    tx.updateTable('agency').set({ is_subscribed }).where('subdomain', '=', subdomain).execute(),
  );
  agencyChanged();
}

/** What is said of the agency's bookings, to its staff and to a client. */
async function figures() {
  const { client, owner } = tokens[ALPHA]!;
  const get = async (path: string, token: string | undefined) => {
    const { status, text, json } = await it.request(ALPHA, 'GET', path, {
      token,
      headers: { 'secret-code': it.server.services.config.secretCode },
    });
    expect([path, status]).toEqual([path, 200]);
    return json ?? text;
  };
  return {
    dashboard: await get('/api/v2/agency/dashboards', owner),
    csv: await get('/api/agency/bookings/download.csv', owner),
    totals: await Promise.all(
      products.map(({ id }) => get(`/api/agency/bookings/totals?category=${id}`, owner)),
    ),
    records: (
      await Promise.all([...own.values()].map((id) => get(`/api/agency/bookings/${id}/record`, owner)))
    )
      // Letters are sent again in between.
      .map(({ data: { history: _, ...record } }) => record),
    progress: await Promise.all([...own.values()].map((id) => get(`/api/bookings/${id}/progress`, client))),
    counts: await get('/api/user/getUserBookingCount?email=client@alpha.example', client),
    recent: await get('/api/user/getRecentActivity?email=client@alpha.example', client),
    ownCsv: await get('/api/user/bookings/download.csv', client),
  };
}

const before = new Map<string, unknown>();
let figuresBefore: Awaited<ReturnType<typeof figures>>;

beforeAll(async () => {
  it = await testServer({
    plugins,
    config: { rateFactor: 1000 },
    agencies: [...TEST_AGENCIES, { name: 'Gamma', subdomain: 'gamma' }],
  });
  for (const subdomain of ['alpha', 'beta', 'gamma'])
    tokens[`${subdomain}.localhost`] = {
      client: await it.login(subdomain, 'client'),
      agent: await it.login(subdomain, 'agent'),
      owner: await it.login(subdomain, 'owner'),
    };
  for (const [subdomain, ids] of [
    ['alpha', own],
    ['beta', foreign],
  ] as const)
    for (const [id, sell] of sellersOf(products)) {
      const host = `${subdomain}.localhost`;
      const asClient: Ask = async (method, path, body) => {
        const answer = await it.request(host, method, path, { token: tokens[host]!['client'], body });
        if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
        return answer.json;
      };
      ids.set(id, (await sell(asClient, 'Canary', it.clock.now())).bookingId);
    }
  for (const [name, id, endpoint] of servicing)
    before.set(name, shown(await ask(ALPHA, endpoint, own.get(id)!)));
  figuresBefore = await figures();
});
afterAll(() => it.close());

describe('a product that is switched off while there are bookings of it', () => {
  beforeAll(() => Promise.all([setMenu(ALPHA, nothingOn), setMenu(GAMMA, nothingOn)]));
  afterAll(() => Promise.all([setMenu(ALPHA, menu), setMenu(GAMMA, menu)]));

  test('every product sells here, and each has calls of both kinds', () => {
    expect([...own.keys()].sort()).toEqual(products.map(({ id }) => id).sort());
    for (const { id } of products) {
      expect(selling.some(([, product]) => product === id)).toBe(true);
      expect(servicing.some(([, product]) => product === id)).toBe(true);
    }
  });

  test('R361 whatever reads or cancels bookings looks after them, and so does all that the office asks of them', () => {
    const left = selling.filter(
      ([, , { method, access, path }]) =>
        (/booking|reserv/i.test(path) && (method === 'GET' || isOffice(access))) || /cancel/i.test(path),
    );
    expect(left.map(([name]) => name)).toEqual([]);
  });

  test('R436 its agency says that it is looked after, and one that never sold it does not', async () => {
    const agencyOf = async (host: string) => (await it.request(host, 'GET', '/api/agency')).json.agency;
    expect((await agencyOf(ALPHA)).servicing).toEqual(products.map(({ id }) => id));
    expect((await agencyOf(GAMMA)).servicing).toBeUndefined();
  });

  test('R436 a booking that failed is looked after as long as money is held for it', async () => {
    const [id, booking] = [...own][0]!;
    const isServiced = async (state: string, held: boolean) => {
      await it.db.raw('update booking set state = $2, held = $3 where id = $1', [booking, state, held]);
      agencyChanged();
      return (await it.request(ALPHA, 'GET', '/api/agency')).json.agency.servicing.includes(id);
    };
    expect([await isServiced('failed', true), await isServiced('failed', false)]).toEqual([true, false]);
    expect(await isServiced('confirmed', true)).toBe(true);
  });

  test.each(selling)('R436 %s sells, and is as unknown as any', async (_, id, endpoint) => {
    const answer = await ask(ALPHA, endpoint, own.get(id)!);
    expect([answer.status, answer.json?.code]).toEqual([404, 'NOT_FOUND']);
    expect(shown(answer)).toEqual(shown(await ask(GAMMA, endpoint, own.get(id)!)));
  });

  test.each(servicing)('%s looks after bookings, and answers as before', async (name, id, endpoint) => {
    expect(shown(await ask(ALPHA, endpoint, own.get(id)!))).toEqual(before.get(name));
  });

  test.each(servicing)('SEC-31 %s tells a foreign booking from none as little as ever', async (...given) => {
    const [, id, endpoint] = given;
    const nonexistent = randomUUID();
    expect(shown(await ask(ALPHA, endpoint, foreign.get(id)!), foreign.get(id))).toEqual(
      shown(await ask(ALPHA, endpoint, nonexistent), nonexistent),
    );
  });

  test.each(calls)('R436 %s is unknown to an agency that never sold it', async (_, id, endpoint) => {
    const answer = await ask(GAMMA, endpoint, own.get(id)!);
    expect([answer.status, answer.json?.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('R357 R165 every figure, list and file counts its bookings as before', async () => {
    expect(await figures()).toEqual(figuresBefore);
  });

  test('R361 its list stays in the menu of the staff, and its tab goes', async () => {
    const { data } = (
      await it.request(ALPHA, 'GET', '/api/agency/navigations', { token: tokens[ALPHA]!['agent'] })
    ).json;
    const paths = data.flatMap((item: { path: string; isActive: boolean }) =>
      item.isActive ? [item.path] : [],
    );
    for (const { home } of products) {
      expect(paths).not.toContain(home);
      expect(paths).toContain(home!.replace('/booknow/', '/bookings/'));
    }
  });

  test('the owner reads how many bookings are looked after', async () => {
    const { id } = it.agencies['alpha']!;
    const { data } = (await it.request(ALPHA, 'GET', `/api/agency/${id}`, { token: tokens[ALPHA]!['owner'] }))
      .json;
    expect(data.bookings).toEqual(
      Object.fromEntries(products.map((product) => [product.id, { made: 1, ahead: 1 }])),
    );
  });
});

describe('an agency without a subscription', () => {
  beforeAll(() => setSubscribed('alpha', false));
  afterAll(() => setSubscribed('alpha', true));

  test.each(selling)(
    'R430 G48 %s refuses staff, clients and visitors alike, and says so',
    async (_, id, endpoint) => {
      for (const as of ['owner', 'agent', 'client', null]) {
        const { status, json } = await ask(ALPHA, endpoint, own.get(id)!, as);
        expect([as, status, json]).toMatchObject([
          as,
          403,
          { code: 'NOT_SELLING', message: 'Searching and booking are not open here at the moment.' },
        ]);
      }
    },
  );

  test.each(servicing.filter(([, , { access }]) => !isOffice(access)))(
    'R430 %s answers as before',
    async (name, id, endpoint) => {
      expect(shown(await ask(ALPHA, endpoint, own.get(id)!))).toEqual(before.get(name));
    },
  );

  test('R167 G48 staff are refused every call of the office, but those that lead to a subscription', async () => {
    const isApplication = (id: string | null) =>
      plugins.some((one) => one.id === id && 'application' in one.activatedBy);
    const offices = it.server.handlers
      .filter(({ plugin, handler }) => isOffice(handler.endpoint.access) && !isApplication(plugin))
      .map(({ handler }) => handler.endpoint);
    expect(offices.length).toBeGreaterThan(50);
    for (const endpoint of offices) {
      const { json } = await ask(ALPHA, endpoint, own.get(products[0]!.id)!);
      const isRefused = ['NOT_SUBSCRIBED', 'NOT_SELLING'].includes(json?.code);
      expect([nameOf(endpoint), isRefused]).toEqual([nameOf(endpoint), !endpoint.unsubscribed]);
    }
  });

  test('the engine itself makes no price and no booking, whatever call it was', async () => {
    const agency = (await it.server.services.agencyById(it.agencies['alpha']!.id))!;
    const user = { id: it.agencies['alpha']!.users['client']!, isStaff: false, isRestrictedAgent: false };
    const caller = { agency, user, signal: new AbortController().signal } as never;
    const [product] = products;
    await expect(it.server.services.bookings.quote(caller, product!.id, 'any', {})).rejects.toMatchObject({
      code: 'NOT_SELLING',
    });
    const order = {
      ...{ quoteId: randomUUID(), idempotencyKey: randomUUID(), payment: null, request: {} },
      ...{ acceptedTotal: { amount: 1, currency: 'USD' }, contactEmail: 'a@b.example', language: 'en' },
    };
    await expect(it.server.services.bookings.start(caller, product!.id, order)).rejects.toMatchObject({
      code: 'NOT_SELLING',
    });
  });

  test('it says how the platform is reached, and a subscribed one does not', async () => {
    const agencyOf = async (host: string) => (await it.request(host, 'GET', '/api/agency')).json.agency;
    expect((await agencyOf(ALPHA)).platformContact).toEqual({ name: 'Platform', email: null, phone: null });
    expect((await agencyOf(GAMMA)).platformContact).toBeUndefined();
  });
});
