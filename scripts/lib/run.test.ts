import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runAll, type Step, tellingLines } from './run';

test('of a long output the lines remain that name what failed, once each', () => {
  const output = [
    ' \u001b[32m✓\u001b[39m a test that passed',
    ' \u001b[41m FAIL \u001b[49m stories  Markups.stories.tsx > Out Of Bounds',
    'AssertionError: expected 1 to be 2 // Object.is equality',
    ' FAIL  stories  Markups.stories.tsx > Out Of Bounds',
    '  1) [desktop] › cars.journey.ts:12:1 › a car is booked ',
    'core/app.ts(3,7): error TS2322: Type 1 is not assignable.',
    ' Tests  1 failed | 688 passed (689)',
  ].join('\n');
  expect(tellingLines(output)).toEqual([
    'FAIL  stories  Markups.stories.tsx > Out Of Bounds',
    'AssertionError: expected 1 to be 2 // Object.is equality',
    '1) [desktop] › cars.journey.ts:12:1 › a car is booked',
    'core/app.ts(3,7): error TS2322: Type 1 is not assignable.',
  ]);
});

const step = (name: string, code: string, needs?: string[]): Step => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  ...(needs && { needs }),
});

test('two at a time: who waits for something lets the next go first, and is left out where that failed', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line.trim()));
  const file = JSON.stringify(join(tmpdir(), `lanes-${process.pid}`));
  const steps = [
    // Ends when the quick one has been there.
    step('slow', `const t = setInterval(() => require('fs').existsSync(${file}) && clearInterval(t), 20)`),
    step('broken', 'process.exit(3)'),
    step('after slow', '', ['slow']),
    step('after broken', '', ['broken']),
    step('quick', `require('fs').writeFileSync(${file}, '')`),
  ];
  expect(await runAll(steps, { atOnce: 2 })).toBe(2);
  rmSync(JSON.parse(file) as string);
  const begun = said.filter((line) => /^— [^\n]*$/.test(line)).map((line) => line.slice(2));
  expect(begun.indexOf('quick')).toBeLessThan(begun.indexOf('after slow'));
  expect(said.join('\n')).toMatch(/FAILED +[\d.]+ s {2}after broken[^]*left out: broken has failed/);
});

test('what needs something that is no step is a mistake', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await expect(runAll([step('lost', '', ['nothing'])])).rejects.toThrow(
    'Nothing brings what is needed by: lost',
  );
});
