import { afterAll, beforeAll, expect, test } from 'vitest';
import { plugins } from '../plugins';
import type { Ask } from '../testing/access';
import { CASES, idsOf, nameOf, OFFER_CASES, sellersOf } from '../testing/access-matrix';
import { TEST_AGENCIES, testServer, type TestServer } from '../testing/harness';

const ALPHA = 'alpha.localhost';
const BETA = 'beta.localhost';
const UNKNOWN = `nothing.${'x'.repeat(16)}`;

const products = plugins.filter(({ plugin }) => plugin.product);
const sellers = sellersOf(plugins);
/** Every call that names an offer, whatever plugin it is of, so that one that is added is tried as well. */
const calls = plugins.flatMap(({ id, plugin }) =>
  plugin.handlers
    .filter(({ endpoint }) => nameOf(endpoint) in OFFER_CASES || idsOf(endpoint).includes('offerId'))
    .map(({ endpoint }) => [nameOf(endpoint), id, endpoint] as const),
);

let it: TestServer;
const tokens: Record<string, string> = {};
/** One offer of each product at each agency, as its site shows it. */
const offers: Record<string, Map<string, string>> = { [ALPHA]: new Map(), [BETA]: new Map() };

beforeAll(async () => {
  it = await testServer({ plugins, config: { rateFactor: 1000 }, agencies: TEST_AGENCIES });
  for (const [host, found] of Object.entries(offers)) {
    const token = (tokens[host] = await it.login(host.split('.')[0]!, 'client'));
    for (const [product, sell] of sellers) {
      const ask: Ask = async (method, path, body) => {
        // What is sold is what the search has found: its id passes by here.
        const { offerId } = (body ?? {}) as { offerId?: string };
        if (offerId) found.set(product, offerId);
        return (await it.request(host, method, path, { token, body })).json;
      };
      const { offerId } = await sell(ask, 'Silva', it.clock.now());
      if (offerId) found.set(product, offerId);
    }
  }
});
afterAll(() => it.close());

async function ask(name: string, method: string, offerId: string) {
  const { path, body } = OFFER_CASES[name]!(offerId);
  const answer = await it.request(ALPHA, method, path ?? name.slice(method.length + 1), {
    token: tokens[ALPHA],
    body,
  });
  return { status: answer.status, text: answer.text.replace(/"requestId":"[^"]*"/, '') };
}

test('every call that names an offer has a case, and every product has one to be sold by', () => {
  const missing = calls.map(([name]) => name).filter((name) => !(name in OFFER_CASES) || name in CASES);
  expect(missing, 'add them to `offers` in access.cases.ts of the plugin').toEqual([]);
  for (const { id } of products) expect(calls.some(([, product]) => product === id)).toBe(true);
  for (const found of Object.values(offers))
    expect([...found.keys()].sort()).toEqual(products.map(({ id }) => id).sort());
});

test.each(calls)(
  'SEC-34 %s takes an offer of this agency alone, and does not tell that it is another’s',
  async (name, product, { method }) => {
    expect((await ask(name, method, offers[ALPHA]!.get(product)!)).status).toBe(200);
    const foreign = await ask(name, method, offers[BETA]!.get(product)!);
    expect(foreign.status).toBe(410);
    expect(foreign).toEqual(await ask(name, method, UNKNOWN));
  },
);

test.each(products.map(({ id }) => id))(
  'SEC-34 the engine itself makes no price of an offer of %s that comes from elsewhere, whatever its calls do',
  async (product) => {
    const { agencies, server } = it;
    const agency = (await server.services.agencyById(agencies['alpha']!.id))!;
    const user = { id: agencies['alpha']!.users['client']!, isStaff: false, isRestrictedAgent: false };
    const caller = { agency, user, signal: new AbortController().signal } as never;
    const own = offers[ALPHA]!.get(product)!;
    const bare = own.slice(0, own.lastIndexOf('.'));
    for (const offerId of [offers[BETA]!.get(product)!, UNKNOWN, bare]) {
      const asked = server.services.bookings.quote(caller, product, offerId, {});
      const { status } = await asked.then(
        () => ({ status: 200 }),
        (cause: { status?: number }) => cause,
      );
      expect([410, 422]).toContain(status);
    }
  },
);
