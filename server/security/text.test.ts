import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyEndpoint, Schema } from '@/core/contract';
import { plugins } from '../plugins';
import { applicationsOf } from '../testing/applications';
import { testServer, type TestServer } from '../testing/harness';
import { type Json, type Path, placesIn, schemaOf } from '../testing/schema';

const NUL = 'a\0b';
const BAD = [NUL, 'a\ud83d', 'a\u001bb', 'a\u0085b'];
const HOST = 'alpha.localhost';

let it: TestServer;
let token: string;
const endpoints: AnyEndpoint[] = [];

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
  endpoints.push(...it.server.handlers.map(({ handler }) => handler.endpoint));
});
afterAll(() => it.close());

const isText = (schema: Json) => schema['type'] === 'string' || Object.keys(schema).length === 0;
const pathsOf = (schema: Schema | undefined): Path[] => {
  const all = schema ? [...placesIn(schemaOf(schema))] : [];
  const texts = all.filter(([path, each]) => path.length > 0 && isText(each)).map(([path]) => path);
  return [...new Map(texts.map((path) => [path.join('.'), path])).values()];
};
const bodyWith = (path: Path, value: string): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), value);
const addressOf = ({ path }: AnyEndpoint, value = 'x') =>
  `/${path.replace(/^\/+/, '')}`.replace(/\{\w+\}/g, encodeURIComponent(value));
/** The same with a value for everything that its query asks for. */
const whole = (endpoint: AnyEndpoint) => {
  const asked = (endpoint.query ? schemaOf(endpoint.query)['required'] : null) as string[] | null | undefined;
  const query = (asked ?? []).map((name) => `${name}=x`).join('&');
  return query ? `${addressOf(endpoint)}?${query}` : addressOf(endpoint);
};
const takesBody = ({ method }: AnyEndpoint) => method !== 'GET';

describe('text that nobody can store', () => {
  test('SEC-34 is refused by name in every field of every body, before anything is done with it', async () => {
    let tried = 0;
    for (const endpoint of endpoints.filter(takesBody))
      for (const path of pathsOf(endpoint.body)) {
        const at = `${endpoint.method} ${endpoint.path} ${path.join('.')}`;
        const options = { token, body: bodyWith(path, BAD[tried++ % BAD.length]!) };
        const answer = await it.request(HOST, endpoint.method, whole(endpoint), options);
        expect([answer.status, answer.json?.fields?.[0]?.path], at).toEqual([422, path.join('.')]);
      }
    expect(tried).toBeGreaterThan(150);
  });

  test('SEC-34 is refused in every query and every address', async () => {
    let tried = 0;
    for (const endpoint of endpoints) {
      const answers = [];
      for (const bad of [NUL, 'a\nb']) {
        if (endpoint.path.includes('{'))
          answers.push(await it.request(HOST, endpoint.method, addressOf(endpoint, bad), { token }));
        for (const [name] of pathsOf(endpoint.query)) {
          const address = `${addressOf(endpoint)}?${name}=${encodeURIComponent(bad)}`;
          answers.push(await it.request(HOST, endpoint.method, address, { token }));
        }
      }
      answers.push(await it.request(HOST, endpoint.method, `${addressOf(endpoint)}?a%00=1`, { token }));
      for (const { status } of answers) expect(status, `${endpoint.method} ${endpoint.path}`).toBe(422);
      tried += answers.length;
    }
    expect(tried).toBeGreaterThan(endpoints.length);
  });

  test('SEC-34 is refused in the names of fields, in files and in pages of their own', async () => {
    const named = await it.request(HOST, 'POST', '/api/user/login', { body: { 'e\0mail': 'x' } });
    expect([named.status, named.json.fields[0].path]).toEqual([422, 'e?mail']);
    for (const path of [
      '/files/a%00b',
      '/api/social/a%00b',
      '/api/social/google/callback?state=a%00b&code=x',
      '/dev/mail?to=a%00b',
      '/a%00b',
    ])
      expect((await it.request(HOST, 'GET', path)).status, path).toBeLessThan(500);
  });
});

/** Refused in the handler, in the words of the specification (G11): "Markup must be more than 0". */
const MARKUPS = ['markup.value', 'refundProtectMarkup'];

test('an amount that a person sends is never below nothing', () => {
  const isAmount = (name: unknown) => /^(amount|value)$|(Minor|[fF]ee|Price|[mM]arkup)$/.test(String(name));
  const below: string[] = [];
  for (const endpoint of endpoints)
    for (const schema of [endpoint.body, endpoint.query])
      for (const [path, each] of schema ? placesIn(schemaOf(schema)) : []) {
        if (!isAmount(path.at(-1)) || MARKUPS.includes(path.filter((key) => key !== 0).join('.'))) continue;
        const isNumber = each['type'] === 'integer' || each['type'] === 'number';
        const least = each['minimum'] ?? each['exclusiveMinimum'];
        if (isNumber && !(typeof least === 'number' && least >= 0))
          below.push(`${endpoint.method} ${endpoint.path} ${path.join('.')}`);
      }
  expect(below).toEqual([]);
});
