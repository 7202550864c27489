import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Where the built browser application comes from: the build's folder, or the development server. */
export interface Site {
  /** Names the build; a browser that holds another one reloads. */
  readonly build: string;
  readonly development: boolean;
  /** index.html for this address. */
  template(url: string): Promise<string>;
  /** Chunks of a plugin's manifest, with what they import. */
  preload(pluginId: string): readonly string[];
  /** A file of the build; undefined when there is none of this path. */
  file(path: string): SiteFile | undefined;
}

export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  /** The name carries a hash of the content. */
  readonly immutable: boolean;
  readonly bytes: () => Uint8Array<ArrayBuffer>;
  readonly brotli: (() => Uint8Array<ArrayBuffer>) | null;
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  map: 'application/json',
};
export const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

/** A chunk with everything it imports statically, without what the entry brings anyway. */
export function chunksOf(manifest: Record<string, Chunk>, key: string): string[] {
  const seen = new Set<string>();
  const walk = (name: string, into: Set<string>) => {
    const chunk = manifest[name];
    if (!chunk || into.has(name)) return;
    into.add(name);
    for (const next of chunk.imports ?? []) walk(next, into);
  };
  const present = new Set<string>();
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) walk(name, present);
  walk(key, seen);
  const missing = [...seen].filter((name) => !present.has(name)).map((name) => manifest[name] as Chunk);
  return [
    ...new Set([
      ...missing.map((chunk) => `/${chunk.file}`),
      ...missing.flatMap((chunk) => chunk.css?.map((file) => `/${file}`) ?? []),
    ]),
  ];
}

const once = <T>(make: () => T): (() => T) => {
  let value: { made: T } | undefined;
  return () => (value ??= { made: make() }).made;
};

function listFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The built application in `dir`. Throws when it has not been built. */
export function builtSite(dir: string): Site {
  const indexPath = join(dir, 'index.html');
  if (!existsSync(indexPath)) throw new Error(`There is no ${indexPath}: run "npm run build" first`);
  const template = readFileSync(indexPath, 'utf8');
  const manifestPath = join(dir, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, Chunk>;
  const files = new Map<string, SiteFile>();
  const paths = listFiles(dir);
  const known = new Set(paths);
  for (const path of paths) {
    const name = relative(dir, path).split(sep).join('/');
    if (name.endsWith('.br') || name.startsWith('.vite/') || name === 'index.html') continue;
    const { size, mtimeMs } = statSync(path);
    files.set(`/${name}`, {
      type: typeOf(name),
      etag: `"${createHash('sha256').update(`${name}:${size}:${mtimeMs}`).digest('base64url').slice(0, 16)}"`,
      immutable: name.startsWith('assets/'),
      bytes: once(() => new Uint8Array(readFileSync(path))),
      brotli: known.has(`${path}.br`) ? once(() => new Uint8Array(readFileSync(`${path}.br`))) : null,
    });
  }
  const preloads = new Map<string, string[]>();
  return {
    build: createHash('sha256')
      .update(template)
      .update(JSON.stringify(manifest))
      .digest('base64url')
      .slice(0, 12),
    development: false,
    template: async () => template,
    preload(pluginId) {
      let found = preloads.get(pluginId);
      if (!found) preloads.set(pluginId, (found = chunksOf(manifest, `plugins/${pluginId}/plugin.ts`)));
      return found;
    },
    file: (path) => files.get(path),
  };
}
