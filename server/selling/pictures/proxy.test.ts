import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inspectPicture } from '../../files/inspect';
import { decodeAvif, decodeWebp, jpeg, png, withExif } from '../../testing/pictures';
import { createByteCache } from './byte-cache';
import { createFetchPicture, MOST_BYTES, NoPicture } from './fetch-picture';
import { pictureProxy } from './proxy';
import { isPublicAddress } from './public-address';
import { openPicture, pictureSigner } from './signed';

const SECRET = 'secret';
const sign = pictureSigner(SECRET);
const answers = new Map<string, (response: ServerResponse) => void>();
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  const answer = answers.get(request.url ?? '');
  if (answer) answer(response);
  else response.writeHead(404).end();
});
const picture =
  (bytes: Uint8Array, type = 'image/jpeg') =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes);

/** The machine that suppliers' pictures stand on stands here, so that both ways of asking it are tried. */
const onLoopback = createFetchPicture({ protocols: ['http:'], isAllowed: () => true });
const fetchHere = (url: string) =>
  onLoopback(url.replace('https://photos.example', `http://127.0.0.1:${port()}`));
const port = () => (server.address() as AddressInfo).port;

let photo: Buffer;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  photo = await jpeg(1_200, 800, (x) => (x < 600 ? [255, 0, 0, 255] : [0, 0, 255, 255]));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
  answers.clear();
  answers.set('/a.jpg', picture(photo));
});

async function get(path: string, accept = 'image/avif,image/webp,*/*', route = proxied()) {
  const [, , , signature = '', width = '', address = ''] = path.split('/');
  return route.run({
    request: new Request(`https://site.example${path}`, { headers: { accept } }),
    params: { signature, width, address },
    agency: null,
    client: {} as never,
    requestId: 'r',
  });
}
const proxied = () => pictureProxy({ secret: SECRET, fetch: fetchHere });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const at = (file: string, width: 320 | 640 | 960 | 1440 = 320) =>
  sign(`https://photos.example${file}`, width)!;

