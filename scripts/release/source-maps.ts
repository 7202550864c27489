import { mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Takes the source maps out of what a build has written, to the same places below `to`: nobody is served them. */
export async function takeMaps(from: string, to: string): Promise<string[]> {
  const files = (await readdir(from, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.map'))
    .map((entry) => relative(from, join(entry.parentPath, entry.name)));
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await rename(join(from, file), join(to, file));
  }
  return files;
}
