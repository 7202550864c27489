import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyEndpoint, EMAIL } from '@/core/contract';
import { plugins } from '../plugins';
import { ADDRESS_CASES, nameOf } from '../testing/access-matrix';
import type { AddressCases } from '../testing/access';
import { applicationsOf } from '../testing/applications';
import { PASSWORD, testServer, type TestServer } from '../testing/harness';
import { type Path, placesIn, schemaOf } from '../testing/schema';

const HOST = 'alpha.localhost';
const OF_NOBODY = ['maria,souza@probe.example', 'maria;souza@probe.example', 'x <maria@probe.example>'];
const hasStatus =
  (expected: number): NonNullable<AddressCases[string]['refused']> =>
  ({ status }) =>
    status === expected;

const signUp = (email: string) => ({
  ...{ name: 'Maria Souza', email, password: PASSWORD, hostName: HOST, checked: true },
});
const traveler = (email: string) => ({
  ...{ title: null, firstName: 'Maria', middleName: '', lastName: 'Souza', gender: null, birthDate: null },
  ...{ email, phone: '', nationality: null },
});
const alone = { send: (email: string) => ({ email }) };
/** Calls of the core that judge an address in the sentences of their cards; those of plugins stand with them. */
const CASES: AddressCases = {
  ...ADDRESS_CASES,
  'POST /api/user/signUp': { send: signUp },
  'POST /api/agency/invitations': { send: (email) => ({ email, isRestrictedAgent: false }) },
  'POST /api/user/resendVerification': alone,
  'POST /api/user/forgotPassword': alone,
  'POST /api/user/travelers': { send: traveler },
  'PUT /api/user/travelers/{id}': { send: traveler },
  // It has to be the one that was invited.
  'POST /api/agency/agents': {
    send: (email) => ({ ...signUp(email), invitation: 'a-secret' }),
    refused: hasStatus(410),
  },
  // Nobody has that address.
  'POST /api/user/login': {
    send: (email) => ({ email, password: PASSWORD }),
    refused: hasStatus(401),
  },
  'GET /api/user/getUserBookingCount': { ...alone, refused: hasStatus(404) },
  'GET /api/user/getRecentActivity': { ...alone, refused: hasStatus(404) },
};

let it: TestServer;
let token: string;
/** Every field that is called an e-mail address, with whether its schema has the one rule. */
const fields: { endpoint: AnyEndpoint; path: Path; isOneRule: boolean }[] = [];

beforeAll(async () => {
  it = await testServer({
    plugins,
    config: { rateFactor: 1000 },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      { name: 'Alpha', subdomain: 'alpha', settings: { applications: applicationsOf(plugins) } },
    ],
  });
  token = await it.login('alpha', 'owner');
  for (const { endpoint } of it.server.handlers.map(({ handler }) => handler))
    for (const schema of [endpoint.body, endpoint.query])
      for (const [path, { type, pattern }] of schema ? placesIn(schemaOf(schema)) : [])
        if (type === 'string' && /email(Id)?$/i.test(String(path.at(-1))))
          fields.push({ endpoint, path, isOneRule: pattern === EMAIL.source });
});
afterAll(() => it.close());

test('every address that a call takes is judged by the one rule, in its schema or by the call', () => {
  expect(fields.length).toBeGreaterThan(15);
  const others = fields.filter(({ isOneRule }) => !isOneRule).map(({ endpoint }) => nameOf(endpoint));
  expect(others.filter((name) => !(name in CASES))).toEqual([]);
  expect(Object.keys(CASES).filter((name) => !others.includes(name))).toEqual([]);
});

test('what is no address, or more than one, is refused by the calls that judge it themselves', async () => {
  for (const { endpoint, path } of fields.filter(({ isOneRule }) => !isOneRule))
    for (const email of OF_NOBODY) {
      const { send, host = HOST, headers = {}, refused } = CASES[nameOf(endpoint)]!;
      const sent = send(email) as Record<string, string>;
      const options = { token, headers, ...(endpoint.method === 'GET' ? {} : { body: sent }) };
      const query = endpoint.method === 'GET' ? `?${new URLSearchParams(sent).toString()}` : '';
      const address = endpoint.path.replace('{id}', '0a6e5d3c-0000-4000-8000-000000000001') + query;
      const answer = await it.request(host, endpoint.method, address, options);
      const isRefused =
        refused?.(answer) ??
        (answer.status === 422 &&
          answer.json.fields?.some((field: { path: string }) => field.path === path.join('.')));
      expect(isRefused, `${nameOf(endpoint)} ${path.join('.')} ${answer.text}`).toBe(true);
    }
});

test('what nobody sees in an address is no part of it', async () => {
  const body = { email: '\ufeffow\u200bner@alpha.example\u00a0', password: PASSWORD };
  expect((await it.request(HOST, 'POST', '/api/user/login', { body })).status).toBe(200);
});
