// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPlugin } from './create';

const LEFT_OUT = ['node_modules', 'dist', '.git', '.data', '.tmp', 'test-results'];

mkdirSync('.tmp', { recursive: true });
const copy = mkdtempSync(resolve('.tmp', 'new-plugin-'));
for (const name of readdirSync('.').filter((entry) => !LEFT_OUT.includes(entry)))
  cpSync(name, join(copy, name), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
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

describe('npm run new:plugin', () => {
  it('writes a plugin that passes every check untouched', { timeout: 180_000 }, async () => {
    const { files } = await createPlugin(copy, 'river-cruise');
    expect(files).toContain('plugins/river-cruise/plugin.ts');
    tool('typescript7/bin/tsc', '-p', 'tsconfig.json');
    tool('tsx/dist/cli.mjs', 'scripts/walls.ts');
    tool('tsx/dist/cli.mjs', 'scripts/messages.ts');
    tool('eslint/bin/eslint.js', 'plugins/river-cruise', 'plugins/registry.ts', 'server/plugins.ts');
    tool(
      'prettier/bin/prettier.cjs',
      '--check',
      ...files.filter((file) => file.endsWith('.ts') || file.endsWith('.tsx')),
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
    );
    expect(tests).toMatch(/Test Files.*2 passed/);
  });
});
