import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { idsOf } from './known-words';
import { sources } from './sources';

const FOLDER = 'node_modules/.cache/check';
const CACHE = `${FOLDER}/messages.json`;

/** The messages of every source, by the ids that the macro gives them; a file that has not changed is not read again. */
export function saidMessages(): { path: string; ids: readonly string[] }[] {
  const known = existsSync(CACHE)
    ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Record<string, readonly string[]>)
    : {};
  const next: typeof known = {};
  const said = ['core', 'plugins', 'server', 'themes']
    .flatMap((room) => [...sources(room)])
    .flatMap((file) => {
      if (!/@lingui\/\w+\/macro/.test(file.text)) return [];
      const key = createHash('sha256').update(file.text).digest('base64url');
      const ids = (next[key] = known[key] ?? idsOf(file));
      return [{ path: file.path, ids }];
    });
  mkdirSync(FOLDER, { recursive: true });
  // Whole or not at all: another run may be reading it.
  writeFileSync(`${CACHE}.${process.pid}`, JSON.stringify(next));
  renameSync(`${CACHE}.${process.pid}`, CACHE);
  return said;
}
