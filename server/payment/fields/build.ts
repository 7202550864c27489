import { fileURLToPath } from 'node:url';
import { writeFile } from 'node:fs/promises';
import { rolldown } from 'rolldown';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ROOT = here('../../../');

/** Folders with a `frame.ts` that runs in a page of its own. */
export const FRAMES = ['./', '../../../plugins/stripe/fields/'] as const;

/**
 * Bundles what runs inside a frame of payment fields into one string of source text: the page allows no file of ours but
 * itself. `npx --no-install tsx server/payment/fields/build.ts` writes both; a test fails when one is stale.
 */
export async function buildFrameScript(folder: (typeof FRAMES)[number] = './'): Promise<string> {
  const bundle = await rolldown({
    input: here(`${folder}frame.ts`),
    platform: 'browser',
    resolve: { alias: { '@': ROOT.slice(0, -1) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return [
    '// Made from frame.ts by build.ts. Change that file and run build.ts again.',
    `export const FRAME_SCRIPT = ${JSON.stringify(output[0].code.trim())};`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const folder of FRAMES)
    await writeFile(here(`${folder}script.generated.ts`), await buildFrameScript(folder));
