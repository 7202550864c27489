import { Resvg } from '@resvg/resvg-js';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { inspectPicture } from '../files/inspect';

/** Pixels along each side, as the platform's own marks have them (R239). */
const SIDE = 96;
const MOST_BYTES = 256 * 1024;
const MOST_PIXELS = 2048;
/** `TP.svg`, `TP.png`: the IATA code in any letter case. */
const NAME = /^([A-Za-z0-9]{2})\.(svg|png)$/i;

export type OwnLogos = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * A logo as a square picture with nothing else in it. An SVG is drawn and never sent on: what it might run or fetch stays
 * behind. Throws with what is wrong.
 */
export function squareLogo(bytes: Uint8Array, kind: 'svg' | 'png'): Uint8Array<ArrayBuffer> {
  if (bytes.length > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES / 1024} KiB`);
  if (kind === 'png') {
    const picture = inspectPicture(bytes);
    if (picture?.type !== 'image/png') throw new Error('it is not a PNG');
    if (Math.max(picture.width, picture.height) > MOST_PIXELS)
      throw new Error(`it is wider or higher than ${MOST_PIXELS} pixels`);
  }
  const type = kind === 'svg' ? 'image/svg+xml' : 'image/png';
  const data = Buffer.from(bytes).toString('base64');
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><image width="${SIDE}" height="${SIDE}" href="data:${type};base64,${data}"/></svg>`,
    { font: { loadSystemFonts: false } },
  ).render();
  if (!drawn.pixels.some((value, index) => index % 4 === 3 && value > 0))
    throw new Error('nothing of it can be drawn');
  return Uint8Array.from(drawn.asPng());
}

/**
 * The airline logos that whoever runs the platform has put into a folder, by IATA code, read once. A file that cannot be
 * used is named in the log and left out; a folder that is not there ends the start.
 */
export function readOwnLogos(dir: string | null, log: Pick<Logger, 'warn'>): OwnLogos {
  const logos = new Map<string, Uint8Array<ArrayBuffer>>();
  if (dir === null) return logos;
  for (const file of readdirSync(dir).sort()) {
    const [, code, kind] = NAME.exec(file) ?? [];
    if (!code || !kind) continue;
    try {
      const path = join(dir, file);
      // Before it is read: nobody wants a film in memory.
      if (statSync(path).size > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES / 1024} KiB`);
      logos.set(code.toUpperCase(), squareLogo(readFileSync(path), kind.toLowerCase() as 'svg' | 'png'));
    } catch (error) {
      log.warn({ file, reason: (error as Error).message }, 'An airline logo cannot be used');
    }
  }
  return logos;
}
