import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';

const WEB = 'dist/web';
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;
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

const started = performance.now();
await rm('dist/web', { recursive: true, force: true });
await build({ logLevel: 'warn' });
await compress(WEB);
await build({ logLevel: 'warn', build: { ssr: 'server/main.ts' } });
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
