import { fileURLToPath } from 'node:url';
import { writeFile } from 'node:fs/promises';
import { rolldown } from 'rolldown';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Bundles what runs inside the card fields' frame into one string of source text: the page allows no file
 * but itself. `npx --no-install tsx server/payment/fields/build.ts` writes it; a test fails when it is stale.
 */
export async function buildFrameScript(): Promise<string> {
  const bundle = await rolldown({ input: here('./frame.ts'), platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return [
    '// Made from frame.ts by build.ts. Change that file and run build.ts again.',
    `export const FRAME_SCRIPT = ${JSON.stringify(output[0].code.trim())};`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(here('./script.generated.ts'), await buildFrameScript());
