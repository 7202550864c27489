import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paint, png } from '../testing/pictures';
import { testServer, type TestServer } from '../testing/harness';

let it: TestServer;
let owner: string;
const A = 'alpha.localhost';
const paint: Paint = (x, y) => [x % 256, y % 256, 128, 255];

beforeAll(async () => {
  it = await testServer({ config: { rateFactor: 100 } });
  owner = await it.login('alpha', 'owner');
});
afterAll(() => it.close());

const idOf = (subdomain: string) => it.agencies[subdomain]!.id;
const patch = (body: unknown, token = owner) => it.request(A, 'PATCH', '/api/agency', { token, body });
const read = async () =>
  (await it.request(A, 'GET', `/api/agency/${idOf('alpha')}`, { token: owner })).json.data;
const refusal = (answer: { status: number; json: { fields?: unknown } }) => [
  answer.status,
  answer.json.fields,
];

describe('settings that only the owner reads', () => {
  test('SEC-31 G46 are the own agency’s, and nobody else’s to read', async () => {
    expect(await read()).toMatchObject({
      signUpDomains: [],
      customDomain: null,
      domainStatus: 'none',
      domainTarget: 'alpha.localhost',
      sso: { isSSOEnabled: false, directLogin: true },
    });
    const foreign = await it.request(A, 'GET', `/api/agency/${idOf('beta')}`, { token: owner });
    expect([foreign.status, foreign.json.message]).toEqual([404, 'Agency does not exist']);
    for (const name of ['agent', 'client'] as const) {
      const token = await it.login('alpha', name);
      expect((await it.request(A, 'GET', `/api/agency/${idOf('alpha')}`, { token })).status).toBe(403);
    }
    expect(JSON.stringify((await it.request(A, 'GET', '/api/agency')).json)).not.toMatch(
      /signUpDomains|customDomain|tokenValidation/,
    );
  });
});

