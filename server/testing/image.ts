import { PGlite } from '@electric-sql/pglite';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const manifest = readFileSync(join('node_modules', '@electric-sql', 'pglite', 'package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };

/** An initialised empty database as an archive, kept between runs: initialising one takes seconds, this does not. */
export async function emptyImage(): Promise<Blob> {
  const path = join('node_modules', '.cache', `caravel-pglite-${version}.tar`);
  try {
    return new Blob([await readFile(path)]);
  } catch {
    const pglite = await PGlite.create();
    const image = await pglite.dumpDataDir('none');
    await pglite.close();
    const bytes = Buffer.from(await image.arrayBuffer());
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return new Blob([bytes]);
  }
}
