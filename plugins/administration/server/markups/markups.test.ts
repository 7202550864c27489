import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { each } from '@/tests/support/each';
import type { ServerPluginEntry } from '@/server/plugin';
import { testServer, type TestServer } from '@/server/testing/harness';
import { administration } from '../plugin';

const entry: ServerPluginEntry = {
  id: 'administration',
  activatedBy: { always: true },
  plugin: administration,
};
const HOST = 'alpha.localhost';
const AGENCY = '/api/agency/markups';

let it: TestServer;
let owner: string;
beforeAll(async () => {
  it = await testServer({ plugins: [entry] });
  owner = await it.login('alpha', 'owner');
});
afterAll(() => it.close());

const ask = (method: string, path: string, body?: unknown, token = owner) =>
  it.request(HOST, method, path, { token, ...(body === undefined ? {} : { body }) });
const idOf = (name: string) => it.agencies['alpha']!.users[name]!;
const clientPath = () => `/api/agency/clients/markups/${idOf('client')}`;
const agentPath = () => `/api/agency/agents/markups/${idOf('agent')}`;
const simulate = async (body: object) =>
  (await ask('POST', `${AGENCY}/simulate`, { product: 'boats', wholesale: 100_000, ...body })).json.data;

describe('markups of the agency', () => {
  test('R384 the default and each product are read and changed on their own', async () => {
    expect((await ask('GET', AGENCY)).json.data).toEqual({
      markup: 10,
      products: {},
      refundProtectMarkup: null,
      agencyFee: 500,
      productFees: {},
    });
    const answer = await ask('PATCH', AGENCY, { products: { boats: 7.5 }, refundProtectMarkup: 6 });
    expect(answer.json).toEqual({
      data: {
        markup: 10,
        products: { boats: 7.5 },
        refundProtectMarkup: 6,
        agencyFee: 500,
        productFees: {},
      },
      message: 'Markup updated successfully',
    });
    expect((await ask('PATCH', AGENCY, { products: { boats: null } })).json.data.products).toEqual({});
  });

  test('R225 the fee per booking, and a product’s own, are changed, simulated and in the history', async () => {
    const fee = async (product: string, draft?: object) =>
      (await simulate({ product, ...(draft ? { draft } : {}) })).price.staff.agencyFee.amount as number;
    expect(await fee('boats')).toBe(500);
    expect(await fee('boats', { productFees: { boats: 0 } })).toBe(0);
    const answer = await ask('PATCH', AGENCY, {
      agencyFee: 725,
      productFees: { trains: 1250 },
      basedOn: { agencyFee: 500, productFees: { trains: null } },
    });
    expect(answer.json.data).toMatchObject({ agencyFee: 725, productFees: { trains: 1250 } });
    expect([await fee('boats'), await fee('trains')]).toEqual([725, 1250]);
    expect((await ask('PATCH', AGENCY, { agencyFee: 1, basedOn: { agencyFee: 500 } })).status).toBe(409);
    for (const bad of [-1, 0.5, 1e12])
      expect((await ask('PATCH', AGENCY, { agencyFee: bad })).status).toBe(422);
    const { data } = (await ask('GET', `${AGENCY}/history`)).json;
    expect(data).toContainEqual(expect.objectContaining({ product: 'fee:trains', from: null, to: 1250 }));
    await ask('PATCH', AGENCY, { agencyFee: 500, productFees: { trains: null } });
    expect((await ask('GET', AGENCY)).json.data).toMatchObject({ agencyFee: 500, productFees: {} });
  });

  test.each([
    [0, 'Markup must be more than 0'],
    [-1, 'Markup must be more than 0'],
    [100.5, 'Markup must be between 0 and 100'],
  ])('R386 %s is refused wherever it is set, and changes nothing', async (value, words) => {
    const before = (await ask('GET', AGENCY)).json.data;
    const sent: [string, object, string][] = [
      [AGENCY, { markup: value }, 'markup'],
      [AGENCY, { products: { boats: value } }, 'products.boats'],
      [AGENCY, { refundProtectMarkup: value }, 'refundProtectMarkup'],
      [clientPath(), { markup: value }, 'markup'],
      [agentPath(), { products: { boats: value } }, 'products.boats'],
    ];
    for (const [path, body, field] of sent) {
      const answer = await ask('PATCH', path, body);
      expect([answer.status, answer.json.fields]).toEqual([
        422,
        [{ path: field, message: words, reason: expect.any(String) }],
      ]);
    }
    expect((await ask('GET', AGENCY)).json.data).toEqual(before);
  });

  test('of two who change the same the second is told, and nothing is overwritten', async () => {
    const basedOn = { markup: 10 };
    expect((await ask('PATCH', AGENCY, { markup: 11, basedOn })).status).toBe(200);
    const second = await ask('PATCH', AGENCY, { markup: 12, basedOn });
    expect([second.status, second.json.code]).toEqual([409, 'CONFLICT']);
    expect(
      (await ask('PATCH', AGENCY, { products: { boats: 9 }, basedOn: { products: { boats: null } } })).status,
    ).toBe(200);
    expect((await ask('GET', AGENCY)).json.data).toMatchObject({ markup: 11, products: { boats: 9 } });
    await ask('PATCH', AGENCY, { markup: 10, products: { boats: null } });
  });

  test('G46 are the owner’s alone', async () => {
    for (const name of ['agent', 'restricted', 'client'] as const) {
      const token = await it.login('alpha', name);
      for (const path of [AGENCY, clientPath(), agentPath(), `${AGENCY}/history`])
        expect((await ask('GET', path, undefined, token)).status).toBe(403);
      expect((await ask('PATCH', AGENCY, { markup: 1 }, token)).status).toBe(403);
    }
  });
});

