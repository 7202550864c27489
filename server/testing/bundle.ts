import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Where the project lies. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Makes one file of a program of the project and what it imports, so that it starts again and again without delay. */
export async function bundle(input: string, file: string): Promise<void> {
  const made = await rolldown({
    input: join(ROOT, input),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/'),
    resolve: { alias: { '@': ROOT.replace(/\/$/, '') } },
  });
  await made.write({ file, format: 'esm', codeSplitting: false });
}
