import { type Step, tool } from './run';

const tsx = tool('tsx/dist/cli.mjs');
const tsc = tool('typescript7/bin/tsc');
const depcruise = tool('dependency-cruiser/bin/dependency-cruiser.mjs');
const oxlint = tool('oxlint/bin/oxlint');
const oxfmt = tool('oxfmt/bin/oxfmt');
const vitest = tool('vitest/vitest.mjs');
const playwright = tool('@playwright/test/cli.js');

const step = (name: string, run: { command: string; args: string[] }, ...args: string[]): Step => ({
  name,
  command: run.command,
  args: [...run.args, ...args],
});
export const script = (name: string, file: string, ...args: string[]): Step => step(name, tsx, file, ...args);
/** Two steps share the processors, so that each has one worker. */
export const tests = (name: string, projects: readonly string[], files: readonly string[] = []): Step =>
  step(
    name,
    vitest,
    ...['run', '--maxWorkers=1'],
    ...projects.flatMap((project) => ['--project', project]),
    ...files,
  );
export const journeys: Step = { ...step('journeys', playwright, 'test', '--workers=1'), needs: ['build'] };

/** The main job in Firefox and WebKit, where they are installed. */
export const browsers: Step = { ...script('other browsers', 'tests/browsers/main.ts'), needs: ['build'] };

/**
 * Types, walls, rules, messages, lint and format: what can be said without running the product. What is told of one file
 * alone is told of these folders or files; of everything, unless some are `given`.
 */
export function checks(given: readonly string[] = []): Step[] {
  const where = given.length > 0 ? given : ['.'];
  const rooms = given.length > 0 ? given : ['core', 'plugins', 'server', 'themes', 'main.tsx'];
  return [
    // One checker needs half the time of a processor and of memory that four need, which know nothing of each other. What
    // has not changed since the last time is not checked again.
    step(
      'types',
      tsc,
      ...['-p', 'tsconfig.json', '--singleThreaded', '--incremental'],
      ...['--tsBuildInfoFile', TYPES_KNOWN],
    ),
    step('floors', depcruise, ...rooms, '--output-type', 'err'),
    step('format', oxfmt, '--check', '--no-error-on-unmatched-pattern', ...where),
    step(
      'lint',
      oxlint,
      ...['--deny-warnings', '--report-unused-disable-directives', '--no-error-on-unmatched-pattern'],
      ...where,
    ),
    script('walls', 'scripts/walls.ts'),
    script('rules', 'scripts/rules.ts'),
    script('messages', 'scripts/messages.ts'),
  ];
}

/** What the checker of types knows from the last time; a copy of the project may begin with it. */
export const TYPES_KNOWN = 'node_modules/.cache/check/types.tsbuildinfo';
