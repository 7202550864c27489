import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';
import { refusals } from '@/core/contract/refusal';
import { conflict } from '../error';
import type { ServerPluginEntry } from '../plugin';
import { testServer, type TestServer } from '../testing/harness';
import { handle } from '../ports/handle';

const echo = endpoint({
  method: 'POST',
  path: '/api/echo/{id}',
  access: 'staff',
  summary: 'Says what it heard.',
  query: z.strictObject({ page: z.optional(z.string()) }),
  body: z.strictObject({
    name: z.string().check(z.maxLength(5)),
    inner: z.optional(z.array(z.strictObject({ n: z.number() }))),
  }),
  response: z.object({ heard: z.string(), id: z.string() }),
});
const owners = endpoint({
  method: 'GET',
  path: '/api/owners',
  access: 'owner',
  summary: 'For owners.',
  response: z.object({ ok: z.boolean() }),
});
const broken = endpoint({
  method: 'GET',
  path: '/api/broken',
  access: 'public',
  summary: 'Fails.',
  response: z.object({ ok: z.boolean() }),
});
const wrong = endpoint({
  method: 'GET',
  path: '/api/wrong',
  access: 'public',
  summary: 'Answers nonsense.',
  response: z.object({ ok: z.boolean() }),
});
const refused = endpoint({
  method: 'GET',
  path: '/api/refused',
  access: 'public',
  summary: 'Says no.',
  response: z.object({}),
});
const elsewhere = refusals('elsewhere', { no: 'This cannot be had' });
const searching = endpoint({
  method: 'GET',
  path: '/api/searching',
  access: 'public',
  rate: 'search',
  summary: 'Costs.',
  response: z.object({}),
});
const looking = endpoint({
  method: 'GET',
  path: '/api/looking',
  access: 'search',
  rate: 'search',
  summary: 'Shows prices.',
  response: z.object({}),
});
const found = endpoint({
  method: 'GET',
  path: '/api/found',
  access: 'search',
  summary: 'Shows what was found before.',
  response: z.object({}),
});

const plugin: ServerPluginEntry = {
  id: 'sample',
  activatedBy: { menu: 'Sample' },
  home: '/booknow/sample',
  roots: ['/booknow/sample'],
  plugin: {
    id: 'sample',
    handlers: [
      handle(
        echo,
        async ({ body, params }) =>
          ({ heard: body.name, id: params.id, secret: 'wholesale' }) as { heard: string; id: string },
      ),
      handle(owners, async () => ({ ok: true })),
      handle(broken, async () => {
        throw new Error('select secret from /home/somebody');
      }),
      handle(wrong, async () => ({ ok: 'maybe' }) as never),
      handle(refused, async () => {
        throw conflict(elsewhere.no);
      }),
      handle(searching, async () => ({})),
      handle(looking, async () => ({})),
      handle(found, async () => ({})),
    ],
  },
};

let it: TestServer;
let owner: string;
const A = 'alpha.localhost';
const B = 'beta.localhost';

beforeAll(async () => {
  it = await testServer({
    plugins: [plugin],
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      {
        name: 'Alpha </script><b>',
        subdomain: 'alpha',
        settings: {
          primaryColor: '#123456',
          heading: '"Quoted"',
          visitorsMaySearch: true,
          logo: '/logos/alpha.png?a&b',
        },
      },
      {
        name: 'Beta',
        subdomain: 'beta',
        language: 'pt',
        settings: { bookingMenuItemOptions: [{ name: 'Other', isActive: true, isDefault: true }] },
      },
      { name: 'Closed', subdomain: 'closed' },
    ],
  });
  owner = await it.login('alpha', 'owner');
});
afterAll(() => it.close());

const post = (body: unknown, more: object = {}) =>
  it.request(A, 'POST', '/api/echo/7', { token: owner, body, ...more });

