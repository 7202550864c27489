import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Beside the built server: an embedded database with nothing in it, packed by `npm run build`. */
export const EMPTY_DATABASE = 'empty-database.tar.gz';

/** Of a tar archive. */
const BLOCK = 512;
const IS_FOLDER = '5';

/**
 * Unpacks an empty database into a folder, on the disk when this returns. Making one from nothing takes five times as long
 * and 800 MB of memory. Returns false where none was packed, as in development.
 */
export function unpackEmpty(dir: string, from: URL): boolean {
  let packed: Buffer;
  try {
    packed = readFileSync(from);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  const archive = gunzipSync(packed);
  const text = (start: number, length: number) =>
    archive
      .toString('utf8', start, start + length)
      .replace(/\0.*$/s, '')
      .trim();
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (let at = 0; archive[at];) {
    const path = join(dir, text(at, 100));
    const size = Number.parseInt(text(at + 124, 12), 8);
    const start = at + BLOCK;
    if (text(at + 156, 1) === IS_FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeFileSync(path, archive.subarray(start, start + size), { mode: 0o600, flush: true });
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return true;
}
