import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** What stands in a file that breaks a rule, once for each way to break it. */
const WRONG: Readonly<Record<string, readonly [file: string, lines: readonly string[]]>> = {
  'caravel(no-compared-message)': [
    'core/a.ts',
    [
      "if (error.message === 'gone') stop();",
      'switch (error.message) { default: }',
      'if (KNOWN.includes(error.message)) stop();',
      "if (message.startsWith('No')) stop();",
      'say(WORDS[error.message]);',
      'say({ [error.message]: 1 });',
    ],
  ],
  'caravel(no-bare-sentence)': [
    'core/j.ts',
    ['say(carRefusals.gone.message);', 'say(rejections[code].message);'],
  ],
  'caravel(no-loose-scroller)': ['core/k.css.ts', ["style({ display: 'grid', overflowX: 'auto' });"]],
  'caravel(no-async-transition)': [
    'core/t.tsx',
    ['startTransition(async () => { await go(); });', "import { useOptimistic } from 'react';"],
  ],
  'caravel(no-unbounded-body)': ['plugins/car/server/a.ts', ['void request.text();', 'void answer.json();']],
  'caravel(no-utc-day)': [
    'server/h.ts',
    [
      'const day = now.toISOString().slice(0, 10);',
      'say(new Date().toISOString().slice(0, 7));',
      "say(clock.now().toISOString().split('T')[0]);",
      'say(parts.now.toJSON().slice(0, 10));',
    ],
  ],
  'caravel(no-every-of-none)': ['core/b.test.ts', ['expect(all.every(isSo)).toBe(true);']],
  'caravel(no-asked-once)': ['core/c.stories.tsx', ["await expect(canvas.getByText('It')).toBeVisible();"]],
  'react-hooks(exhaustive-deps)': ['core/d.ts', ['useEffect(() => say(shown), []);']],
};
/** The same where it may stand. */
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  'core/e.ts': [
    'if (error.message === undefined) stop();',
    'say(carRefusals.gone.reason);',
    'void request.text();',
  ],
  'core/i.ts': ['say(new Date(0).toISOString().slice(0, 10), now.toISOString());'],
  'core/f.test.ts': ["if (error.message === 'gone') stop();"],
  'core/g.stories.tsx': ["await expect(await canvas.findByText('It')).toBeVisible();"],
};

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'lint-'));
const write = (file: string, lines: readonly string[]) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  const code = `declare const x: never; export const run = async (shown = x) => {\n${lines.join('\n')}\n};\n`;
  writeFileSync(join(folder, file), code);
};
let found: { code: string; filename: string }[] = [];

beforeAll(async () => {
  for (const file of ['.oxlintrc.json', 'scripts/lint/plugin.mjs']) cpSync(file, join(folder, file));
  for (const [file, lines] of Object.values(WRONG)) write(file, lines);
  for (const [file, lines] of Object.entries(RIGHT)) write(file, lines);
  const args = [resolve('node_modules/oxlint/bin/oxlint'), '-f', 'json'];
  const { stdout } = await run(process.execPath, args, { cwd: folder }).catch((failed) => failed);
  found = JSON.parse(stdout).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(Object.entries(WRONG))('%s is noticed, each way to break it', (code, [file, lines]) => {
  const own = found.filter((one) => one.code === code && one.filename === file);
  expect(own).toHaveLength(lines.length);
});

it.each(Object.keys(RIGHT))('%s may say it', (file) => {
  expect(found.filter(({ filename, code }) => filename === file && code.startsWith('caravel'))).toEqual([]);
});
