import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ports } from '@/core/contract';
import { testServer, type TestServer } from '../../testing/harness';
import { contentPolicy } from './policy';
import { wrapText } from './wrap-text';
import { agencyFile } from './agency-files';

let it: TestServer;
const A = 'alpha.localhost';

beforeAll(async () => {
  it = await testServer({
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      {
        name: 'Alpha & "Sons" </title>',
        subdomain: 'alpha',
        settings: {
          primaryColor: '#c2410c',
          heading: 'A heading of <five> words & more',
          subHeading: 'Below it stands a longer line that tells what the agency is good at.',
          privacyPolicy: '<p>Private</p>',
        },
      },
      { name: 'Gamma', subdomain: 'gamma', status: 'Inactive' },
    ],
  });
});
afterAll(() => it.close());

const get = (path: string, host = A, headers = {}) => it.request(host, 'GET', path, { headers });
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('what other programs read of a page', () => {
  test('names, texts, picture, languages and address of the agency are in the first HTML', async () => {
    const { text } = await get('/');
    expect(meta(text, 'og:site_name')).toBe('Alpha &amp; &quot;Sons&quot; &lt;/title&gt;');
    expect(meta(text, 'og:description')).toContain('Below it stands');
    expect(meta(text, 'og:image')).toMatch(/^http:\/\/alpha\.localhost:4000\/og\.png\?v=\d+$/);
    expect(meta(text, 'theme-color')).toBe('#c2410c');
    expect(meta(text, 'twitter:card')).toBe('summary_large_image');
    expect(text).toContain('<link rel="canonical" href="http://alpha.localhost:4000/">');
    for (const language of ['en', 'pt', 'es'])
      expect(text).toContain(`hreflang="${language}" href="http://alpha.localhost:4000/?lng=${language}"`);
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(text).not.toContain('noindex');
  });

  test('SEC-30 addresses come from the record, not from the Host header', async () => {
    const { text } = await get('/', A, { host: 'ALPHA.localhost:9999' });
    expect(meta(text, 'og:url')).toBe('http://alpha.localhost:4000/');
  });

  test('R003 G112 a legal page has its own name before the agency’s, in the language of the reader', async () => {
    const title = async (path: string, language: string) =>
      /<title>(.*?)<\/title>/.exec((await get(path, A, { 'accept-language': language })).text)?.[1];
    expect(await title('/privacy-policy', 'pt')).toMatch(/^Política de privacidade · Alpha/);
    expect(await title('/Privacy-Policy/', 'es')).toMatch(/^Política de privacidad · Alpha/);
    expect(await title('/', 'en')).toBe('Alpha &amp; &quot;Sons&quot; &lt;/title&gt;');
  });

  test('pages that need a session, and closed agencies, are not for search engines', async () => {
    for (const [path, host] of [
      ['/mytrip', A],
      ['/booknow/flights', A],
      ['/newPassword', A],
      ['/verify', A],
      ['/expired', A],
      ['/sso', A],
      ['/', 'gamma.localhost'],
    ] as const)
      expect([path, host, (await get(path, host)).text.includes('noindex')]).toEqual([path, host, true]);
  });

  test('robots are kept from calls, whose answers suppliers may not want to be found', async () => {
    const file = agencyFile('/robots.txt', await it.server.tenants.resolve(A));
    expect(String(file?.body).split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/']),
    );
  });

  test('the sitemap holds the texts that the agency has, and is named to robots', async () => {
    const map = await get('/sitemap.xml');
    expect(map.headers.get('content-type')).toContain('xml');
    expect([...map.text.matchAll(/<loc>[^<]*?:4000([^<]*)<\/loc>/g)].map((match) => match[1])).toEqual([
      '/',
      '/login',
      '/signup',
      '/user-terms-and-conditions',
      '/privacy-policy',
    ]);
    expect((await get('/sitemap.xml', 'gamma.localhost')).status).toBe(404);
  });

  test('the sharing picture and the icons are pictures of the declared size, one an agency', async () => {
    const size = async (path: string) => {
      const answer = await it.server.app.fetch(new Request(`http://${A}${path}`, { headers: { host: A } }));
      const bytes = Buffer.from(await answer.arrayBuffer());
      return [answer.headers.get('content-type'), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    };
    expect(await size('/og.png')).toEqual(['image/png', 1200, 630]);
    expect(await size('/icon-512.png')).toEqual(['image/png', 512, 512]);
    expect((await get('/icon-7.png')).status).toBe(404);
    expect((await get('/og.png', 'nobody.localhost')).status).toBe(404);
  });

  test('R009: an agency without a picture has a drawn one, the same with every answer', async () => {
    const first = await get('/hero.svg');
    expect(first.status).toBe(200);
    expect(first.text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(first.text).not.toMatch(/<script|onload|href="http/i);
    expect((await get('/hero.svg')).text).toBe(first.text);
    expect((await get('/hero.svg', 'nobody.localhost')).status).toBe(404);
  });

  test('the manifest names the agency and only icons that are there', async () => {
    const manifest = JSON.parse((await get('/manifest.webmanifest')).text) as {
      name: string;
      theme_color: string;
      icons: { src: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Alpha & "Sons" </title>', theme_color: '#c2410c' });
    for (const { src } of manifest.icons) expect((await get(src)).status).toBe(200);
  });
});

describe('the content policy', () => {
  const none: Ports = {
    apiBase: null,
    gatekeeper: null,
    mapsScript: null,
    mapStyle: null,
    geolocation: null,
    errorDsn: null,
    placePhotos: false,
  };
  const rule = (name: string, ports = none) =>
    contentPolicy({ nonce: 'n', ports })
      .split('; ')
      .find((part) => part.startsWith(`${name} `));

  test('SEC-20 G60 without configuration the page talks to its own host alone', () => {
    expect(rule('script-src')).toBe("script-src 'self' 'nonce-n'");
    expect(rule('connect-src')).toBe("connect-src 'self'");
  });

  const ports = {
    ...none,
    mapsScript: 'https://maps.example/js/v3?key=1',
    errorDsn: 'https://key@errors.example/42',
  };

  test('R025 a configured maps script may run, of its own origin', () => {
    expect(rule('script-src', ports)).toBe("script-src 'self' 'nonce-n' https://maps.example");
  });

  test('SEC-20 G60 a configured service opens its own origin and nothing else', () => {
    expect(rule('connect-src', ports)).toBe("connect-src 'self' https://errors.example https://maps.example");
    const errorsAlone = { ...none, errorDsn: 'https://key@errors.example/42' };
    expect(rule('connect-src', errorsAlone)).toBe("connect-src 'self' https://errors.example");
    expect(rule('script-src', errorsAlone)).toBe("script-src 'self' 'nonce-n'");
  });

  test('SEC-20 G60 a style of tiles opens its own origin and those it names, and lets one worker start', () => {
    const ports = {
      ...none,
      mapStyle: { url: 'https://styles.example/v1.json?key=1', origins: ['https://tiles.example'] },
    };
    expect(rule('connect-src', ports)).toBe(
      "connect-src 'self' https://styles.example https://tiles.example",
    );
    expect(rule('script-src', ports)).toBe("script-src 'self' 'nonce-n'");
    expect(rule('worker-src', ports)).toBe("worker-src 'self'");
    expect(rule('trusted-types', ports)).toBe('trusted-types dompurify caravel-maps default');
  });

  test('SEC-20 only the named policies may make trusted values', () => {
    expect(rule('trusted-types')).toBe('trusted-types dompurify caravel-maps');
  });
});

describe('wrapping', () => {
  test('a text stays within its lines, and says when it was cut', () => {
    const box = { size: 10, width: 60, lines: 2 };
    expect(wrapText('one two three', box)).toEqual(['one two', 'three']);
    expect(wrapText('one two three four five six', box).at(-1)).toMatch(/…$/);
    expect(wrapText('Donaudampfschifffahrtsgesellschaft', { ...box, lines: 1 })[0]).toMatch(/^Donau.*…$/);
    expect(wrapText('', box)).toEqual([]);
  });
});
