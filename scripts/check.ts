import { runAll, tool } from './lib/run';

const tsc = tool('typescript7/bin/tsc');
const tsx = tool('tsx/dist/cli.mjs');
const depcruise = tool('dependency-cruiser/bin/dependency-cruise.mjs');
const oxlint = tool('oxlint/bin/oxlint');
const oxfmt = tool('oxfmt/bin/oxfmt');

/** Folders or files to look at, of what is told of one file alone; everything, unless given. */
const given = process.argv.slice(2);
const where = given.length > 0 ? given : ['.'];
const rooms = given.length > 0 ? given : ['core', 'plugins', 'server', 'themes', 'main.tsx'];

/** Types, walls, rules, messages, lint and format: what can be said without running the product. The longest first, two at a time. */
const steps = [
  {
    name: 'format',
    command: oxfmt.command,
    args: [...oxfmt.args, '--check', '--no-error-on-unmatched-pattern', ...where],
  },
  {
    name: 'lint',
    command: oxlint.command,
    args: [
      ...oxlint.args,
      ...['--deny-warnings', '--report-unused-disable-directives', '--no-error-on-unmatched-pattern'],
      ...where,
    ],
  },
  {
    name: 'types',
    command: tsc.command,
    args: [
      ...[...tsc.args, '-p', 'tsconfig.json'],
      // What has not changed since the last time is not checked again.
      ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check/types.tsbuildinfo'],
    ],
  },
  {
    name: 'floors',
    command: depcruise.command,
    args: [...depcruise.args, ...rooms, '--output-type', 'err'],
  },
  { name: 'walls', command: tsx.command, args: [...tsx.args, 'scripts/walls.ts'] },
  { name: 'rules', command: tsx.command, args: [...tsx.args, 'scripts/rules.ts'] },
  { name: 'messages', command: tsx.command, args: [...tsx.args, 'scripts/messages.ts'] },
];

process.exitCode = await runAll(steps, { atOnce: 2 });