describe('visitors', () => {
  test('G33 G46 may search once the owner says so; nobody else does, and the log of changes knows', async () => {
    const open = async () => (await it.request(A, 'GET', '/api/agency')).json.agency.visitorsMaySearch;
    expect(await open()).toBe(false);
    for (const name of ['agent', 'client'] as const)
      expect((await patch({ visitorsMaySearch: true }, await it.login('alpha', name))).status).toBe(403);
    expect(refusal(await patch({ visitorsMaySearch: 'yes' }))[0]).toBe(422);
    expect(await open()).toBe(false);
    expect((await patch({ visitorsMaySearch: true })).status).toBe(200);
    expect(await open()).toBe(true);
    const entry = await it.db.asSystem((tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('agency_id', '=', idOf('alpha'))
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    );
    expect(entry).toEqual({
      action: 'agency.update',
      before: { visitorsMaySearch: null },
      after: { visitorsMaySearch: true },
    });
    await patch({ visitorsMaySearch: false });
    expect(await open()).toBe(false);
  });
});

describe('who may sign up', () => {
  test('R396 G98 domains are kept plain, once each', async () => {
    expect((await patch({ signUpDomains: [' @Acme.COM', 'team.acme.com'] })).status).toBe(200);
    expect((await read()).signUpDomains).toEqual(['acme.com', 'team.acme.com']);
    expect(refusal(await patch({ signUpDomains: ['acme.com', 'not a domain'] }))).toEqual([
      422,
      [{ path: 'signUpDomains.1', message: 'Please enter a valid domain!', reason: 'agency.signUpDomain' }],
    ]);
    expect(refusal(await patch({ signUpDomains: ['acme.com', 'ACME.com'] }))).toEqual([
      422,
      [{ path: 'signUpDomains.1', message: 'This domain is already added!', reason: 'agency.domainListed' }],
    ]);
    await patch({ signUpDomains: [] });
  });
});

describe('where the site stands', () => {
  test('R403 the subdomain stays what it was', async () => {
    const answer = await patch({ subdomain: 'other' });
    expect([answer.status, answer.json.message]).toEqual([422, 'Subdomain cannot be updated']);
    expect((await patch({ subdomain: 'alpha' })).status).toBe(200);
  });

  test.each([
    ['https://travel.acme.com', { message: 'This is not a valid domain', reason: 'agency.domain' }],
    ['beta.localhost', { message: 'This is not a valid domain', reason: 'agency.domain' }],
    [
      'acme.com',
      {
        message: 'Apex domains are not supported (use a host such as www.acme.com)',
        reason: 'agency.domainApex',
        params: { host: 'acme.com' },
      },
    ],
  ])('R397 %s is refused: %s', async (customDomain, said) => {
    expect(refusal(await patch({ customDomain }))).toEqual([422, [{ path: 'customDomain', ...said }]]);
  });

  test('R397 SEC-30 a domain waits for its DNS: until then neither the site nor a link stands there', async () => {
    expect((await patch({ customDomain: 'Travel.Acme.com' })).status).toBe(200);
    expect(await read()).toMatchObject({ customDomain: 'travel.acme.com', domainStatus: 'waiting' });
    expect((await it.request('travel.acme.com', 'GET', '/api/agency')).status).toBe(404);
    expect((await it.server.services.agencyById(idOf('alpha')))!.origin).toBe('http://alpha.localhost:4000');
  });

  test('M531 SEC-36 a domain at which another agency’s site stands is taken', async () => {
    await it.db.asSystem((tx) =>
      tx
        .updateTable('agency')
        .set({ custom_domain: 'www.taken.com' })
        .where('id', '=', idOf('beta'))
        .execute(),
    );
    const answer = await patch({ customDomain: 'www.taken.com' });
    expect([answer.status, answer.json.message]).toEqual([409, 'This domain is already taken']);
  });

  test('R397 leaving a domain takes the site from it at once', async () => {
    await it.db.asSystem((tx) =>
      tx
        .updateTable('agency')
        .set({ custom_domain: 'travel.acme.com' })
        .where('id', '=', idOf('alpha'))
        .execute(),
    );
    it.server.tenants.forget();
    expect((await it.request('travel.acme.com', 'GET', '/api/agency')).status).toBe(200);
    await patch({ customDomain: null });
    expect(await read()).toMatchObject({ customDomain: null, domainStatus: 'none' });
    expect((await it.request('travel.acme.com', 'GET', '/api/agency')).status).toBe(404);
  });
});

describe('single sign-on', () => {
  const sso = {
    isSSOEnabled: true,
    tokenValidationEndpoint: 'https://id.acme.com/check',
    tokenValidationBodyKey: 'token',
    remoteSignup: true,
    directLogin: false,
  };

  test('R399 SEC-37 is kept sealed; visitors know only that it is on', async () => {
    const { json } = await patch({ sso });
    expect(json.agency.sso).toEqual({ isSSOEnabled: true });
    expect((await read()).sso).toEqual(sso);
    const rows = await it.db.asSystem((tx) => tx.selectFrom('sso_settings').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain('id.acme.com');
    const log = await it.db.asSystem((tx) => tx.selectFrom('audit_log').selectAll().execute());
    expect(JSON.stringify(log)).not.toContain('id.acme.com');
  });

  test.each([{ tokenValidationEndpoint: ' ' }, { tokenValidationBodyKey: '' }])(
    'R398 switched on without %j it is refused',
    async (missing) => {
      const answer = await patch({ sso: { ...sso, ...missing } });
      expect([answer.status, answer.json.message]).toEqual([422, 'Missing call back url or token key']);
    },
  );

  test.each([
    'https://id.acme.com:8443/check',
    'https://93.184.216.34/check',
    'https://2130706433/check',
    'https://intranet/check',
    'https://inside.acme.test/check',
  ])('SEC-10 an address that could not be asked is refused when it is saved: %s', async (address) => {
    const before = await read();
    const answer = await patch({ sso: { ...sso, tokenValidationEndpoint: address } });
    expect([answer.status, answer.json.fields[0].path]).toEqual([422, 'sso.tokenValidationEndpoint']);
    expect((await read()).sso).toEqual(before.sso);
  });

  test('R398 SEC-23 the call back is https, and the key a name', async () => {
    for (const bad of [{ tokenValidationEndpoint: 'http://id.acme.com' }, { tokenValidationBodyKey: '1 x' }])
      expect((await patch({ sso: { ...sso, ...bad } })).status).toBe(422);
    expect((await patch({ sso: { ...sso, isSSOEnabled: false } })).json.agency.sso.isSSOEnabled).toBe(false);
  });
});

describe('logos', () => {
  const sign = (fieldName: string, token = owner, fileType = 'image/png', ext = 'png') =>
    it.request(A, 'POST', '/api/aws/signed-url', { token, body: { ext, fieldName, fileType } });
  const send = async (fieldName: string, bytes: Uint8Array, token = owner) => {
    const { url } = (await sign(fieldName, token)).json.data;
    const answer = await it.server.app.fetch(
      new Request(`http://${A}${url}`, {
        method: 'PUT',
        headers: { host: A, 'content-type': 'image/png' },
        body: bytes as BodyInit,
      }),
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never,
    );
    return { status: answer.status, json: (await answer.json()) as { data: string; message?: string } };
  };

  test('R394 R395 are sent, checked and saved', async () => {
    const [main, mobile] = [
      await send('logo', png(320, 180, paint)),
      await send('mobileLogo', png(90, 90, paint)),
    ];
    const { json } = await patch({ logo: main.json.data, mobileLogo: mobile.json.data });
    expect(json.agency).toMatchObject({ logo: main.json.data, mobileLogo: mobile.json.data });
    const shown = await it.server.app.fetch(
      new Request(`http://${A}${main.json.data}`, { headers: { host: A } }),
    );
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await patch({ logo: main.json.data, roundness: 0 })).status).toBe(200);
    expect((await patch({ logo: null })).json.agency.logo).toBeNull();
  });

  test.each([
    ['logo', 200, 200, 'Main logo must have a 16:9 ratio'],
    ['mobileLogo', 160, 90, 'Mobile logo must have a 1:1 ratio'],
  ])('R395 %s of %i by %i is refused', async (name, width, height, message) => {
    const answer = await send(name, png(width, height, paint));
    expect([answer.status, answer.json.message]).toEqual([422, message]);
  });

  test('R395 G95 one percent beside the ratio is close enough', async () => {
    expect((await send('logo', png(321, 180, paint))).status).toBe(200);
  });

  test('R394 other kinds of pictures are refused before they are sent', async () => {
    const answer = await sign('logo', owner, 'image/webp', 'webp');
    expect([answer.status, answer.json.message]).toEqual([422, 'Logo must be a JPEG, JPG or PNG image']);
  });

  test('R394 at most 8 MB', async () => {
    const answer = await send('logo', new Uint8Array(8 * 1024 * 1024 + 1));
    expect([answer.status, answer.json.message]).toEqual([413, 'Maximum logo size is 8MB']);
  });

  test('SEC-31 only the owner sends one, and only what was sent can be saved', async () => {
    expect((await sign('logo', await it.login('alpha', 'agent'))).status).toBe(403);
    for (const logo of [
      '/files/6f7f0f5e-2f53-4a2e-8d5e-6a1c6b8f0001',
      'https://evil.example/x.png',
      '/demo/x.svg',
    ])
      expect(refusal(await patch({ logo }))).toEqual([
        422,
        [{ path: 'logo', message: 'Please upload the picture again', reason: 'files.again' }],
      ]);
  });
});
