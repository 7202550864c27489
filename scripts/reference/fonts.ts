import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Weights that drawn pictures use. */
const WEIGHTS = [400, 700];

interface Table {
  tag: string;
  checksum: number;
  data: Uint8Array;
}

function tablesOf(woff: Buffer<ArrayBuffer>): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = 44 + index * 20;
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.readUInt32BE(at + 8);
    const size = woff.readUInt32BE(at + 12);
    const data = woff.subarray(start, start + packed);
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < size ? inflateSync(data) : data,
    };
  });
}

/** A WOFF file is a font whose tables are packed one by one; this puts them back as they were. */
export function unpackWoff(woff: Buffer<ArrayBuffer>): Buffer {
  const tables = tablesOf(woff);
  const step = Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 * 2 ** step, 6);
  head.writeUInt16BE(step, 8);
  head.writeUInt16BE(16 * tables.length - 16 * 2 ** step, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.byteLength, at + 12);
    const padding = (4 - (data.byteLength % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    offset += data.byteLength + padding;
  });
  return Buffer.concat(parts);
}

/** Fonts for pictures that the server draws, by weight, as base64. */
export const buildFonts = (): Record<string, string> =>
  Object.fromEntries(
    WEIGHTS.map((weight) => {
      const file = require.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff`);
      return [String(weight), unpackWoff(Buffer.from(readFileSync(file))).toString('base64')];
    }),
  );

/** What is printed: Latin with all its marks, Greek, Cyrillic, punctuation and signs of currencies, first and last of each. */
const PRINTED: readonly (readonly [number, number])[] = [
  [0x20, 0x24f],
  [0x300, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x20a0, 0x20c0],
  [0x2100, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** Fonts for papers, by weight, as base64: Noto Sans, cut to what is printed. */
export async function buildPaperFonts(): Promise<Record<string, string>> {
  const letters = PRINTED.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  ).join('');
  const built: Record<string, string> = {};
  for (const [weight, name] of [
    ['400', '400Regular'],
    ['700', '700Bold'],
  ] as const) {
    const file = require.resolve(`@expo-google-fonts/noto-sans/${name}/NotoSans_${name}.ttf`);
    const cut = await subsetFont(readFileSync(file), letters, { targetFormat: 'truetype' });
    built[weight] = cut.toString('base64');
  }
  return built;
}
