import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMetrics } from '../http/metrics';
import { CONFIG, testServer, type TestServer } from '../testing/harness';
import { listen, portOf } from './listen';
import { metricsListener } from './metrics-access';

const TOKEN = 'a-token-of-the-monitor';
const PUBLIC = { publicUrl: 'https://trips.example', platformHost: 'localhost' };
const OUTSIDE = '203.0.113.9';

describe('what strangers get of a site that is not a demo', () => {
  let site: TestServer;
  const A = 'alpha.localhost';
  beforeAll(async () => {
    site = await testServer({
      config: { ...PUBLIC, demo: false, rateFactor: 50, metrics: { port: null, token: TOKEN } },
    });
  });
  afterAll(() => site.close());

  test('SEC-21 every answer of a site on https tells browsers to stay there, whoever makes it', async () => {
    const app = getRequestListener(site.server.app.fetch);
    const at = async (isHttps: boolean, path: string) => {
      const http = await listen(app, { port: 0, host: '127.0.0.1', isHttps });
      const answer = await fetch(`http://127.0.0.1:${portOf(http)}${path}`);
      await answer.arrayBuffer();
      http.close();
      http.closeAllConnections();
      return answer.headers.get('strict-transport-security');
    };
    for (const path of ['/', '/api/agency', '/files/x', '/healthz', '/gateway/fields', '/nothing.css'])
      expect([path, await at(true, path)]).toEqual([path, 'max-age=31536000']);
    expect(await at(false, '/')).toBeNull();
  });

  test.each([
    ['/', 'GET', 200],
    ['/nothing.css', 'GET', 404],
    ['/robots.txt', 'GET', 200],
    ['/healthz', 'GET', 200],
    ['/api/agency', 'GET', 200],
    ['/api/nothing', 'GET', 404],
    ['/api/agency', 'DELETE', 405],
    ['/files/x', 'GET', 404],
    ['/gateway/fields', 'GET', 200],
    ['/gateway/challenge', 'POST', 404],
  ])('SEC-21 the answer of %s to %s carries what browsers have to keep to', async (path, method, status) => {
    const answer = await site.request(A, method, path);
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=(), payment=(self)',
    });
    expect(headers['referrer-policy']).toBe(
      path.startsWith('/gateway') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
  });

  test('SEC-20 pages show pictures of this site, and of whom the operator has named', async () => {
    const imagesOf = async (it: TestServer) =>
      /img-src ([^;]*)/.exec(
        (await it.request('alpha.localhost', 'GET', '/')).headers.get('content-security-policy')!,
      )?.[1];
    expect(await imagesOf(site)).toBe("'self' data: blob:");
    const placePhotos = { key: 'key', url: 'https://places.googleapis.com' };
    const mapStyle = { url: 'https://maps.example/style.json', origins: ['https://tiles.example'] };
    const named = await testServer({ config: { placePhotos, ports: { ...CONFIG.ports, mapStyle } } });
    expect(await imagesOf(named)).toBe(
      "'self' data: blob: https://*.googleusercontent.com https://maps.example https://tiles.example",
    );
    await named.close();
  });

  test('SEC-42 no address takes a body without an end', async () => {
    const long = 'a'.repeat(3_000_000);
    const paths = [
      '/gateway/challenge',
      ...site.server.handlers
        .filter(({ handler }) => handler.endpoint.method !== 'GET')
        .map(({ handler }) => handler.endpoint.path.replace(/^\/?/, '/').replace(/\{\w+\}/g, 'x')),
    ];
    const owner = await site.login('alpha', 'owner');
    for (const path of paths) {
      const answer = await site.request(A, 'POST', path, {
        token: owner,
        body: path.startsWith('/gateway') ? `id=${long}` : { a: long },
        headers: { 'secret-code': 'test-secret-code' },
      });
      const refused = path === '/gateway/challenge' ? [413] : [413, 404, 405, 403, 429];
      expect([path, refused.includes(answer.status)], answer.text).toEqual([path, true]);
    }
  });

  test('numbers about the process are for whoever has the token', async () => {
    const ask = (ip: string, authorization?: string) =>
      site.request(A, 'GET', '/metrics', { ip, headers: authorization ? { authorization } : {} });
    expect((await ask(OUTSIDE, `Bearer ${TOKEN}`)).text).toContain('http_request_duration_seconds_bucket');
    // A proxy without TRUSTED_PROXIES makes everybody a neighbour.
    for (const ip of ['127.0.0.1', '10.0.0.7', OUTSIDE])
      for (const given of [undefined, `Bearer ${TOKEN}x`, TOKEN, 'Bearer '])
        expect([ip, given, (await ask(ip, given)).status]).toEqual([ip, given, 404]);
  });

  test('the API’s documents are for staff, by the header alone', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await site.request(A, 'GET', '/api/openapi.json', { headers })).status;
    const of = async (name: 'agent' | 'owner' | 'client') => ({
      'x-access-token': await site.login('alpha', name),
    });
    expect(await ask({})).toBe(404);
    expect(await ask(await of('client'))).toBe(404);
    const agent = await of('agent');
    expect(await ask(agent)).toBe(200);
    expect(await ask(await of('owner'))).toBe(200);
    expect(await ask({ cookie: `x-access-token=${agent['x-access-token']}` })).toBe(404);
    // Another agency's staff is nobody here.
    expect(
      (await site.request('beta.localhost', 'GET', '/api/openapi.json', { headers: agent })).status,
    ).toBe(404);
  });
});

describe('numbers about the process', () => {
  test('without token and port are those of one’s own machine', async () => {
    const own = await testServer();
    expect((await own.request('localhost', 'GET', '/metrics')).status).toBe(200);
    expect((await own.request('localhost', 'GET', '/metrics', { ip: OUTSIDE })).status).toBe(404);
    await own.close();
    const open = await testServer({ config: PUBLIC });
    expect((await open.request('trips.example', 'GET', '/metrics')).status).toBe(404);
    await open.close();
  });

  test('on a port of their own are not on the site’s, and a token counts there too', async () => {
    const metrics = { port: 0, token: null };
    const own = await testServer({ config: { metrics } });
    expect((await own.request('localhost', 'GET', '/metrics')).status).toBe(404);
    await own.close();
    const ask = async (token: string | null, path: string, authorization = '') => {
      const config = { ...PUBLIC, metrics: { port: 0, token } };
      const http = createServer(metricsListener(createMetrics(), config)).listen(0, '127.0.0.1');
      await new Promise((resolve) => http.once('listening', resolve));
      const answer = await fetch(`http://127.0.0.1:${portOf(http)}${path}`, { headers: { authorization } });
      await answer.arrayBuffer();
      http.close();
      http.closeAllConnections();
      return answer.status;
    };
    expect(await ask(null, '/metrics')).toBe(200);
    expect(await ask(null, '/')).toBe(404);
    expect(await ask(TOKEN, '/metrics')).toBe(404);
    expect(await ask(TOKEN, '/metrics', `Bearer ${TOKEN}`)).toBe(200);
  });
});
