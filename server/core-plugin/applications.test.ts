import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { defineApplication, endpoint } from '@/core/contract';
import type { ServerPluginEntry } from '../plugin';
import { handle } from '../ports/handle';
import { saveApplication } from '../agency/applications';
import { testServer, type TestServer } from '../testing/harness';

const points = defineApplication({
  id: 'harbour-points',
  settings: z.object({
    earn: z._default(z.int().check(z.minimum(0), z.maximum(20)), 2),
    name: z._default(z.string().check(z.minLength(2), z.maxLength(30)), 'Points'),
    isOpen: z._default(z.boolean(), true),
  }),
  shown: ['name'],
});
const hello = endpoint({
  method: 'GET',
  path: '/api/harbour/hello',
  access: 'public',
  summary: 'Answers while it is on.',
  response: z.object({ data: z.string() }),
});
const change = endpoint({
  method: 'PATCH',
  path: '/api/agency/applications/harbour-points',
  access: 'owner',
  summary: 'A way of its own to its settings.',
  body: z.strictObject({ earn: z.int() }),
  response: z.object({ data: z.int() }),
});
const switched: [string, boolean][] = [];
const harbour: ServerPluginEntry = {
  id: 'harbour',
  activatedBy: { application: 'harbour-points' },
  plugin: {
    id: 'harbour',
    application: points,
    handlers: [
      handle(hello, async () => ({ data: 'hello' })),
      handle(change, async (input) => {
        const saved = await saveApplication(
          input,
          { application: points, plugin: 'harbour' },
          { settings: { earn: input.body.earn } },
        );
        return { data: saved.settings.earn };
      }),
    ],
    onSwitch: async (_, agencyId, isEnabled) => {
      switched.push([agencyId, isEnabled]);
    },
  },
};
const plain: ServerPluginEntry = {
  id: 'lanterns',
  activatedBy: { application: 'lanterns' },
  plugin: { id: 'lanterns', handlers: [] },
};

let it: TestServer;
let owner: string;
const A = 'alpha.localhost';
const PATH = '/api/agency/applications';
beforeAll(async () => {
  it = await testServer({ plugins: [harbour, plain], config: { rateFactor: 100 } });
  owner = await it.login('alpha', 'owner');
});
afterAll(() => it.close());
beforeEach(async () => {
  await post({
    app: 'harbour-points',
    isEnabled: false,
    settings: { earn: 2, name: 'Points', isOpen: true },
  });
  switched.length = 0;
});

const post = (body: unknown, token = owner) => it.request(A, 'POST', PATH, { token, body });
const get = async (path = '') => (await it.request(A, 'GET', `${PATH}${path}`, { token: owner })).json;
const agency = async () => (await it.request(A, 'GET', '/api/agency')).json.agency;
const entries = () =>
  it.db.asSystem((tx) =>
    tx
      .selectFrom('audit_log')
      .select(['action', 'subject', 'before', 'after'])
      .where('agency_id', '=', it.agencies['alpha']!.id)
      .orderBy('id', 'desc')
      .execute(),
  );

