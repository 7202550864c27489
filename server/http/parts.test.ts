import { describe, expect, test } from 'vitest';
import { readClient, readLanguage } from './client';
import { openLog } from './logger';
import { isPrivate } from '../host/metrics-access';
import { chunksOf } from '../host/pages/site';
import { createRouter } from '../host/router';
import { readHost } from '../tenancy/directory';

describe('SEC-30 who asks', () => {
  const behind = (trustedProxies: number, forwardedHost = false) => ({
    ...{ trustedProxies, forwardedHost },
    publicUrl: 'http://trips.example',
  });
  const headers = new Headers({
    host: 'a.example',
    'x-forwarded-for': '6.6.6.6, 203.0.113.5, 10.0.0.2',
    'x-forwarded-host': 'evil.example, real.example',
    'x-forwarded-proto': 'https',
  });

  test('without proxies nothing forwarded is believed', () => {
    expect(readClient(headers, '192.0.2.1', behind(0))).toEqual({
      ip: '192.0.2.1',
      network: { near: '192.0.2.1', wide: null },
      host: 'a.example',
      isHttps: false,
    });
  });
  test('each trusted proxy vouches for one entry from the end', () => {
    expect(readClient(headers, '10.0.0.1', behind(1))).toEqual({
      ip: '10.0.0.2',
      network: { near: '10.0.0.2', wide: null },
      host: 'a.example',
      isHttps: true,
    });
    expect(readClient(headers, '10.0.0.1', behind(2)).ip).toBe('203.0.113.5');
  });
  test('SEC-51 a forwarded host is believed of a proxy that is known to say it, and of nobody else', () => {
    const host = (proxies: number, isSaid: boolean) =>
      readClient(headers, '10.0.0.1', behind(proxies, isSaid)).host;
    expect([host(0, false), host(1, false), host(1, true)]).toEqual([
      'a.example',
      'a.example',
      'real.example',
    ]);
  });
  test('a proxy that forwards nothing leaves what is direct', () => {
    expect(readClient(new Headers({ host: 'a.example' }), '10.0.0.1', behind(1))).toEqual({
      ip: '10.0.0.1',
      network: { near: '10.0.0.1', wide: null },
      host: 'a.example',
      isHttps: false,
    });
  });
  test.each(['not an address', '300.1.1.1', '1.2.3', '12345', 'unknown', ''])(
    'SEC-45 what is no address is not believed: %s',
    (said) => {
      const forwarded = new Headers({ 'x-forwarded-for': said });
      expect(readClient(forwarded, '10.0.0.1', behind(1)).ip).toBe('10.0.0.1');
    },
  );
  test.each([
    ['192.0.2.1', '192.0.2.1', null],
    ['192.0.2.1:4711', '192.0.2.1', null],
    ['::ffff:192.0.2.1', '192.0.2.1', null],
    ['::FFFF:C000:0201', '192.0.2.1', null],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1', null],
    ['2001:DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:0db8:0000:0000:ffff:0:0:1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['[2001:db8:0:7::1]:443', '2001:db8:0:7::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ])('SEC-45 %s is counted as %s', (address, near, wide) => {
    const { network } = readClient(new Headers(), address, behind(0));
    expect(network).toEqual({ near, wide });
  });
  test.each([
    ['127.0.0.1', true],
    ['::ffff:10.1.2.3', true],
    ['::1', true],
    ['172.20.0.1', true],
    ['172.40.0.1', false],
    ['8.8.8.8', false],
    ['unknown', false],
  ])('%s is of the own network: %s', (ip, own) => {
    expect(isPrivate(ip)).toBe(own);
  });
});

describe('R012 the visitor’s language', () => {
  const of = (init: Record<string, string>) => readLanguage(new Headers(init), 'es');
  test('cookie, then Accept-Language by weight, then the agency’s', () => {
    expect(of({ cookie: 'a=1; lng=pt-BR', 'accept-language': 'en' })).toBe('pt');
    expect(of({ cookie: 'lng=fr', 'accept-language': 'fr;q=1, en;q=0.3, pt;q=0.9' })).toBe('pt');
    expect(of({ 'accept-language': 'zz' })).toBe('es');
  });
});

describe('hosts', () => {
  test.each([
    ['Example.COM:8080', { kind: 'platform' }],
    ['fjord.example.com.', { kind: 'subdomain', subdomain: 'fjord' }],
    ['notexample.com', { kind: 'domain', domain: 'notexample.com' }],
    ['a b', null],
    ["x'; --", null],
    ['', null],
    [undefined, null],
  ])('%s', (host, named) => {
    expect(readHost(host, 'example.com')).toEqual(named);
  });
});

describe('paths', () => {
  const at = (path: string, method = 'GET' as const) => ({ endpoint: { method, path } });
  const match = createRouter([at('/api/x/{id}'), at('api/x/fixed'), at('/img/{name}-96.png')]);

  test('a fixed path wins over a parameter; parameters are decoded and never span a slash', () => {
    expect(match('GET', '/api/x/fixed')).toMatchObject({ value: at('api/x/fixed') });
    expect(match('GET', '/api/x/a%20b')).toMatchObject({ params: { id: 'a b' } });
    expect(match('GET', '/api/x/a/b').kind).toBe('none');
    expect(match('HEAD', '/img/XX-96.png')).toMatchObject({ params: { name: 'XX' } });
    expect(match('GET', '/api/x/%E0%A4%A').kind).toBe('none');
  });
  test('two answers for one call are an error at start', () => {
    expect(() => createRouter([at('/a/{x}'), at('/a/{y}')])).toThrow('Two handlers answer GET /a/{y}');
  });
});

test('preloaded are the chunks of a manifest that the entry does not bring anyway', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_shared.js'], isEntry: true },
    '_shared.js': { file: 'assets/shared.js' },
    '_own.js': { file: 'assets/own.js', css: ['assets/own.css'] },
    'plugins/x/plugin.ts': { file: 'assets/x.js', imports: ['_shared.js', '_own.js'] },
  };
  expect(chunksOf(manifest, 'plugins/x/plugin.ts')).toEqual([
    '/assets/x.js',
    '/assets/own.js',
    '/assets/own.css',
  ]);
  expect(chunksOf(manifest, 'plugins/none/plugin.ts')).toEqual([]);
});

describe('SEC-43 the log', () => {
  const written = (fields: object): string => {
    let text = '';
    openLog('info', { write: (line) => void (text += line) }).error(fields, 'something failed');
    expect(text).toContain('something failed');
    return text;
  };

  test.each(['password', 'token', 'auth', 'headers'])('holds no secret that is called %s', (name) => {
    expect(written({ [name]: 'otter' })).not.toContain('otter');
    expect(written({ request: { [name]: 'otter' } })).not.toContain('otter');
  });

  test('holds no cards and no addresses of people that an error names', () => {
    const cause = new Error('declined 4242 4242 4242 4242');
    const text = written({ err: new Error('no mail to ana@example.com', { cause }) });
    expect(text).toMatch(/no mail to \[email\].*declined \[number\]/);
    expect(text).not.toMatch(/ana@example|4242/);
    expect(text).toContain('parts.test.ts');
  });

  test('holds no row that a database tells beside its error', () => {
    const fault = Object.assign(new Error('violates a constraint'), {
      code: '23514',
      detail: 'Failing row contains (7, Ana Lima, Porto).',
    });
    const text = written({ err: fault });
    expect(text).toContain('23514');
    expect(text).not.toMatch(/Ana|Porto/);
  });
});