describe('markups of one client and one agent', () => {
  test('R384 R385 are set, taken away, and stand beside the agency’s', async () => {
    for (const path of [clientPath(), agentPath()]) {
      const answer = await ask('PATCH', path, { markup: 4, products: { boats: 3 } });
      expect([answer.status, answer.json.message]).toEqual([200, 'Markup updated successfully']);
      expect((await ask('GET', path)).json.data).toEqual({
        markup: 4,
        products: { boats: 3 },
        agency: { markup: 10, products: {} },
      });
      await ask('PATCH', path, { markup: null, products: { boats: null } });
      expect((await ask('GET', path)).json.data).toMatchObject({ markup: null, products: {} });
    }
  });

  test('R387 SEC-31 a client of nobody, of another agency, or an agent among clients is not found', async () => {
    const foreign = it.agencies['beta']!.users['client']!;
    for (const id of [foreign, idOf('agent'), 'nobody', '6f7f0f5e-2f53-4a2e-8d5e-6a1c6b8f0001']) {
      const path = `/api/agency/clients/markups/${id}`;
      const read = await ask('GET', path);
      expect([read.status, read.json.message]).toEqual([404, 'Unable to fetch client markup']);
      const written = await ask('PATCH', path, { markup: 5 });
      expect([written.status, written.json.message]).toEqual([
        404,
        'Something went wrong while updating user markup',
      ]);
    }
    const agent = await ask('GET', `/api/agency/agents/markups/${idOf('client')}`);
    expect([agent.status, agent.json.message]).toEqual([404, 'Sales agent not found']);
  });
});

describe('what a traveler would see', () => {
  test('R384 G71 the price follows the first markup that is set, and says whose it is', async () => {
    await ask('PATCH', AGENCY, { products: { boats: 7 } });
    const nobody = await simulate({});
    // 1,000.00 and 7 percent, and the agency's fee of 5.00.
    expect(nobody.price.total).toEqual({ amount: 107_500, currency: 'USD' });
    expect(nobody.decidedBy).toBe('agency-product');
    await ask('PATCH', clientPath(), { markup: 2 });
    const client = await simulate({ userId: idOf('client') });
    expect(client.price.total.amount).toBe(102_500);
    expect(client.steps).toEqual([
      { source: 'user-product', percent: null },
      { source: 'user', percent: 2 },
    ]);
    await ask('PATCH', clientPath(), { products: { boats: 1 } });
    expect((await simulate({ userId: idOf('client') })).decidedBy).toBe('user-product');
    expect((await simulate({ userId: idOf('client'), product: 'trains' })).price.total.amount).toBe(102_500);
    await ask('PATCH', clientPath(), { markup: null, products: { boats: null } });
    await ask('PATCH', AGENCY, { products: { boats: null } });
  });

  test('G72 with protection, and with markups that are not saved yet', async () => {
    const { price } = await simulate({
      withProtection: true,
      draft: { markup: 20, refundProtectMarkup: 10 },
    });
    // (1,000.00 + 200.00 + 5.00) and a tenth of it.
    expect(price.total.amount).toBe(132_550);
    expect((await ask('GET', AGENCY)).json.data.markup).toBe(10);
  });
});

describe('looking back', () => {
  test('SEC-44 each change says who, when, whose, from and to', async () => {
    await ask('PATCH', agentPath(), { markup: 8 });
    await ask('PATCH', agentPath(), { markup: 8 });
    const { data } = (await ask('GET', `${AGENCY}/history?userId=${idOf('agent')}&size=1`)).json;
    expect(data).toEqual([
      {
        at: it.clock.now().toISOString(),
        by: expect.stringMatching(/\S/),
        user: { id: idOf('agent'), name: expect.stringMatching(/\S/) },
        product: null,
        from: null,
        to: 8,
      },
    ]);
    const all = (await ask('GET', `${AGENCY}/history?size=100`)).json;
    expect(all.data.some((one: { product: string | null }) => one.product === 'protection')).toBe(true);
    expect(each(all.data, (one: { from: unknown; to: unknown }) => one.from !== one.to)).toBe(true);
  });
});
