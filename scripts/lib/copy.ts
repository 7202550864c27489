import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LEFT_OUT = ['node_modules', 'dist', '.git', '.data', '.tmp', 'test-results', 'playwright-report'];

/** A copy of the project's sources below `.tmp`, with the installed packages linked; the caller removes it. */
export function copyProject(name: string): string {
  mkdirSync('.tmp', { recursive: true });
  const copy = mkdtempSync(resolve('.tmp', `${name}-`));
  for (const entry of readdirSync('.').filter((one) => !LEFT_OUT.includes(one)))
    cpSync(entry, join(copy, entry), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}
