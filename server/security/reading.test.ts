import { afterAll, beforeAll, expect, test } from 'vitest';
import { plugins } from '../plugins';
import { applicationsOf } from '../testing/applications';
import { seeded } from '../testing/fuzz/random';
import { knowledgeOf } from '../testing/fuzz/known';
import { operationsOf, requestsOf } from '../testing/fuzz/requests';
import { TEST_AGENCIES, testServer, type TestServer } from '../testing/harness';

const A = 'alpha.localhost';
const DEFINED = [
  '/api/agency/subscriptions/payment-methods/verify',
  '/api/agency/subscriptions/verify/{id}',
  '/api/user/changeLanguage/{lang}',
  '/api/v2/agency/flights/cancel',
  '/api/v2/flight/cancel',
];
let it: TestServer;

beforeAll(async () => {
  it = await testServer({
    plugins,
    config: { rateFactor: 100_000 },
    agencies: TEST_AGENCIES.map((agency) => ({
      ...agency,
      settings: { ...agency.settings, applications: applicationsOf(plugins), visitorsMaySearch: true },
    })),
  });
});
afterAll(() => it.close());

/** Reading is counted, and files that leave with people's data are written down. */
const ACCOUNTED = `case
  when tableoid = 'rate_limit'::regclass then null
  when tableoid = 'audit_log'::regclass and t::text ~ ',[a-z-]+[.](export|download)(-pdf)?,' then null
  else t::text end`;

/** All that stands in each table. */
async function tables(): Promise<Record<string, string>> {
  const { rows } = await it.db.raw(`select tablename as name from pg_tables where schemaname = 'public'`);
  const stands: Record<string, string> = {};
  for (const { name } of rows as { name: string }[]) {
    const all = `select string_agg(${ACCOUNTED}, E'\n' order by t::text) as text from "${name}" t`;
    stands[name] = ((await it.db.raw(all)).rows as { text: string | null }[])[0]!.text ?? '';
  }
  return stands;
}

test('SEC-02 the GETs that change something are those defined so, and without the headers they do nothing', async () => {
  const changing = it.server.handlers
    .map(({ handler }) => handler.endpoint)
    .filter(({ method, changesState }) => method === 'GET' && changesState);
  expect(changing.map(({ path }) => path).sort()).toEqual(DEFINED);
  const cookie = `x-access-token=${await it.login('alpha', 'owner')}`;
  for (const { path, access } of changing) {
    const ask = async (headers: Record<string, string>) =>
      (await it.request(A, 'GET', path.replace(/\{\w+\}/, 'pt'), { headers })).status;
    expect([path, await ask({ cookie, 'auth-key': '' })]).toEqual([path, 403]);
    // Whoever pays is known by a secret in the address.
    expect([path, await ask({ cookie })]).toEqual([path, access === 'public' ? 404 : 401]);
  }
});

test('SEC-02 any other GET changes nothing', async () => {
  const operations = operationsOf((await it.request(A, 'GET', '/api/openapi.json')).json).filter(
    ({ method, path }) => method === 'GET' && !DEFINED.includes(path),
  );
  expect(operations.length).toBeGreaterThan(90);
  const [client, owner] = [await it.login('alpha', 'client'), await it.login('alpha', 'owner')];
  const { calls, texts } = await knowledgeOf(it, 'alpha', client);
  const next = requestsOf(seeded(20_270_301), calls, texts);
  const before = await tables();
  let answered = 0;
  for (const operation of operations)
    for (const token of [client, owner]) {
      const { method, path, headers } = next(operation);
      if ((await it.request(A, method, path, { token, headers })).status === 200) answered += 1;
    }
  expect(answered).toBeGreaterThan(70);
  const after = await tables();
  for (const [name, rows] of Object.entries(after)) expect([name, rows]).toEqual([name, before[name]]);
}, 120_000);