describe('applications', () => {
  test('the owner sees every one that is installed, with its defaults', async () => {
    const { data } = await get();
    expect(data.map(({ id, plugin, isEnabled }: Record<string, unknown>) => [id, plugin, isEnabled])).toEqual(
      [
        ['harbour-points', 'harbour', false],
        ['lanterns', 'lanterns', false],
      ],
    );
    expect(data[0].settings).toEqual({ earn: 2, name: 'Points', isOpen: true });
    expect((await get('/lanterns')).data).toMatchObject({ id: 'lanterns', settings: {} });
    const unknown = await it.request(A, 'GET', `${PATH}/boats`, { token: owner });
    expect([unknown.status, unknown.json.message]).toEqual([404, 'Application not found']);
    expect([(await post({ app: 'boats', isEnabled: true })).status]).toEqual([404]);
  });

  test('G46 are the owner’s alone', async () => {
    for (const name of ['agent', 'client'] as const) {
      const token = await it.login('alpha', name);
      expect((await it.request(A, 'GET', PATH, { token })).status).toBe(403);
      expect((await it.request(A, 'GET', `${PATH}/lanterns`, { token })).status).toBe(403);
      expect((await post({ app: 'lanterns', isEnabled: true }, token)).status).toBe(403);
    }
    expect((await agency()).applications).toEqual([]);
  });

  test('R436 a switch takes effect at once and tells the plugin; the same again is no change', async () => {
    expect((await it.request(A, 'GET', '/api/harbour/hello')).status).toBe(404);
    const { version } = await agency();
    const on = await post({ app: 'harbour-points', isEnabled: true });
    expect(on.json).toMatchObject({
      data: { isEnabled: true, version: version + 1 },
      agency: { applications: ['harbour-points'], version: version + 1 },
    });
    expect((await it.request(A, 'GET', '/api/harbour/hello')).status).toBe(200);
    expect((await post({ app: 'harbour-points', isEnabled: true })).json.data.version).toBe(version + 1);
    expect(switched).toEqual([[it.agencies['alpha']!.id, true]]);
    expect((await entries())[0]).toEqual({
      action: 'applications.update',
      subject: 'harbour-points',
      before: { isEnabled: false },
      after: { isEnabled: true },
    });
    await post({ app: 'harbour-points', isEnabled: false });
    expect((await it.request(A, 'GET', '/api/harbour/hello')).status).toBe(404);
  });

  test('settings are kept one by one, logged, and those that are shown reach the browser', async () => {
    const saved = await post({ app: 'harbour-points', settings: { earn: 7, name: 'Knots' } });
    expect(saved.json.data.settings).toEqual({ earn: 7, name: 'Knots', isOpen: true });
    expect((await agency()).pluginSettings).toEqual({ harbour: { name: 'Knots' } });
    expect((await entries())[0]).toMatchObject({
      before: { earn: 2, name: 'Points' },
      after: { earn: 7, name: 'Knots' },
    });
    await post({ app: 'harbour-points', settings: { isOpen: false } });
    expect((await get('/harbour-points')).data.settings).toEqual({ earn: 7, name: 'Knots', isOpen: false });
  });

  test('R404 what its schema refuses comes back by name, and nothing of it is kept', async () => {
    const answer = await post({
      app: 'harbour-points',
      isEnabled: true,
      settings: { earn: 21, name: 'x', isOpen: 'yes', sails: 3 },
    });
    expect(answer.status).toBe(422);
    expect(answer.json.validationError).toEqual({
      sails: 'This field is unknown',
      earn: 'Please enter a number from 0 to 20',
      name: 'Please write at least 2 characters',
      isOpen: 'Please choose one of the options',
    });
    expect(answer.json.message).toBe('The settings were not saved: some of them cannot be used.');
    expect(answer.json.fields).toContainEqual({
      path: 'settings.earn',
      reason: 'setting.between',
      message: 'Please enter a number from 0 to 20',
      params: { min: 0, max: 20 },
    });
    expect((await get('/harbour-points')).data).toMatchObject({ isEnabled: false, settings: { earn: 2 } });
    expect((await post({ app: 'harbour-points', colour: 'red' })).status).toBe(422);
  });

  test('a change upon an older version is refused', async () => {
    const { version } = await agency();
    await post({ app: 'harbour-points', settings: { earn: 3 }, version });
    const stale = await post({ app: 'harbour-points', settings: { earn: 4 }, version });
    expect([stale.status, stale.json.reason]).toEqual([409, 'agency.changed']);
    expect((await get('/harbour-points')).data.settings.earn).toBe(3);
  });

  test('R356 a plugin has a way of its own to its settings, beside the common one', async () => {
    await post({ app: 'harbour-points', isEnabled: true });
    const own = (body: unknown) => it.request(A, 'PATCH', `${PATH}/harbour-points`, { token: owner, body });
    expect((await own({ earn: 9 })).json.data).toBe(9);
    expect((await own({ earn: 99 })).json.validationError).toEqual({
      earn: 'Please enter a number from 0 to 20',
    });
    expect((await get('/harbour-points')).data.settings.earn).toBe(9);
    const wrong = await it.request(A, 'DELETE', `${PATH}/harbour-points`, { token: owner, body: {} });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'PATCH, GET']);
  });
});
