import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunk, decodeWebp, jpeg, type Paint, png, pngOf, webp, withExif } from '../testing/pictures';
import { inspectPicture } from './inspect';
import { MAX_PIXELS, PictureRefused, toShape } from './picture';
import { plainPng } from './png';
import { purposeRules } from './purposes';

const { shape: SQUARE } = purposeRules.profilePicture;
const SIDE = SQUARE.width;
const toSquare = (bytes: Uint8Array, type: string) => toShape(bytes, type, SQUARE);

/** Left half red, right half blue; a green strip along the top. */
const halves =
  (width: number, strip = 0): Paint =>
  (x, y) =>
    y < strip ? [0, 255, 0, 255] : x < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255];

const at = (picture: ImageData, x: number, y: number) => [
  ...picture.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 4),
];
const near = (colour: number[], expected: number[]) =>
  colour.every((value, index) => Math.abs(value - expected[index]!) < 40);
const why = (bytes: Uint8Array, type: string) =>
  toSquare(bytes, type).then(
    () => 'taken',
    (error: unknown) => (error instanceof PictureRefused ? error.why : error),
  );

describe('SEC-38 what comes out of an upload', () => {
  test('R395 a logo keeps its shape as PNG, at most so many pixels wide', async () => {
    const { shape } = purposeRules.logo;
    expect(inspectPicture(await toShape(png(1_600, 900, halves(1_600)), 'image/png', shape))).toEqual({
      type: 'image/png',
      width: 640,
      height: 360,
    });
    expect(inspectPicture(await toShape(png(160, 90, halves(160)), 'image/png', shape))).toMatchObject({
      width: 160,
      height: 90,
    });
  });

  test('each kind becomes a WebP square of at most 512 pixels, cut from the middle', async () => {
    const wide = halves(900);
    const sources = [
      ['image/jpeg', await jpeg(900, 600, wide)],
      ['image/png', png(900, 600, wide)],
      ['image/webp', await webp(900, 600, wide)],
    ] as const;
    for (const [type, bytes] of sources) {
      const made = await toSquare(bytes, type);
      expect(inspectPicture(made), type).toEqual({ type: 'image/webp', width: SIDE, height: SIDE });
      const picture = await decodeWebp(made);
      expect(near(at(picture, 10, 256), [255, 0, 0, 255]), type).toBe(true);
      expect(near(at(picture, 500, 256), [0, 0, 255, 255]), type).toBe(true);
      // The middle third of 900 pixels is kept, so that the edge stays in the middle.
      expect(near(at(picture, 250, 256), [255, 0, 0, 255]), type).toBe(true);
      expect(near(at(picture, 262, 256), [0, 0, 255, 255]), type).toBe(true);
    }
  });

  test('a small picture is not blown up', async () => {
    expect(inspectPicture(await toSquare(png(40, 64, halves(40)), 'image/png'))).toEqual({
      type: 'image/webp',
      width: 40,
      height: 40,
    });
  });

  test('one colour of a palette that is see-through stays so', async () => {
    // Rows of 16 pixels in two colours, a byte each behind their filter: the left half is the first colour.
    const rows = Buffer.concat(
      Array.from({ length: 16 }, () =>
        Buffer.from([0, ...Array<number>(8).fill(0), ...Array<number>(8).fill(1)]),
      ),
    );
    const palette = chunk('PLTE', Buffer.from([255, 0, 0, 0, 0, 255]));
    const before = [palette, chunk('tRNS', Buffer.from([0]))];
    const picture = await decodeWebp(
      await toSquare(pngOf(16, 16, rows, { colourType: 3, before }), 'image/png'),
    );
    expect(at(picture, 2, 8)[3]).toBe(0);
    expect(near(at(picture, 13, 8), [0, 0, 255, 255])).toBe(true);
  });

  test('see-through stays see-through, and lends its colour to nothing beside it', async () => {
    const paint: Paint = (x) => (x < 512 ? [255, 0, 0, 0] : [0, 0, 255, 255]);
    const picture = await decodeWebp(await toSquare(png(1024, 1024, paint), 'image/png'));
    expect(at(picture, 100, 100)[3]).toBeLessThan(10);
    expect(near(at(picture, 400, 100), [0, 0, 255, 255])).toBe(true);
  });

  test('where a photograph was taken is gone, and it stands upright', async () => {
    const secret = 'GPS 60.3913 N 5.3221 E';
    const turned = withExif(await jpeg(600, 600, halves(600, 150)), 6, secret);
    expect(turned.includes(secret)).toBe(true);
    const made = await toSquare(turned, 'image/jpeg');
    expect(Buffer.from(made).includes('GPS')).toBe(false);
    expect(Buffer.from(made).includes('Exif')).toBe(false);
    const picture = await decodeWebp(made);
    // Orientation 6: the top of the stored picture is its right side.
    expect(near(at(picture, 500, 256), [0, 255, 0, 255])).toBe(true);
    expect(near(at(picture, 100, 100), [255, 0, 0, 255])).toBe(true);
    expect(near(at(picture, 100, 450), [0, 0, 255, 255])).toBe(true);
  });

  test('what hides behind, or inside, a photograph does not come out', async () => {
    const payload = '<script>alert(1)</script>';
    const photo = await jpeg(64, 64, halves(64));
    for (const bytes of [Buffer.concat([photo, Buffer.from(payload)]), withExif(photo, 1, payload)]) {
      expect(bytes.includes(payload)).toBe(true);
      expect(Buffer.from(await toSquare(bytes, 'image/jpeg')).includes('<script')).toBe(false);
    }
    const text = pngOf(1, 1, Buffer.from([0, 1, 2, 3, 255]), {
      before: [chunk('tEXt', Buffer.from(`Comment\0${payload}`))],
    });
    expect(text.includes(payload)).toBe(true);
    expect(Buffer.from(await toSquare(text, 'image/png')).includes('<script')).toBe(false);
  });
});

