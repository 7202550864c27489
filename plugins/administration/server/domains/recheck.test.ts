import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '@/server/testing/harness';
import { administration } from '../plugin';
import { GRACE_MS, recheckDomains } from './recheck';

const DOMAIN = 'travel.acme.com';
let it: TestServer;

beforeAll(async () => {
  it = await testServer({
    plugins: [{ id: 'administration', activatedBy: { always: true }, plugin: administration }],
  });
});
afterAll(() => it.close());

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const leadsTo = (host: string) => () => Promise.resolve([host]);
const check = (lookUp: Parameters<typeof recheckDomains>[1]) => recheckDomains(it.server.services, lookUp);
const stands = async () => (await it.request(DOMAIN, 'GET', '/api/agency')).status === 200;
const told = async () => {
  const token = await it.login('alpha', 'owner');
  const { json } = await it.request('alpha.localhost', 'GET', '/api/agency/audit', { token });
  return json.data
    .map(({ action }: { action: string }) => action)
    .filter((action: string) => action.startsWith('agency.domain'));
};

test('SEC-36 a domain whose DNS leads elsewhere for a day is released; a failing name server changes nothing', async () => {
  await it.db.asSystem((tx) =>
    tx
      .updateTable('agency')
      .set({ custom_domain: DOMAIN })
      .where('id', '=', it.agencies['alpha']!.id)
      .execute(),
  );
  it.server.tenants.forget();
  const target = `alpha.${it.server.services.config.platformHost}`;

  await check(leadsTo(target));
  await check(failing('ETIMEOUT'));
  expect([await stands(), await told()]).toEqual([true, []]);

  await check(leadsTo('elsewhere.example'));
  it.clock.advance(GRACE_MS - 1);
  await check(failing('ENOTFOUND'));
  expect([await stands(), await told()]).toEqual([true, ['agency.domain-missing']]);

  await check(leadsTo(target));
  it.clock.advance(GRACE_MS);
  await check(failing('ENOTFOUND'));
  expect(await stands(), 'the day begins anew').toBe(true);

  it.clock.advance(GRACE_MS);
  await check(failing('ETIMEOUT'));
  expect(await stands(), 'nobody was asked').toBe(true);
  await check(failing('ENOTFOUND'));
  expect(await stands()).toBe(false);
  expect(await told()).toEqual([
    'agency.domain-released',
    'agency.domain-missing',
    'agency.domain-found',
    'agency.domain-missing',
  ]);
  await check(failing('ENOTFOUND'));
  expect(await told()).toHaveLength(4);
}, 60_000);
