import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Where the project lies. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Makes one file of a program of the project and what it imports, words included, so that it starts again and again without delay. */
export async function bundle(input: string, file: string): Promise<void> {
  await build({
    ...{ root: ROOT, logLevel: 'error' },
    build: {
      ...{ ssr: input, outDir: dirname(file), emptyOutDir: false, copyPublicDir: false, minify: false },
      rolldownOptions: { output: { entryFileNames: basename(file), codeSplitting: false } },
    },
  });
}
