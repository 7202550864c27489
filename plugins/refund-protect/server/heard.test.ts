import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '@/server/testing/harness';
import { loggedIn } from '@/server/testing/log';
import { refundProtect } from './plugin';

let it: TestServer;
let owner: string;
beforeAll(async () => {
  it = await testServer({
    plugins: [
      { id: 'refund-protect', activatedBy: { application: 'refund-protect' }, plugin: refundProtect },
    ],
    agencies: [
      {
        name: 'Alpha',
        subdomain: 'alpha',
        protectionBasisPoints: 650,
        settings: { applications: ['refund-protect'] },
      },
    ],
  });
  owner = await it.login('alpha', 'owner');
  // From here on the database tells nobody of changes: whoever makes one has to remember it.
  await it.db.raw('unlisten *');
});
afterAll(() => it.close());

const PATH = '/api/refund-protects';
const pricedAt = async () => (await it.server.tenants.find(it.agencies['alpha']!.id))!.pricing;

test('R353 SEC-33 the next price has the markup of now, and so does who asks for it', async () => {
  expect((await pricedAt()).protectionBasisPoints).toBe(650);
  await it.request('alpha.localhost', 'GET', PATH, { token: owner });
  const body = { isEnabled: true, refundProtectMarkup: 7.25 };
  const { status, json } = await it.request('alpha.localhost', 'PATCH', PATH, { token: owner, body });
  expect(status).toBe(200);
  expect((await pricedAt()).protectionBasisPoints).toBe(725);
  const read = await it.request('alpha.localhost', 'GET', PATH, { token: owner });
  expect(read.json.data).toBe(json.data);
  expect(JSON.parse(Buffer.from(read.json.data, 'base64').toString())).toEqual(body);
});

test('R353 SEC-44 who changed it, and to what, is in the log', async () => {
  const body = { isEnabled: true, refundProtectMarkup: 8.5 };
  await it.request('alpha.localhost', 'PATCH', PATH, { token: owner, body });
  expect((await loggedIn(it, 'alpha', 'refund-protect.update')).at(-1)).toMatchObject({
    user_id: it.agencies['alpha']!.users['owner'],
    after: { basisPoints: 850 },
  });
});
