import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { idsOf } from './known-words';
import { inNamespace, MACRO } from './namespaces';
import { sources } from './sources';

const FOLDER = 'node_modules/.cache/check';
const CACHE = `${FOLDER}/messages.json`;

/** The messages of every source, by the ids that the macro gives them; a file that has not changed is not read again. */
export async function saidMessages(): Promise<{ path: string; ids: readonly string[] }[]> {
  const known = existsSync(CACHE)
    ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Record<string, readonly string[]>)
    : {};
  const next: typeof known = {};
  const said: { path: string; ids: readonly string[] }[] = [];
  for (const file of ['core', 'plugins', 'server', 'themes'].flatMap((room) => [...sources(room)])) {
    if (!MACRO.test(file.text)) continue;
    const key = createHash('sha256').update(inNamespace(file.path, file.text)).digest('base64url');
    const ids = (next[key] = known[key] ?? (await idsOf(file)));
    said.push({ path: file.path, ids });
  }
  mkdirSync(FOLDER, { recursive: true });
  // Whole or not at all: another run may be reading it.
  writeFileSync(`${CACHE}.${process.pid}`, JSON.stringify(next));
  renameSync(`${CACHE}.${process.pid}`, CACHE);
  return said;
}