describe('hosts', () => {
  test('SEC-30 an unknown host gets a neutral 404, on the API and on the page', async () => {
    for (const host of [
      'nobody.localhost',
      'a.b.localhost',
      'evil.example',
      '127.0.0.1',
      'platform.localhost',
      '[::1]:4000',
    ]) {
      const answer = await it.request(host, 'GET', '/api/agency');
      expect([host, answer.status, answer.json.message]).toEqual([host, 404, 'Agency not found']);
    }
    const page = await it.request('evil.example', 'GET', '/login');
    expect(page.status).toBe(404);
    expect(page.text).toContain('<title>Agency not found</title>');
    expect(page.text).toContain('"agency":null');
    expect(page.text).not.toContain('evil.example');
  });

  test('R001 port and letter case of the host do not matter', async () => {
    const answer = await it.request(A, 'GET', '/api/agency', { headers: { host: 'ALPHA.LocalHost:4711' } });
    expect(answer.json.agency.subdomain).toBe('alpha');
  });

  test('SEC-30 X-Forwarded-Host is not believed without configured proxies', async () => {
    const answer = await it.request(A, 'GET', '/api/agency', {
      headers: { 'x-forwarded-host': B, 'x-forwarded-proto': 'https' },
    });
    expect(answer.json.agency.subdomain).toBe('alpha');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });
});

describe('validation', () => {
  test('SEC-34 an unknown field is refused and named', async () => {
    const answer = await post({ name: 'x', price: 1 });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: [{ path: 'price', message: 'This field is unknown' }],
    });
    expect(answer.json.data).toBe(answer.json.message);
    expect(answer.json.message).toContain('price');
  });

  test('a nested field is named with its place', async () => {
    const answer = await post({ name: 'x', inner: [{ n: 1 }, { n: 'two' }] });
    expect(answer.json.fields).toEqual([
      { path: 'inner.1.n', reason: 'input.number', message: 'This must be a number' },
    ]);
  });

  test.each([
    ['a missing body', undefined, 422],
    ['bad JSON', '{"name":', 400],
    ['a body too deep', '['.repeat(40) + ']'.repeat(40), 400],
    ['a wrong type', [], 422],
    ['a too long field', { name: 'abcdef' }, 422],
  ])('%s is a 4xx', async (_, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.json.message).toEqual(expect.any(String));
  });

  test('SEC-42 a huge body is refused, declared or not', async () => {
    const huge = JSON.stringify({ name: 'x'.repeat(70_000) });
    expect((await post(huge)).status).toBe(413);
    expect((await post(huge, { headers: { 'content-length': '5' } })).status).toBe(413);
  });

  test('a form is not JSON', async () => {
    expect(
      (await post('name=x', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status,
    ).toBe(415);
  });

  test('an unknown or repeated query name is refused', async () => {
    const unknown = await it.request(A, 'GET', '/api/agency?lang=en');
    expect([unknown.status, unknown.json.fields[0].path]).toEqual([422, 'lang']);
    const twice = await it.request(A, 'POST', '/api/echo/7?page=1&page=2', {
      token: owner,
      body: { name: 'x' },
    });
    expect([twice.status, twice.json.fields[0].path]).toEqual([422, 'page']);
    expect((await it.request(A, 'GET', '/api/agency?__proto__=1')).status).toBe(422);
  });
});

