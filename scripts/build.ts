import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { entries } from '../plugins/entries';
import { EMPTY_DATABASE } from '../server/db/empty';
import { builtSite } from '../server/host/pages/site';
import { emptyImage } from '../server/testing/image';
import { type Chunks, circleOf } from './lib/circle';
import { EMBED_SHOP, embedShop } from './lib/embed-shop';
import { takeMaps } from './release/source-maps';

const WEB = 'dist/web';
/** For who reads reports of errors; nothing of them is served. */
const MAPS = 'dist/maps';
const COMPRESSIBLE = /\.(m?js|css|svg|json|txt|webmanifest)$/;
const MIN_BYTES = 1024;

/** Writes a `.br` beside each file that compresses, so that serving costs nothing. */
async function compress(dir: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const files = (await readdir(dir, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.byteLength < MIN_BYTES) return;
      const packed = await brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      });
      if (packed.byteLength < bytes.byteLength) await writeFile(`${file}.br`, packed);
    }),
  );
}

/**
 * Bytes of code with its words, as sent, that a page needs before it can draw anything: less than 120 kB with headers. A home page
 * with a form at rest has 150 (`npm run bench`). What the core brings is bounded; who is installed costs an entry each.
 */
const CORE_BYTES = 112_900;
const ENTRY_BYTES = 300;

/** Throws when the page starts with more code than it may; what got in is named by `npm run bench`. */
async function weighFirstView(): Promise<void> {
  const page = await readFile(`${WEB}/index.html`, 'utf8');
  const modules = [...page.matchAll(/<script type="module"[^>]*src="([^"]+)"/g)].map(([, name]) => name);
  const sizes = await Promise.all(
    modules.map(async (name) => {
      const file = `${WEB}${name}`;
      return (await stat(`${file}.br`).catch(() => stat(file))).size;
    }),
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  const most = CORE_BYTES + ENTRY_BYTES * Object.keys(entries).length;
  if (sum > most)
    throw new Error(
      `The page would start with ${sum} bytes of code, ${most} are allowed: ${modules.map((name, at) => `${name} ${sizes[at]}`).join(', ')}. Load later what the first view does without.`,
    );
}

/** Throws when files of the build need one another. */
async function refuseCircles(): Promise<void> {
  const chunks = JSON.parse(await readFile(`${WEB}/.vite/manifest.json`, 'utf8')) as Chunks;
  const circle = circleOf(chunks);
  if (circle) throw new Error(`Files of the build need one another: ${circle.join(' -> ')}`);
}

const started = performance.now();
await rm(WEB, { recursive: true, force: true });
await rm(MAPS, { recursive: true, force: true });
const define = embedShop(process.argv.includes(EMBED_SHOP));
await build({ logLevel: 'warn', define });
await takeMaps(WEB, `${MAPS}/web`);
await compress(WEB);
await weighFirstView();
await refuseCircles();
await build({ logLevel: 'warn', define, build: { ssr: 'server/main.ts' } });
await takeMaps('dist/server', `${MAPS}/server`);
// What reports of errors call this build, in browsers and on the server.
await writeFile(`${MAPS}/release`, builtSite(WEB).build);
await writeFile(`dist/server/${EMPTY_DATABASE}`, gzipSync(await (await emptyImage()).arrayBuffer()));
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
