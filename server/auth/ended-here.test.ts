import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../testing/harness';

let it: TestServer;
beforeAll(async () => {
  it = await testServer();
  // From here on the database tells nobody of changes: the process that ends a session has to know it by itself.
  await it.db.raw('unlisten *');
});
afterAll(() => it.close());

const HOST = 'alpha.localhost';
const statusOf = async (token: string) =>
  (await it.request(HOST, 'GET', '/api/user/getProfile', { token })).status;

/** The clock stands still: what is remembered does not grow old by itself. */
test('SEC-05 who has logged out is known no more at once, by no memory of a moment ago', async () => {
  const token = await it.login('alpha', 'client');
  expect(await statusOf(token)).toBe(200);
  expect((await it.request(HOST, 'POST', '/api/user/logout', { token })).status).toBe(200);
  expect(await statusOf(token)).toBe(401);
});

test('SEC-05 SEC-04 a changed password ends every other session at once', async () => {
  const [here, elsewhere] = [await it.login('alpha', 'agent'), await it.login('alpha', 'agent')];
  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 200]);
  const changed = await it.request(HOST, 'POST', '/api/user/changePassword', {
    token: here,
    body: { currentPassword: PASSWORD, newPassword: 'Heron&Lake77' },
  });
  expect(changed.status, changed.text).toBe(200);
  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([401, 401]);
  expect(await statusOf(changed.json.auth)).toBe(200);
});
