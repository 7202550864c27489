import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { crc32 } from './crc32';
import { default as decodeAvifPixels, init as initAvifDecoder } from '@jsquash/avif/decode.js';
import { default as encodeJpegPixels, init as initJpeg } from '@jsquash/jpeg/encode.js';
import { default as decodeWebpPixels, init as initWebpDecoder } from '@jsquash/webp/decode.js';
import { default as encodeWebpPixels, init as initWebp } from '@jsquash/webp/encode.js';

const { resolve } = createRequire(import.meta.url);
const wasm = (path: string) => WebAssembly.compile(readFileSync(resolve(path)));

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];
export type Paint = (x: number, y: number) => Colour;

function pixels(width: number, height: number, paint: Paint): ImageData {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(paint(x, y), (y * width + x) * 4);
  return { data, width, height } as ImageData;
}

let jpegReady: Promise<unknown> | undefined;
let avifDecoderReady: Promise<unknown> | undefined;
let webpReady: Promise<unknown> | undefined;
let webpDecoderReady: Promise<unknown> | undefined;

export async function jpeg(width: number, height: number, paint: Paint): Promise<Buffer> {
  await (jpegReady ??= wasm('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm').then((it) => initJpeg(it)));
  return Buffer.from(await encodeJpegPixels(pixels(width, height, paint), { quality: 92 }));
}

export async function webp(width: number, height: number, paint: Paint): Promise<Buffer> {
  await (webpReady ??= wasm('@jsquash/webp/codec/enc/webp_enc_simd.wasm').then((it) => initWebp(it)));
  return Buffer.from(await encodeWebpPixels(pixels(width, height, paint)));
}

export async function decodeWebp(bytes: Uint8Array): Promise<ImageData> {
  await (webpDecoderReady ??= wasm('@jsquash/webp/codec/dec/webp_dec.wasm').then((it) =>
    initWebpDecoder(it),
  ));
  return decodeWebpPixels(Uint8Array.from(bytes).buffer);
}

export async function decodeAvif(bytes: Uint8Array): Promise<ImageData> {
  await (avifDecoderReady ??= wasm('@jsquash/avif/codec/dec/avif_dec.wasm').then((it) =>
    initAvifDecoder(it),
  ));
  const picture = await decodeAvifPixels(Uint8Array.from(bytes).buffer);
  if (!picture) throw new Error('Not an AVIF picture');
  return picture;
}

/** One chunk of a PNG. */
export function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG around rows that are already filtered; `rows` need not be as long as width and height say. */
export function pngOf(
  width: number,
  height: number,
  rows: Uint8Array,
  { colourType = 6, bitDepth = 8, before = [] as Buffer[] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bitDepth;
  header[9] = colourType;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function png(width: number, height: number, paint: Paint): Buffer {
  const { data } = pixels(width, height, paint);
  const rows = Buffer.alloc(height * (1 + width * 4));
  for (let y = 0; y < height; y++)
    Buffer.from(data.buffer, y * width * 4, width * 4).copy(rows, y * (1 + width * 4) + 1);
  return pngOf(width, height, rows);
}

/** A JPEG with an Exif segment that turns it (orientation 1 to 8) and carries `secret` as where it was taken. */
export function withExif(picture: Buffer, orientation: number, secret: string): Buffer {
  const text = Buffer.from(`${secret}\0`, 'latin1');
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  tiff.writeUInt16BE(0x010e, 22);
  tiff.writeUInt16BE(2, 24);
  tiff.writeUInt32BE(text.length, 26);
  tiff.writeUInt32BE(tiff.length, 30);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, text]);
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), segment, body, picture.subarray(2)]);
}
