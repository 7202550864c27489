import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { AnyEndpoint, Schema } from '@/core/contract';
import { plugins } from '../plugins';
import { applicationsOf } from '../testing/applications';
import { TEST_AGENCIES, testServer, type TestServer } from '../testing/harness';

const FAR = 10_000_000_000;
/** What a page's first row, or its number, is called. */
const SKIPS = /^(offSet|from|page|pageNo)$/;

let it: TestServer;
beforeAll(async () => {
  it = await testServer({
    plugins,
    config: { rateFactor: 100_000 },
    agencies: TEST_AGENCIES.map((agency) => ({
      ...agency,
      settings: { ...agency.settings, applications: applicationsOf(plugins) },
    })),
  });
});
afterAll(() => it.close());

interface Described {
  readonly type?: string;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Described>>;
}

const fieldsOf = (schema: Schema | undefined): [string, Described][] => {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  return Object.entries(properties).flatMap(([name, field]) => [
    [name, field] as [string, Described],
    ...Object.entries(field.properties ?? {}),
  ]);
};

/** By what a call turns pages: beside how many rows it wants, wherever they stand. */
const pagedBy = ({ query, body }: AnyEndpoint): [string, Described][] => {
  const fields = [...fieldsOf(query), ...fieldsOf(body)];
  const isPaged = fields.some(([name]) => /^(limit|size|pageSize)$/.test(name));
  return isPaged ? fields.filter(([name, { type }]) => SKIPS.test(name) && type !== 'object') : [];
};

const endpoints = () => it.server.handlers.map(({ handler }) => handler.endpoint);

test('R377 R381 no list has a last page that may be asked for', () => {
  const paged = endpoints().flatMap((endpoint) =>
    pagedBy(endpoint).map((by) => [endpoint.path, ...by] as const),
  );
  expect(paged.length).toBeGreaterThan(20);
  const walled = paged.filter(([, , { maximum = Infinity }]) => maximum < Number.MAX_SAFE_INTEGER);
  expect(walled).toEqual([]);
});

test('R377 R381 behind its last row every list has an empty page, and its total', async () => {
  const { id, host, users } = it.agencies['alpha']!;
  const tokens = {
    alpha: await it.login('alpha', 'owner'),
    platform: await it.login('platform', 'owner'),
  };
  const lists = endpoints().filter(
    (endpoint) =>
      endpoint.method === 'GET' &&
      fieldsOf(endpoint.query).some(([name]) => /^(offSet|from)$/.test(name)) &&
      pagedBy(endpoint).length > 0,
  );
  expect(lists.length).toBeGreaterThan(15);
  const seen: Record<string, unknown> = {};
  for (const endpoint of lists) {
    const by = pagedBy(endpoint)[0]![0];
    const path = endpoint.path.replace(/^\/*/, '/').replace('{userId}', users['client']!).replace('{id}', id);
    const isPlatforms = path.includes('/platform/');
    const answer = await it.request(
      isPlatforms ? it.agencies['platform']!.host : host,
      'GET',
      `${path}?${by}=${FAR}`,
      {
        token: tokens[isPlatforms ? 'platform' : 'alpha'],
      },
    );
    const { data, totalCount, entries } = { ...answer.json, ...answer.json?.data };
    const rows = Array.isArray(answer.json?.data) ? answer.json.data : (entries ?? data);
    seen[endpoint.path] = [answer.status, rows, typeof totalCount];
  }
  expect(seen).toEqual(Object.fromEntries(lists.map(({ path }) => [path, [200, [], 'number']])));
});
