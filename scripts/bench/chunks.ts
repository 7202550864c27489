import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const manifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;

function reach(
  from: string,
  chunks: Record<string, Chunk>,
  follow: (chunk: Chunk) => readonly string[] | undefined,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(from) || !chunks[from]) return seen;
  seen.add(from);
  for (const next of follow(chunks[from]) ?? []) reach(next, chunks, follow, seen);
  return seen;
}

/** Files of the build that only this plugin needs: what an agency without it must never download. */
export function pluginFiles(id: string): string[] {
  const chunks = manifest();
  // A module that shares its file is asked for by that file.
  const { file } = chunks[`plugins/${id}/plugin.ts`]!;
  const key = Object.keys(chunks).find((name) => chunks[name]!.file === file)!;
  const all = (chunk: Chunk) => [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])];
  const others = new Set<string>();
  // The chunk that may load every plugin is the one that the page starts with.
  const start = Object.keys(chunks).find((name) => chunks[name]!.dynamicImports?.includes(key)) ?? '';
  const eager = reach(start, chunks, (chunk) => chunk.imports);
  for (const name of eager) others.add(name);
  for (const name of eager)
    for (const entry of chunks[name]!.dynamicImports ?? [])
      if (entry !== key) reach(entry, chunks, all, others);
  return [...reach(key, chunks, all)]
    .filter((name) => !others.has(name))
    .map((name) => `/${chunks[name]!.file}`);
}

/** Gzip bytes of the manifest chunk of a plugin, its shared imports not counted. */
export function manifestBytes(id: string): number {
  const chunk = manifest()[`plugins/${id}/plugin.ts`];
  return chunk ? gzipSync(readFileSync(`dist/web/${chunk.file}`), { level: 9 }).length : Number.NaN;
}
