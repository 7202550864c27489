import { runAll, tool, type Step } from './lib/run';

const tsx = tool('tsx/dist/cli.mjs');
const vitest = tool('vitest/vitest.mjs');
const playwright = tool('@playwright/test/cli.js');
const script = (name: string): Pick<Step, 'command' | 'args'> => ({
  command: tsx.command,
  args: [...tsx.args, `scripts/${name}.ts`],
});
const project = (...names: string[]) => ({
  command: vitest.command,
  args: [...vitest.args, 'run', ...names.flatMap((name) => ['--project', name])],
});

const postgres = process.env['TEST_DATABASE_URL'];
if (!postgres)
  console.log('TEST_DATABASE_URL is not set: the server tests run on the embedded database only.');

const steps: Step[] = [
  { name: 'check: types, walls, rules, messages, lint, format', ...script('check') },
  { name: 'build', ...script('build') },
  {
    name: 'products removed, new plugins written',
    command: tsx.command,
    args: [...tsx.args, 'tests/removal/main.ts'],
  },
  { name: 'unit tests', ...project('unit', 'page', 'page-alone') },
  { name: 'server tests on the embedded database', ...project('server'), env: { TEST_DATABASE_URL: '' } },
  ...(postgres ? [{ name: 'server tests on PostgreSQL', ...project('server') }] : []),
  { name: 'stories with axe', ...project('stories') },
  { name: 'journeys', command: playwright.command, args: [...playwright.args, 'test'] },
  {
    name: 'faults put in and noticed',
    ...script('mutate'),
    args: [...tsx.args, 'scripts/mutate.ts', '--dear'],
  },
  { name: 'rules proven', ...script('coverage-rules') },
];

const failed = await runAll(steps);
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
