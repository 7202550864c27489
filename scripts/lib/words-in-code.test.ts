import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { plugins, resolve } from '../../vite.config';
import { wordsInCode } from './words-in-code';

mkdirSync('.tmp', { recursive: true });
// In the project, whose libraries it needs.
const folder = mkdtempSync(join('.tmp', 'words-in-code-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The code of one module with all that it imports, as a browser or the server has it. */
async function built(name: string, text: string, forServer = false): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, text);
  const { output } = (await build({
    ...{ configFile: false, logLevel: 'silent', resolve, plugins: [wordsInCode(true), ...plugins()] },
    build: {
      write: false,
      minify: false,
      ...(forServer ? { ssr: file } : { rolldownOptions: { input: file } }),
    },
  })) as Rollup.RollupOutput;
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}
const says = (message: string) =>
  `import { i18n } from '@lingui/core';\nimport { msg } from '@lingui/core/macro';\nconsole.log(i18n._(msg\`${message}\`));\n`;

describe('a module of the browser', () => {
  it('brings what it says in every language, and nothing else', async () => {
    const code = await built('cancel.ts', says('Cancel'));
    expect(code).toMatch(/\[\s*\[\s*"Cancel"\s*\],\s*\[\s*"Cancelar"\s*\],\s*\[\s*"Cancelar"\s*\]\s*\]/);
    expect(code).not.toContain('Guardar');
  });
  it('brings its refusals under their reasons', async () => {
    const code = await built('refusals.ts', "refusals('booking', { unknown: 'Booking not found' });\n");
    expect(code).toMatch(/"?booking\.unknown"?: \[/);
    expect(code).toContain('Reserva não encontrada');
  });
  it('is refused when a language lacks its words', async () => {
    await expect(built('new.ts', says('Nobody has ever said this'))).rejects.toThrow(
      /new\.ts: A message is missing in locales\/en\/core\.po.*run "npm run messages" and translate it/,
    );
  });
});

it('the server has its words otherwise', async () => {
  expect(await built('served.ts', says('Cancel'), true)).not.toContain('Cancelar');
});