describe('answers', () => {
  test('SEC-35 what the contract does not declare is left out', async () => {
    const answer = await post({ name: 'x' });
    expect(answer.json).toEqual({ heard: 'x', id: '7' });
  });

  test('SEC-33 nothing of the API is stored; each answer tells the version', async () => {
    const { headers } = await post({ name: 'x' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-agency-version')).toBe('1');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('SEC-43 an error carries neither stack nor SQL nor path', async () => {
    for (const path of ['/api/broken', '/api/wrong']) {
      const answer = await it.request(A, 'GET', path);
      expect(answer.status).toBe(500);
      expect(answer.json).toEqual({
        code: 'INTERNAL',
        reason: 'request.failed',
        message: 'Something went wrong',
        data: 'Something went wrong',
        requestId: expect.any(String),
      });
    }
  });

  test('a refusal is told by its own reason, whosever it is', async () => {
    const answer = await it.request(A, 'GET', '/api/refused');
    expect([answer.status, answer.json]).toMatchObject([409, elsewhere.no]);
  });

  test('405 names the methods, 404 for no such call, also under another letter case', async () => {
    const answer = await it.request(A, 'DELETE', '/api/agency');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, PATCH']);
    expect((await it.request(A, 'GET', '/api/nothing')).json.code).toBe('NOT_FOUND');
    expect((await it.request(A, 'GET', '/api/Agency')).status).toBe(404);
  });

  test('G18 a trailing slash changes nothing', async () => {
    expect((await it.request(A, 'GET', '/api/agency/')).status).toBe(200);
  });

  test('G51 a call without the right auth-key is refused', async () => {
    expect((await it.request(A, 'GET', '/api/agency', { headers: { 'auth-key': 'other' } })).status).toBe(
      403,
    );
  });
});

describe('access', () => {
  test('who may not call is refused: 401 without a session, 403 without the role', async () => {
    expect((await it.request(A, 'GET', '/api/owners')).status).toBe(401);
    expect(
      (await it.request(A, 'GET', '/api/owners', { token: await it.login('alpha', 'agent') })).status,
    ).toBe(403);
    expect(
      (await it.request(A, 'GET', '/api/owners', { token: await it.login('alpha', 'client') })).status,
    ).toBe(403);
    expect((await it.request(A, 'GET', '/api/owners', { token: owner })).status).toBe(200);
  });

  test('SEC-01 G57 a cookie by itself opens nothing', async () => {
    const answer = await it.request(A, 'GET', '/api/user/getProfile', {
      headers: { cookie: `x-access-token=${owner}` },
    });
    expect(answer.status).toBe(401);
  });

  test('SEC-02 a GET that changes state needs the header like any other call', async () => {
    const answer = await it.request(A, 'GET', '/api/user/changeLanguage/pt', {
      headers: { cookie: `x-access-token=${owner}` },
    });
    expect(answer.status).toBe(401);
  });

  test('calls of a product that the agency lacks do not exist there', async () => {
    const token = await it.login('beta', 'owner');
    expect((await it.request(B, 'GET', '/api/owners', { token })).status).toBe(404);
  });

  test('SEC-42 a budget that is used up answers 429 with a time to wait', async () => {
    const answers = [];
    for (let n = 0; n < 121; n++)
      answers.push(await it.request(A, 'GET', '/api/searching', { ip: '10.0.0.9' }));
    expect(answers[119]?.status).toBe(200);
    expect(answers[120]?.status).toBe(429);
    expect(Number(answers[120]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await it.request(A, 'GET', '/api/searching', { ip: '10.0.0.10' })).status).toBe(200);
  });

  test('G33 SEC-42 an address without a session looks around half as often as somebody known', async () => {
    const ask = (ip: string, token?: string) => it.request(A, 'GET', '/api/looking', { ip, token });
    const statuses = [];
    for (let n = 0; n < 61; n++) statuses.push((await ask('10.0.1.9')).status);
    expect([statuses[59], statuses[60]]).toEqual([200, 429]);
    expect((await ask('10.0.1.10')).status).toBe(200);
    expect((await ask('10.0.1.9', owner)).status).toBe(200);
  });

  test('SEC-45 what is looked at without a budget of its own has one all the same', async () => {
    const token = await it.login('alpha', 'client');
    let granted = 0;
    for (let at = 0; at < 310; at++)
      granted += Number((await it.request(A, 'GET', '/api/found', { token, ip: '10.0.2.9' })).status === 200);
    expect(granted).toBe(300);
  });

  test('SEC-45 pages, pictures, documents and calls that cost little have budgets, too, and files of the build a larger one', async () => {
    const granted = async (path: string, ip: string, tries: number) => {
      let count = 0;
      for (let at = 0; at < tries; at++)
        count += Number((await it.request(A, 'GET', path, { ip })).status !== 429);
      return count;
    };
    for (const [at, path] of [
      '/',
      '/files/none',
      '/api/docs',
      '/gateway/challenge',
      '/nobody',
      '/api/nobody',
    ].entries())
      expect(await granted(path, `10.0.3.${at}`, 910), path).toBe(900);
    expect(await granted('/assets/index-abc123.js', '10.0.4.1', 1000)).toBe(1000);
  });

  test('SEC-51 what may be stored is of the host that was asked for', async () => {
    const open = [
      '/favicon.svg',
      '/manifest.webmanifest',
      '/robots.txt',
      '/og.png',
      '/assets/index-abc123.js',
    ];
    for (const path of [...open, '/', '/api/docs', '/api/docs/swagger-ui.css'])
      expect((await it.request(A, 'GET', path)).headers.get('vary'), path).toMatch(/\bhost\b/);
  });

  test('SEC-45 all addresses of one IPv6 network have one budget, and a mapped one is that of IPv4', async () => {
    const granted = async (address: (at: number) => string, tries: number) => {
      let count = 0;
      for (let at = 0; at < tries; at++)
        count += Number((await it.request(A, 'GET', '/api/looking', { ip: address(at) })).status === 200);
      return count;
    };
    expect(await granted((at) => `2001:db8:5:6:${at.toString(16)}::1`, 70)).toBe(60);
    expect(await granted(() => '2001:db8:5:7::1', 1)).toBe(1);
    expect(await granted((at) => (at % 2 ? '203.0.113.77' : '::ffff:203.0.113.77'), 70)).toBe(60);
  });
});

describe('pages', () => {
  test('R003 the first HTML is in the visitor’s language, under the agency’s title', async () => {
    const page = await it.request(B, 'GET', '/booknow/anything?from=here', {
      headers: { 'accept-language': 'fr, es;q=0.8, en;q=0.5' },
    });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="es">');
    expect(page.text).toContain('<title>Beta</title>');
    expect(page.text).not.toContain('Replaced');
    expect((await it.request(B, 'GET', '/')).text).toContain('<html lang="pt">');
  });

  test('R004 R021 the first HTML has the agency’s logo and colour, or those of every agency without its own', async () => {
    const own = (await it.request(A, 'GET', '/')).text;
    expect(own).toContain('<link rel="icon" href="/logos/alpha.png?a&amp;b">');
    expect(own).toContain('<meta name="theme-color" content="#123456">');
    const bare = (await it.request(B, 'GET', '/')).text;
    expect(bare).toContain('<link rel="icon" href="/favicon.svg">');
    expect(bare).toContain('<meta name="theme-color" content="#2c7be5">');
  });

  test('only manifests of active products are preloaded', async () => {
    expect((await it.request(A, 'GET', '/')).text).toContain('/assets/plugins-sample-plugin.ts.js');
    expect((await it.request(B, 'GET', '/')).text).not.toContain('/assets/plugins-sample-plugin.ts.js');
  });

  test('what a page is drawn with is asked for at once, unless its visitor is led to the login', async () => {
    const screens = async (host: string, path: string, cookie = '') =>
      (await it.request(host, 'GET', path, { headers: { cookie } })).text.includes(
        '/assets/plugins-sample-routes.ts.js',
      );
    const page = '/booknow/sample/results';
    const signedIn = 'lng=en; x-access-token=x';
    expect(await screens(A, page)).toBe(true);
    expect(await screens('closed.localhost', page)).toBe(false);
    expect(await screens('closed.localhost', page, signedIn)).toBe(true);
    expect(await screens('closed.localhost', '/', signedIn)).toBe(false);
    expect(await screens(B, page, signedIn)).toBe(false);
  });

  test('SEC-20 SEC-21 strict policy with a nonce of this answer alone', async () => {
    const [first, second] = [await it.request(A, 'GET', '/'), await it.request(A, 'GET', '/')];
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/object-src 'none'.*frame-ancestors 'none'/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(first.text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    expect(first.text.match(/<script(?![^>]*nonce=)[^>]*>/g)).toEqual([
      '<script type="application/json" id="bootstrap">',
    ]);
    expect(second.text).not.toContain(nonce);
    for (const name of [
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
    ])
      expect(first.headers.get(name)).toBeTruthy();
  });

  test('G57 nothing runs without the nonce of its answer, and no text becomes a script', async () => {
    const answers = [await it.request(A, 'GET', '/'), await it.request(A, 'GET', '/')];
    const nonces = answers.map(({ headers, text }) => {
      const rules = (headers.get('content-security-policy') ?? '').split('; ');
      const scripts = rules.find((rule) => rule.startsWith('script-src ')) ?? '';
      const [, nonce = ''] = /^script-src 'self' 'nonce-([A-Za-z0-9+/]{22}==)'$/.exec(scripts) ?? [];
      expect(scripts).toBe(`script-src 'self' 'nonce-${nonce}'`);
      expect(rules).toContain("require-trusted-types-for 'script'");
      expect(rules).toContain('trusted-types dompurify caravel-maps');
      const tags = [...text.matchAll(/<script(?! type="application\/json")[^>]*>/g)].map(([tag]) => tag);
      expect(tags.length).toBeGreaterThan(0);
      for (const tag of tags) expect(tag).toContain(` nonce="${nonce}"`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  test('what an agency wrote can end neither script nor attribute', async () => {
    const { text } = await it.request(A, 'GET', '/');
    expect(text).not.toContain('Alpha </script>');
    expect(text).toContain('Alpha \\u003c/script>');
    expect(text).toContain('content="&quot;Quoted&quot;"');
    const json = /id="bootstrap">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      agency: { agencyName: 'Alpha </script><b>' },
      authKey: 'test-auth-key',
      build: 'test-build',
    });
  });

  test('files carry validators; hashed ones are kept for ever, compressed where accepted', async () => {
    const asset = await it.request(A, 'GET', '/assets/index-abc123.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect([asset.headers.get('content-encoding'), asset.text]).toEqual(['br', 'br:start()']);
    const again = await it.request(A, 'GET', '/robots.txt', {
      headers: { 'if-none-match': '"/robots.txt"' },
    });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-cache']);
  });

  test('a missing file answers 404 and no page', async () => {
    for (const path of ['/assets/missing', '/assets/old-1234.js', '/picture.png']) {
      const answer = await it.request(A, 'GET', path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/plain; charset=utf-8',
      ]);
    }
  });
});

test('the API documents itself from the same objects', async () => {
  const { json } = await it.request(A, 'GET', '/api/openapi.json');
  expect(json.openapi).toBe('3.1.0');
  expect(json.paths['/api/echo/{id}'].post).toMatchObject({
    tags: ['sample'],
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'page', in: 'query', required: false },
    ],
  });
  expect(json.paths['/api/echo/{id}'].post.requestBody.content['application/json'].schema).toMatchObject({
    additionalProperties: false,
    required: ['name'],
  });
  for (const { handler } of it.server.handlers) {
    expect(
      json.paths[handler.endpoint.path]?.[handler.endpoint.method.toLowerCase()],
      handler.endpoint.path,
    ).toBeDefined();
  }
  const page = await it.request(A, 'GET', '/api/docs');
  expect(page.text).toContain('/api/docs/swagger-ui-bundle.js');
  expect((await it.request(A, 'GET', '/api/docs/swagger-ui.css')).status).toBe(200);
});

test('health, readiness and metrics answer on any host', async () => {
  expect((await it.request('anything', 'GET', '/healthz')).text).toBe('ok');
  expect((await it.request('anything', 'GET', '/readyz')).text).toBe('ready');
  expect((await it.request('anything', 'GET', '/metrics')).text).toContain(
    'http_request_duration_seconds_bucket',
  );
  expect((await it.request('anything', 'GET', '/metrics', { ip: '203.0.113.9' })).status).toBe(404);
});
