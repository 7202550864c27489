import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '@/server/testing/harness';
import { administration } from '../plugin';

let it: TestServer;
let owner: string;
beforeAll(async () => {
  it = await testServer({
    plugins: [{ id: 'administration', activatedBy: { always: true }, plugin: administration }],
  });
  owner = await it.login('alpha', 'owner');
  await it.request('alpha.localhost', 'PATCH', '/api/agency', { token: owner, body: { roundness: 0 } });
  it.clock.advance(2 * 24 * 60 * 60_000);
  owner = await it.login('alpha', 'owner');
  await it.request('alpha.localhost', 'PATCH', '/api/agency', {
    token: owner,
    body: { heading: '=cmd() stands in four words' },
  });
  const beta = await it.login('beta', 'owner');
  await it.request('beta.localhost', 'PATCH', '/api/agency', { token: beta, body: { roundness: 0 } });
});
afterAll(() => it.close());

const ask = (query = '', token = owner) =>
  it.request('alpha.localhost', 'GET', `/api/agency/audit${query}`, { token });

test('SEC-44 SEC-31 shows who changed what from what to what, of the own agency only', async () => {
  const { json } = await ask();
  const updates = json.data.filter(({ action }: { action: string }) => action === 'agency.update');
  expect(updates).toHaveLength(2);
  expect(updates[1]).toMatchObject({
    by: { id: it.agencies['alpha']!.users['owner'], email: 'owner@alpha.example' },
    after: { roundness: 0 },
  });
  expect(json.actions).toContain('agency.update');
  expect(json.people).toHaveLength(1);
});

test('SEC-44 can be filtered by person, action and day', async () => {
  const today = it.clock.now().toISOString().slice(0, 10);
  expect((await ask(`?action=agency.update&startDate=${today}`)).json.totalCount).toBe(1);
  expect((await ask(`?action=agency.update&endDate=${today}`)).json.totalCount).toBe(2);
  expect((await ask(`?userId=${it.agencies['alpha']!.users['client']}`)).json.totalCount).toBe(0);
  expect((await ask('?action=agency.update&size=1&from=1')).json.data).toHaveLength(1);
});

test('SEC-39 its file holds no formula', async () => {
  const { text, headers } = await ask('/download.csv?action=agency.update');
  expect(headers.get('content-type')).toContain('text/csv');
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(3);
  for (const cell of text.replace(/^\ufeff/, '').split(/[\r\n,]+/)) expect(cell).not.toMatch(/^[=+@]/);
});

test('G46 is the owner’s alone', async () => {
  for (const name of ['agent', 'restricted', 'client'] as const)
    expect((await ask('', await it.login('alpha', name))).status).toBe(403);
});
