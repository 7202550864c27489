import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { criticalCss, readRules } from './critical';

/** Where the built browser application comes from: the build's folder, or the development server. */
export interface Site {
  /** Names the build; a browser that holds another one reloads. */
  readonly build: string;
  readonly development: boolean;
  /** index.html for this address. */
  template(url: string): Promise<string>;
  /** Files of a module, by its path in the project, with what they import; none where the build does not have it. */
  preload(module: string): readonly string[];
  /** Whether a path that nobody has a page for is answered with 404; without it every path is answered alike. */
  readonly refusesUnknown?: boolean;
  /** How a page stands before its code is there; undefined where the template brings everything itself. */
  readonly firstView?: FirstView;
  /** A file of the build; undefined when there is none of this path. */
  file(path: string): SiteFile | undefined;
}

/** Addresses that name a file answer 404 when there is none; every other address is the application's. */
export const looksLikeFile = (path: string) => path.startsWith('/assets/') || /\.[a-z0-9]{1,11}$/i.test(path);

export interface FirstView {
  /** index.html without what it loads. */
  readonly template: string;
  /** Modules in the order in which the page names them: the last one starts it. */
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
  /** The rules that this HTML needs, for an agency with this theme. */
  critical(html: string, theme: string): string;
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
  mjs: 'text/javascript; charset=utf-8',
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

const MODULE = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const FONT = /\s*<link\s[^>]*as="font"[^>]*>/g;

function firstViewOf(template: string, sheetsOfBuild: readonly string[]): FirstView {
  const namesOf = (pattern: RegExp) => [...template.matchAll(pattern)].map(([, name]) => name as string);
  const rules = once(() => sheetsOfBuild.flatMap((sheet) => readRules(sheet)));
  const made = new Map<string, string>();
  return {
    template: template.replace(MODULE, '').replace(SHEET, '').replace(FONT, ''),
    modules: namesOf(MODULE),
    sheets: namesOf(SHEET),
    critical(html, theme) {
      const classes = [...new Set(html.match(/class="[^"]*"/g))].join('');
      const fonts = /font-family:[^;]*/.exec(theme)?.[0] ?? '';
      const key = classes + fonts + (/font-heading:[^;]*/.exec(theme)?.[0] ?? '');
      const known = made.get(key) ?? criticalCss(rules(), html, theme);
      made.set(key, known);
      return known;
    },
  };
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
  // The page's own styles first, as its order has them.
  const own = [...template.matchAll(SHEET)].map(([, name]) => join(dir, name as string));
  const sheets = [...own, ...paths.filter((path) => path.endsWith('.css') && !own.includes(path))].map(
    (path) => readFileSync(path, 'utf8'),
  );
  const preloads = new Map<string, string[]>();
  return {
    build: createHash('sha256')
      .update(template)
      .update(JSON.stringify(manifest))
      .digest('base64url')
      .slice(0, 12),
    development: false,
    template: async () => template,
    firstView: firstViewOf(template, sheets),
    refusesUnknown: true,
    preload(module) {
      let found = preloads.get(module);
      if (!found) preloads.set(module, (found = chunksOf(manifest, module)));
      return found;
    },
    file: (path) => files.get(path),
  };
}
