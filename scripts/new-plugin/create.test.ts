// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { removePlugin } from '../../tests/removal/remove';
import { copyProject } from '../lib/copy';
import { createPlugin } from './create';

const copy = copyProject('new-plugin');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a tool in the copy; its output becomes the failure's message. */
function tool(script: string, ...args: string[]): string {
  try {
    return execFileSync(process.execPath, [join('node_modules', script), ...args], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** What a tool says, which may be of other plugins' mistakes. */
function said(script: string, ...args: string[]): string {
  try {
    return tool(script, ...args);
  } catch (error) {
    return (error as Error).message;
  }
}

describe('npm run new:plugin', () => {
  it(
    'writes a plugin that passes every check untouched, plain or bookable',
    { timeout: 240_000 },
    async () => {
      const { files } = await createPlugin(copy, 'river-cruise');
      expect(files).toContain('plugins/river-cruise/plugin.ts');
      const sold = await createPlugin(copy, 'harbor-pass', 'bookable');
      const kept = sold.files.filter(
        (file) => /^plugins\/.*\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
      );
      const lines = kept
        .filter((file) => file.includes('harbor-pass'))
        .flatMap((file) => readFileSync(join(copy, file), 'utf8').trimEnd().split('\n'));
      expect(lines.length, 'lines that the author of a bookable product keeps').toBeLessThanOrEqual(350);
      tool('typescript7/bin/tsc', '-p', 'tsconfig.json');
      tool('tsx/dist/cli.mjs', 'scripts/walls.ts');
      tool(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        'plugins/river-cruise',
        'plugins/harbor-pass',
        '--output-type',
        'err',
      );
      expect(said('tsx/dist/cli.mjs', 'scripts/messages.ts')).not.toMatch(/river-cruise|harbor-pass/);
      tool(
        'eslint/bin/eslint.js',
        'plugins/river-cruise',
        'plugins/harbor-pass',
        'plugins/entries.ts',
        'plugins/registry.ts',
        'server/plugins.ts',
      );
      tool(
        'prettier/bin/prettier.cjs',
        '--check',
        ...[...files, ...sold.files].filter((file) => /\.tsx?$/.test(file)),
      );
      const tests = tool(
        'vitest/vitest.mjs',
        'run',
        '--project',
        'unit',
        '--project',
        'page',
        '--project',
        'server',
        'river-cruise',
        'harbor-pass',
      );
      expect(tests).toMatch(/Test Files.*3 passed/);
    },
  );

  it('enters it where the server offers it to those who sign in, and can take it away again', async () => {
    const lists = () =>
      ['plugins/entries.ts', 'plugins/registry.ts', 'server/plugins.ts'].map((path) =>
        readFileSync(join(copy, path), 'utf8'),
      );
    const before = lists();
    await createPlugin(copy, 'sleeper-train');
    expect(lists()[0]).toMatch(
      /'sleeper-train': \{\s+activatedBy.*\s+.*\s+home: '\/booknow\/sleeper-trains'/,
    );
    for (const list of lists()) expect(list).toContain('sleeper-train');
    removePlugin(copy, 'sleeper-train');
    expect(lists()).toEqual(before);
  });

  it('refuses a word that the platform uses itself before it writes anything', async () => {
    const before = readFileSync(join(copy, 'plugins/entries.ts'), 'utf8');
    await expect(createPlugin(copy, 'checkout')).rejects.toThrow(
      /"checkout" is a word of the platform \(core\//,
    );
    expect(readFileSync(join(copy, 'plugins/entries.ts'), 'utf8')).toBe(before);
  });
});
