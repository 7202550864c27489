import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyEndpoint, EMAIL, NAME } from '@/core/contract';
import { plugins } from '../plugins';
import { nameOf, PEOPLE_CASES } from '../testing/access-matrix';
import type { PeopleCases } from '../testing/access';
import { applicationsOf } from '../testing/applications';
import { PASSWORD, testServer, type TestServer } from '../testing/harness';
import { type Path, placesIn, schemaOf } from '../testing/schema';

const HOST = 'alpha.localhost';
const hasStatus =
  (expected: number): NonNullable<PeopleCases[string]['refused']> =>
  ({ status }) =>
    status === expected;

type Person = Parameters<PeopleCases[string]['send']>[0];
const MARIA: Person = { email: 'maria@probe.example', name: 'Maria Souza' };
const signUp = ({ email, name }: Person) => ({
  ...{ name, email, password: PASSWORD, hostName: HOST, checked: true },
});
const traveler = ({ email, name }: Person) => ({
  ...{ title: null, firstName: name, middleName: name, lastName: name, gender: null, birthDate: null },
  ...{ email, phone: '', nationality: null },
});
const alone = { send: ({ email }: Person) => ({ email }) };
/** Calls of the core that judge them in the sentences of their cards; those of plugins stand with them. */
const CASES: PeopleCases = {
  ...PEOPLE_CASES,
  'POST /api/user/signUp': { send: signUp },
  'POST /api/agency/invitations': { send: ({ email }) => ({ email, isRestrictedAgent: false }) },
  'POST /api/user/resendVerification': alone,
  'POST /api/user/forgotPassword': alone,
  'POST /api/user/editProfile': { send: ({ name }) => ({ firstName: name, lastName: name }) },
  'POST /api/user/travelers': { send: traveler },
  'PUT /api/user/travelers/{id}': { send: traveler },
  // Who is invited is judged as who signs up, once the invitation is known.
  'POST /api/agency/agents': {
    send: (person) => ({ ...signUp(person), invitation: 'a-secret' }),
    refused: hasStatus(410),
  },
  // Nobody has that address.
  'POST /api/user/login': { send: ({ email }) => ({ email, password: PASSWORD }), refused: hasStatus(401) },
  'GET /api/user/getUserBookingCount': { ...alone, refused: hasStatus(404) },
  'GET /api/user/getRecentActivity': { ...alone, refused: hasStatus(404) },
};

interface Field {
  readonly endpoint: AnyEndpoint;
  readonly path: Path;
  readonly kind: 'email' | 'name';
  /** Whether its schema has the rule. */
  readonly isRuled: boolean;
}
let it: TestServer;
let token: string;
const fields: Field[] = [];
const left = (kind: Field['kind']) => fields.filter((field) => field.kind === kind && !field.isRuled);

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
    for (const schema of [endpoint.body, endpoint.query]) {
      const places = schema ? [...placesIn(schemaOf(schema))] : [];
      const at = new Set(places.map(([path]) => path.join('.')));
      for (const [path, { type, pattern, const: only }] of places) {
        const name = String(path.at(-1));
        const isOfPerson =
          /^(first|middle|last)Name$/.test(name) ||
          (name === 'name' && at.has([...path.slice(0, -1), 'email'].join('.')));
        if (type !== 'string' || only !== undefined) continue;
        if (/email(Id)?$/i.test(name))
          fields.push({ endpoint, path, kind: 'email', isRuled: pattern === EMAIL.source });
        else if (isOfPerson) fields.push({ endpoint, path, kind: 'name', isRuled: pattern === NAME.source });
      }
    }
});
afterAll(() => it.close());

/** Whether a call refuses a person at a field. */
async function refuses({ endpoint, path }: Field, person: Partial<Person>): Promise<boolean> {
  const { send, host = HOST, headers = {}, refused } = CASES[nameOf(endpoint)]!;
  const sent = send({ ...MARIA, ...person }) as Record<string, string>;
  const isReading = endpoint.method === 'GET';
  const query = isReading ? `?${new URLSearchParams(sent).toString()}` : '';
  const address = endpoint.path.replace('{id}', '0a6e5d3c-0000-4000-8000-000000000001') + query;
  const options = { token, headers, ...(isReading ? {} : { body: sent }) };
  const answer = await it.request(host, endpoint.method, address, options);
  return (
    refused?.(answer, String(path.at(-1))) ??
    (answer.status === 422 &&
      answer.json.fields.some((field: { path: string }) => field.path === path.join('.')))
  );
}
const told = ({ endpoint, path }: Field, text: string) => `${nameOf(endpoint)} ${path.join('.')}: ${text}`;

test('every address and every name that a call takes is judged by the one rule, in its schema or by the call', () => {
  expect(fields.length).toBeGreaterThan(25);
  const others = [...left('email'), ...left('name')].map(({ endpoint }) => nameOf(endpoint));
  expect(others.filter((name) => !(name in CASES))).toEqual([]);
  expect(Object.keys(CASES).filter((name) => !others.includes(name))).toEqual([]);
});

describe('calls that judge them themselves', () => {
  test.each(['maria,souza@probe.example', 'maria;souza@probe.example', 'x <maria@probe.example>'])(
    '%s is no address',
    async (email) => {
      for (const field of left('email'))
        expect(await refuses(field, { email }), told(field, email)).toBe(true);
    },
  );

  test('R109 a special character is no part of a name', async () => {
    for (const name of ['Ana_B Lima', 'Ana <b>', '=Ana Lima'])
      for (const field of left('name')) expect(await refuses(field, { name }), told(field, name)).toBe(true);
  });

  test('R109 names that people have are taken', async () => {
    const names = [
      'Gal·la Puig',
      'Anne\u2011Marie O’Neil',
      "Gerard 't Hooft",
      'St. John Rivers',
      'J.R. Ewing',
    ];
    // Not where somebody would pay for it, or needs an invitation.
    const judging = left('name').filter(
      ({ endpoint }) => !['POST /api/agency', 'POST /api/agency/agents'].includes(nameOf(endpoint)),
    );
    for (const [at, name] of names.entries())
      for (const field of judging)
        expect(await refuses(field, { name, email: `p${at}@probe.example` }), told(field, name)).toBe(false);
    const { data } = (await it.request(HOST, 'GET', '/api/user/getProfile', { token })).json;
    expect(data.firstName).toBe('J.R. Ewing');
  });

  test('signs of phones and word processors are kept as those of typewriters', async () => {
    const body = { firstName: 'Anne\u2011Marie', lastName: 'O’Neil' };
    await it.request(HOST, 'POST', '/api/user/editProfile', { token, body });
    const { data } = (await it.request(HOST, 'GET', '/api/user/getProfile', { token })).json;
    expect([data.firstName, data.lastName]).toEqual(['Anne-Marie', "O'Neil"]);
  });
});

test('what nobody sees in an address is no part of it', async () => {
  const body = { email: '\ufeffow\u200bner@alpha.example\u00a0', password: PASSWORD };
  expect((await it.request(HOST, 'POST', '/api/user/login', { body })).status).toBe(200);
});
