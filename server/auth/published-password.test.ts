import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../config/demo-accounts';
import { testServer, type TestServer } from '../testing/harness';
import { hashPassword } from './password';

const A = 'alpha.localhost';
const servers: Record<string, TestServer> = {};

beforeAll(async () => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const demo of [true, false]) {
    const it = await testServer({ config: { demo } });
    await it.db.asSystem((tx) => tx.updateTable('app_user').set({ password_hash: passwordHash }).execute());
    servers[String(demo)] = it;
  }
});
afterAll(async () => void (await Promise.all(Object.values(servers).map((it) => it.close()))));

const login = (demo: boolean) =>
  servers[String(demo)]!.request(A, 'POST', '/api/user/login', {
    body: { email: 'owner@alpha.example', password: DEMO_PASSWORD },
  });

test('the demo’s published password opens nothing once the demo is off, whatever an earlier start left', async () => {
  expect((await login(true)).status).toBe(200);
  const refused = await login(false);
  expect(refused.status).toBe(401);
  expect(refused.json.code).toBe('BAD_CREDENTIALS');
  for (const path of ['/dev/mail', '/dev/faults']) {
    const answer = await servers['false']!.request(A, 'GET', path);
    expect(answer.text).not.toMatch(/mailbox|Mail that was sent|exchange/i);
  }
});
