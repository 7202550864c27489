import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerPluginEntry } from '@/server/plugin';
import type { AgencyRecord } from '@/server/ports/agency';
import { testServer, type TestServer } from '@/server/testing/harness';
import { refundProtect } from './plugin';

const entry: ServerPluginEntry = {
  id: 'refund-protect',
  activatedBy: { application: 'refund-protect' },
  plugin: refundProtect,
};
const HOST = 'alpha.localhost';
const PATH = '/api/refund-protects';

let it: TestServer;
let owner: string;
let client: string;
beforeAll(async () => {
  it = await testServer({
    plugins: [entry],
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      {
        name: 'Alpha',
        subdomain: 'alpha',
        protectionBasisPoints: 650,
        settings: { applications: ['refund-protect'] },
      },
      { name: 'Beta', subdomain: 'beta', protectionBasisPoints: 650 },
      { name: 'Gamma', subdomain: 'gamma' },
    ],
  });
  [owner, client] = await Promise.all([it.login('alpha', 'owner'), it.login('alpha', 'client')]);
});
afterAll(() => it.close());

const read = async () =>
  JSON.parse(
    Buffer.from((await it.request(HOST, 'GET', PATH, { token: client })).json.data, 'base64').toString(),
  );
const write = (body: unknown, token = owner) => it.request(HOST, 'PATCH', PATH, { token, body });

test('R350 the settings are base64 of JSON', async () => {
  expect(await read()).toEqual({ isEnabled: true, refundProtectMarkup: 6.5 });
});

test('R436 an agency without the application has nothing to read', async () => {
  const token = await it.login('beta', 'owner');
  expect((await it.request('beta.localhost', 'GET', PATH, { token })).status).toBe(404);
});

test('G71 protection costs what is asked for it, and not what is asked for products', () => {
  const costs = (pricing: object) => refundProtect.protection!({ pricing } as AgencyRecord);
  expect(costs({ markupBasisPoints: 1250, protectionBasisPoints: 650 })).toBe(650);
  expect(costs({ markupBasisPoints: 1250, productMarkups: { 'refund-protect': 900 } })).toBeNull();
});

const turn = (isEnabled: boolean, subdomain = 'alpha', token = owner) =>
  it.request(`${subdomain}.localhost`, 'POST', '/api/agency/applications', {
    token,
    body: { app: 'refund-protect', isEnabled },
  });

test('R353 the owner sets the markup, and nobody else', async () => {
  expect((await write({ isEnabled: true, refundProtectMarkup: 7.25 })).status).toBe(200);
  expect(await read()).toEqual({ isEnabled: true, refundProtectMarkup: 7.25 });
  expect((await write({ isEnabled: true, refundProtectMarkup: 1 }, client)).status).toBe(403);
  expect(await read()).toEqual({ isEnabled: true, refundProtectMarkup: 7.25 });
});

test('R351 R353 there is one switch: off by either call, its markup is kept for the day it is on again', async () => {
  await write({ isEnabled: true, refundProtectMarkup: 7.25 });
  const off = await write({ isEnabled: false, refundProtectMarkup: 1 });
  expect(JSON.parse(Buffer.from(off.json.data, 'base64').toString())).toEqual({
    isEnabled: false,
    refundProtectMarkup: 0,
  });
  expect((await it.request(HOST, 'GET', PATH, { token: client })).status).toBe(404);
  expect((await turn(true)).status).toBe(200);
  expect(await read()).toEqual({ isEnabled: true, refundProtectMarkup: 7.25 });
  await turn(false);
  expect((await it.request(HOST, 'GET', PATH, { token: client })).status).toBe(404);
  expect((await write({ isEnabled: true, refundProtectMarkup: 8 })).status).toBe(200);
  expect(await read()).toEqual({ isEnabled: true, refundProtectMarkup: 8 });
});

test('R353 whoever switches it on for the first time never offers it without a price', async () => {
  const token = await it.login('gamma', 'owner');
  expect((await turn(true, 'gamma', token)).status).toBe(200);
  const { json } = await it.request('gamma.localhost', 'GET', PATH, { token });
  expect(JSON.parse(Buffer.from(json.data, 'base64').toString())).toEqual({
    isEnabled: true,
    refundProtectMarkup: 6,
  });
});

test.each([
  [0, 'Markup must be more than 0'],
  [101, 'Markup must be between 0 and 100'],
])('R386 a markup of %s is refused: %s', async (refundProtectMarkup, message) => {
  const answer = await write({ isEnabled: true, refundProtectMarkup });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(message);
});
