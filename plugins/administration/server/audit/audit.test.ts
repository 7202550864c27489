import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '@/server/testing/harness';
import { each } from '@/tests/support/each';
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

describe('its file of many entries', () => {
  const EACH = 10_020;
  let head: string;
  let lines: string[];
  beforeAll(async () => {
    await it.db.asSystem((tx) =>
      sql`insert into audit_log (agency_id, action, subject, after, at)
        select agency_id, 'test.many', agency, to_jsonb('=' || n || agency), now()
        from (values (${it.agencies['alpha']!.id}::uuid, 'alpha'), (${it.agencies['beta']!.id}::uuid, 'beta'))
          as of (agency_id, agency)
        cross join generate_series(1, ${EACH}::int) n order by n`.execute(tx),
    );
    const { text } = await ask('/download.csv?action=test.many');
    [head = '', ...lines] = text.trim().split('\r\n');
  }, 60_000);

  test('SEC-44 has each once, newest first', () => {
    expect(head).toContain('When (UTC)');
    const numbers = lines.map((line) => Number(/(\d+)alpha$/.exec(line)?.[1]));
    expect(numbers).toEqual(Array.from({ length: EACH }, (_, index) => EACH - index));
  });

  test('SEC-31 has none of another agency', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('beta'))).toEqual([]);
  });

  test('SEC-39 has none that would calculate', () => {
    expect(each(lines, (line) => /,'=\d+alpha$/.test(line))).toBe(true);
  });
});

test('SEC-44 who took the log’s file, and what it was narrowed by, is in the log', async () => {
  await ask(`/download.csv?action=agency.update&userId=${it.agencies['alpha']!.users['owner']}`);
  const { json } = await ask('?action=audit.download&size=1');
  expect(json.data[0]).toMatchObject({
    by: { email: 'owner@alpha.example' },
    subject: it.agencies['alpha']!.users['owner'],
    after: { action: 'agency.update' },
  });
});

test('SEC-31 SEC-44 names the people among an entry’s values, and nobody of another agency', async () => {
  const [alpha, beta] = [it.agencies['alpha']!, it.agencies['beta']!];
  await it.db.withTenant(alpha.id, (tx) =>
    tx
      .insertInto('audit_log')
      .values({
        agency_id: alpha.id,
        user_id: alpha.users['owner']!,
        action: 'test.named',
        subject: alpha.id,
        before: null,
        after: JSON.stringify({ client: alpha.users['client'], others: [beta.users['client']] }),
        at: it.clock.now(),
      })
      .execute(),
  );
  const { json } = await ask('?action=test.named');
  expect(Object.keys(json.data[0].names)).toEqual([alpha.users['client']]);
  expect(json.data[0].names[alpha.users['client']!]).toBeTruthy();
});

test('G46 is the owner’s alone', async () => {
  for (const name of ['agent', 'restricted', 'client'] as const)
    expect((await ask('', await it.login('alpha', name))).status).toBe(403);
});
