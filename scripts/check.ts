import { runAll, tool } from './lib/run';

const tsc = tool('typescript7/bin/tsc');
const tsx = tool('tsx/dist/cli.mjs');
const depcruise = tool('dependency-cruiser/bin/dependency-cruise.mjs');
const eslint = tool('eslint/bin/eslint.js');
const prettier = tool('prettier/bin/prettier.cjs');

/** Types, walls, lint and format: what can be said without running the product. The longest first, two at a time. */
const steps = [
  {
    name: 'format',
    command: prettier.command,
    args: [
      ...prettier.args,
      ...['--check', '--log-level', 'warn', '--cache'],
      // A run of Prettier by hand clears the usual place.
      ...['--cache-location', 'node_modules/.cache/check/format'],
      '.',
    ],
  },
  {
    name: 'lint',
    command: eslint.command,
    args: [
      ...eslint.args,
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  },
  { name: 'types', command: tsc.command, args: [...tsc.args, '-p', 'tsconfig.json'] },
  {
    name: 'floors',
    command: depcruise.command,
    args: [...depcruise.args, 'core', 'plugins', 'server', 'themes', 'main.tsx', '--output-type', 'err'],
  },
  { name: 'walls', command: tsx.command, args: [...tsx.args, 'scripts/walls.ts'] },
  { name: 'messages', command: tsx.command, args: [...tsx.args, 'scripts/messages.ts'] },
];

process.exitCode = await runAll(steps, { atOnce: 2 });
