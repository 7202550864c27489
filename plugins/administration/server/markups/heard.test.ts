import { afterAll, beforeAll, expect, test } from 'vitest';
import { onSessionsEnded } from '@/server/auth/sessions';
import { testServer, type TestServer } from '@/server/testing/harness';
import { administration } from '../plugin';

let it: TestServer;
let owner: string;
const forgotten: string[] = [];
onSessionsEnded((agencyId) => forgotten.push(agencyId));
beforeAll(async () => {
  it = await testServer({
    plugins: [{ id: 'administration', activatedBy: { always: true }, plugin: administration }],
  });
  owner = await it.login('alpha', 'owner');
  // From here on the database tells nobody of changes: whoever makes one has to remember it.
  await it.db.raw('unlisten *');
});
afterAll(() => it.close());

const idOf = (name: string) => it.agencies['alpha']!.users[name]!;
const patch = (path: string, body: object) =>
  it.request('alpha.localhost', 'PATCH', path, { token: owner, body });

test('R384 SEC-33 the next price has the markup that the owner has just set, not the one of before', async () => {
  const pricedAt = async () => (await it.server.tenants.find(it.agencies['alpha']!.id))!.pricing;
  expect((await pricedAt()).markupBasisPoints).toBe(1_000);
  expect((await patch('/api/agency/markups', { markup: 12.5 })).status).toBe(200);
  expect((await pricedAt()).markupBasisPoints).toBe(1_250);
});

test.each([
  ['client', 'clients'],
  ['agent', 'agents'],
])('R384 SEC-33 a signed-in %s is asked for anew, and with him what he pays', async (name, kind) => {
  forgotten.length = 0;
  expect((await patch(`/api/agency/${kind}/markups/${idOf(name)}`, { markup: 3 })).status).toBe(200);
  expect(forgotten).toEqual([it.agencies['alpha']!.id]);
});