describe('SEC-38 a supplier’s picture on this site', () => {
  it('is AVIF, WebP or JPEG, as the browser takes, in the width that was asked for', async () => {
    const avif = await get(at('/a.jpg'));
    expect(avif.headers.get('content-type')).toBe('image/avif');
    expect(await decodeAvif(await bytesOf(avif))).toMatchObject({ width: 320, height: 213 });
    const webp = await get(at('/a.jpg', 640), 'image/webp,*/*;q=0.8');
    expect(webp.headers.get('content-type')).toBe('image/webp');
    expect(await decodeWebp(await bytesOf(webp))).toMatchObject({ width: 640, height: 427 });
    const other = await get(at('/a.jpg'), '*/*');
    expect(inspectPicture(await bytesOf(other))).toEqual({ type: 'image/jpeg', width: 320, height: 213 });
    for (const { headers, status } of [avif, webp, other]) {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('vary')).toBe('accept');
    }
  });

  it('is never wider than it is itself', async () => {
    const { headers, status } = await get(at('/a.jpg', 1440), 'image/webp');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    const wide = await bytesOf(await get(at('/a.jpg', 1440), 'image/webp'));
    expect(inspectPicture(wide)).toMatchObject({ width: 1_200, height: 800 });
  });

  it('stands upright and keeps nothing but its pixels', async () => {
    answers.set('/turned.jpg', picture(withExif(photo, 6, 'Somewhere 60.39N')));
    const bytes = await bytesOf(await get(at('/turned.jpg'), 'image/webp'));
    expect(inspectPicture(bytes)).toMatchObject({ width: 320, height: 480 });
    expect(Buffer.from(bytes).includes('Somewhere')).toBe(false);
  });

  it('is asked for once, whoever looks at it and in whatever width', async () => {
    const route = proxied();
    const [first] = await Promise.all(
      Array.from({ length: 5 }, () => get(at('/a.jpg'), 'image/webp', route)),
    );
    const again = await get(at('/a.jpg'), 'image/webp', route);
    expect(await bytesOf(again)).toEqual(await bytesOf(first!));
    await get(at('/a.jpg', 640), 'image/webp', route);
    expect(asked).toEqual(['/a.jpg']);
  });

  it('is not shown without its signature', async () => {
    const [, api, pictures, signature, width, address] = at('/a.jpg').split('/') as string[];
    const other = at('/b.jpg').split('/')[5]!;
    for (const path of [
      ['', api, pictures, 'x'.repeat(signature!.length), width, address],
      ['', api, pictures, signature, width, other],
      ['', api, pictures, signature, '321', address],
      ['', api, pictures, '', width, address],
    ]) {
      const { status, headers } = await get(path.join('/'));
      expect(status).toBe(404);
      expect(headers.get('cache-control')).toBe('public, max-age=60');
    }
    const foreign = pictureSigner('another')('https://photos.example/a.jpg')!;
    expect((await get(foreign)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each<[string, (response: ServerResponse) => void, number]>([
    ['is not there', (to) => void to.writeHead(404).end(), 404],
    ['is a page', (to) => void to.writeHead(200, { 'content-type': 'text/html' }).end('<b>'), 502],
    ['is a page that calls itself a picture', picture(Buffer.from('<svg onload="x">'), 'image/png'), 502],
    ['is a drawing', picture(Buffer.from('<svg/>'), 'image/svg+xml'), 502],
    [
      'leads elsewhere',
      (to) => void to.writeHead(302, { location: 'http://127.0.0.1/', 'content-type': 'image/png' }).end(),
      502,
    ],
    ['breaks off', (to) => void to.writeHead(200, { 'content-type': 'image/png' }).destroy(), 502],
    ['is broken', (to) => picture(photo.subarray(0, 2_000))(to), 502],
  ])('is not shown when it %s', async (_, answer, status) => {
    answers.set('/odd', answer);
    const response = await get(at('/odd'));
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await bytesOf(response)).length).toBe(0);
  });

  it('is not shown when it has more pixels than a machine should decode', async () => {
    const huge = png(8, 8, () => [0, 0, 0, 255]);
    huge.writeUInt32BE(30_000, 16);
    huge.writeUInt32BE(30_000, 20);
    answers.set('/huge', picture(huge, 'image/png'));
    expect((await get(at('/huge'))).status).toBe(502);
  });

  it('is not read on beyond ten megabytes, whatever its length is said to be', async () => {
    let sent = 0;
    answers.set('/endless', (response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      const part = Buffer.alloc(256 * 1024, 0xff);
      const more = (): void => {
        if (response.destroyed || sent > 4 * MOST_BYTES) return void response.end();
        sent += part.length;
        if (response.write(part)) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    answers.set(
      '/said',
      (response) =>
        void response
          .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': MOST_BYTES + 1 })
          .flushHeaders(),
    );
    await expect(fetchHere('https://photos.example/endless')).rejects.toMatchObject({ why: 'large' });
    expect(sent).toBeLessThan(2 * MOST_BYTES);
    await expect(fetchHere('https://photos.example/said')).rejects.toMatchObject({ why: 'large' });
    expect((await get(at('/endless'))).status).toBe(502);
  });
});

describe('which machines are asked', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '2002:7f00:1::',
      '64:ff9b::a00:1',
    ],
    ...['255.255.255.255', '224.0.0.1', 'localhost', '', '2001:db8::1'],
  ])('not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4003::1'])('but %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    () => `https://127.0.0.1:${port()}/a.jpg`,
    () => `https://localhost:${port()}/a.jpg`,
    () => `https://[::1]:${port()}/a.jpg`,
    () => `https://2130706433:${port()}/a.jpg`,
    () => `http://127.0.0.1:${port()}/a.jpg`,
  ])('nothing of this network, by name or by number', async (url) => {
    await expect(createFetchPicture()(url())).rejects.toBeInstanceOf(NoPicture);
    expect(asked).toEqual([]);
  });

  it('a name that leads into this network as well as out of it', async () => {
    const seen: string[] = [];
    const strict = createFetchPicture({
      protocols: ['http:'],
      isAllowed: (address) => {
        seen.push(address);
        return isPublicAddress(address);
      },
    });
    await expect(strict(`http://localhost:${port()}/a.jpg`)).rejects.toMatchObject({ why: 'unreachable' });
    expect(seen).not.toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('an address as a path of this site', () => {
  it.each([
    'http://photos.example/a.jpg',
    'https://who:secret@photos.example/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '/etc/passwd',
    `https://photos.example/${'a'.repeat(2_100)}`,
  ])('is not made of %s', (url) => {
    expect(sign(url)).toBeNull();
  });

  it('tells which address it is of, with its own signature alone', () => {
    const [, , , signature, width, address] = sign('https://photos.example/ö.jpg?a=b')!.split(
      '/',
    ) as string[];
    expect(width).toBe('640');
    expect(openPicture(signature!, address!, SECRET)).toBe('https://photos.example/%C3%B6.jpg?a=b');
    expect(openPicture(signature!, address!, 'another')).toBeNull();
  });
});

describe('what was made lately', () => {
  const of = (size: number) => async () => new Uint8Array(size);

  it('is kept within so many bytes, the oldest going first', async () => {
    const cache = createByteCache(100);
    let made = 0;
    const make = (size: number) => () => (made++, of(size)());
    await cache.once('a', make(60));
    await cache.once('b', make(30));
    await cache.once('a', make(60));
    await cache.once('c', make(30));
    expect(made).toBe(3);
    await cache.once('a', make(60));
    expect(made).toBe(3);
    await cache.once('b', make(30));
    expect(made).toBe(4);
    await cache.once('large', make(101));
    await cache.once('large', make(101));
    expect(made).toBe(6);
  });

  it('is tried again after it failed', async () => {
    const cache = createByteCache(100);
    await expect(cache.once('a', () => Promise.reject(new NoPicture('gone')))).rejects.toThrow();
    expect(await cache.once('a', of(3))).toHaveLength(3);
  });
});