describe('SEC-38 what is refused', () => {
  test('what is no picture, or another than it says', async () => {
    const photo = await jpeg(32, 32, halves(32));
    const image = png(32, 32, halves(32));
    const html = Buffer.from('<!doctype html><title>x</title>'.padEnd(200));
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(200));
    const gif = Buffer.from('GIF89a/*'.padEnd(200));
    for (const bytes of [html, svg, gif, Buffer.alloc(0), Buffer.alloc(500), photo])
      expect(await why(bytes, 'image/png')).toBe('type');
    expect(await why(image, 'image/jpeg')).toBe('type');
    expect(await why(image, 'image/svg+xml')).toBe('type');
    // Signatures with something else behind them.
    for (const magic of ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'RIFF\xc8\0\0\0WEBPVP8 ']) {
      const disguised = Buffer.concat([Buffer.from(magic, 'latin1'), html]);
      for (const type of ['image/png', 'image/jpeg', 'image/webp'])
        expect(await why(disguised, type)).toBe('type');
    }
  });

  test('a PNG or WebP that is something else as well', async () => {
    const tail = Buffer.from('<script>alert(1)</script>');
    expect(await why(Buffer.concat([png(8, 8, halves(8)), tail]), 'image/png')).toBe('type');
    expect(await why(Buffer.concat([await webp(8, 8, halves(8)), tail]), 'image/webp')).toBe('type');
  });

  test('a file that was cut off', async () => {
    const paint: Paint = (x, y) => [(x * 7) % 256, (y * 13) % 256, (x * y) % 256, 255];
    const sources = [
      ['image/jpeg', await jpeg(200, 200, paint)],
      ['image/png', png(200, 200, paint)],
      ['image/webp', await webp(200, 200, paint)],
    ] as const;
    for (const [type, bytes] of sources)
      for (const part of [0.1, 0.5, 0.98])
        expect(await why(bytes.subarray(0, Math.floor(bytes.length * part)), type), type).toBe('type');
  });

  test('a picture that is whole outside and broken inside', async () => {
    const short = pngOf(400, 400, Buffer.alloc(10));
    expect(inspectPicture(short)).not.toBeNull();
    expect(await why(short, 'image/png')).toBe('broken');
    const photo = await jpeg(64, 64, halves(64));
    const scan = photo.indexOf(Buffer.from([0xff, 0xc4]));
    photo.fill(0xfe, scan + 4, scan + 40);
    expect(await why(photo, 'image/jpeg')).toBe('broken');
  });

  test('a bomb: a few bytes that stand for more pixels than a picture needs', async () => {
    const bomb = pngOf(30_000, 30_000, Buffer.alloc((30_000 * 30_000) / 8 + 30_000), {
      colourType: 0,
      bitDepth: 1,
    });
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    expect(await why(bomb, 'image/png')).toBe('pixels');
    // The header lies small, the data is large.
    const liar = pngOf(16, 16, Buffer.alloc(200_000_000));
    expect(liar.length).toBeLessThan(5 * 1024 * 1024);
    expect(await why(liar, 'image/png')).toBe('broken');
    expect(MAX_PIXELS).toBeLessThan(30_000 * 30_000);
  });

  test('what is compressed beside the pixels is not inflated', async () => {
    const plain = png(8, 8, halves(8));
    const profile = chunk(
      'iCCP',
      Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(50_000_000))]),
    );
    const afterHeader = 8 + 12 + 13;
    const heavy = Buffer.concat([plain.subarray(0, afterHeader), profile, plain.subarray(afterHeader)]);
    expect(plainPng(heavy).bytes).toEqual(Buffer.from(plain));
    expect(await why(heavy, 'image/png')).toBe('taken');
  });

  test('whatever the bytes are, looking at them ends in an answer', async () => {
    const sources = [await jpeg(16, 16, halves(16)), png(16, 16, halves(16)), await webp(16, 16, halves(16))];
    const changed = fc
      .tuple(
        fc.constantFrom(...sources),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
        fc.nat(),
      )
      .map(([source, changes, length]) => {
        const bytes = Uint8Array.from(source);
        for (const [place, value] of changes) bytes[place % bytes.length] = value;
        return bytes.subarray(0, length % 3 === 0 ? length % bytes.length : bytes.length);
      });
    fc.assert(
      fc.property(fc.oneof(changed, fc.uint8Array({ maxLength: 200 })), (bytes) => {
        const picture = inspectPicture(bytes);
        return picture === null || (picture.width > 0 && picture.height > 0);
      }),
      { numRuns: 5000 },
    );
  });

  test('the thread of a broken picture takes nothing along: the next one is served', async () => {
    const broken = pngOf(400, 400, Buffer.alloc(10));
    const good = png(10, 10, halves(10));
    const answers = await Promise.all([why(broken, 'image/png'), why(good, 'image/png')]);
    expect(answers).toEqual(['broken', 'taken']);
  });

  test('SEC-42 only so many wait for their turn', async () => {
    const good = png(10, 10, halves(10));
    const answers = await Promise.all(Array.from({ length: 20 }, () => why(good, 'image/png')));
    expect(answers.filter((answer) => answer === 'busy')).toHaveLength(4);
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(16);
  });

  test('SEC-42 one person fills no queue: others are served while most of his are refused', async () => {
    const good = png(10, 10, halves(10));
    const send = (whose: string) =>
      toShape(good, 'image/png', SQUARE, undefined, whose).then(
        () => 'taken',
        (error: unknown) => (error as PictureRefused).why,
      );
    const many = Array.from({ length: 10 }, () => send('greedy'));
    const others = [send('ana'), send('ben')];
    expect(await Promise.all(others)).toEqual(['taken', 'taken']);
    expect((await Promise.all(many)).filter((answer) => answer === 'taken')).toHaveLength(2);
    expect(await send('greedy')).toBe('taken');
  });
});
