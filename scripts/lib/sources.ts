import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { SourceFile } from './walls';

/** Every source of TypeScript in a folder of the repository; its path starts at the repository's root. */
export function* sources(folder: string, root = '.'): Generator<SourceFile> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'data' && entry.name !== 'node_modules') yield* sources(path, root);
    } else if (/\.tsx?$/.test(entry.name)) yield { path, text: readFileSync(join(root, path), 'utf8') };
  }
}
