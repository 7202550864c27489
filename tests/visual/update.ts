import { rm } from 'node:fs/promises';
import { runAll, tool } from '../../scripts/lib/run';

const vitest = tool('vitest/vitest.mjs');
const storybook = tool('storybook/dist/bin/dispatcher.js');
const playwright = tool('@playwright/test/cli.js');

/** Takes structures and pictures of the library anew. Look at the difference before it is committed. */
await rm('tests/visual/structure', { recursive: true, force: true });
await rm('tests/visual/pictures', { recursive: true, force: true });
process.exitCode = await runAll([
  {
    name: 'structures',
    command: vitest.command,
    args: [...vitest.args, 'run', '--project', 'stories', 'core/ui'],
    env: { VITE_VISUAL_UPDATE: '1' },
  },
  {
    name: 'Storybook',
    command: storybook.command,
    args: [...storybook.args, 'build', '-o', 'dist/storybook', '--quiet'],
  },
  {
    name: 'pictures',
    command: playwright.command,
    args: [...playwright.args, 'test', '-c', 'tests/visual/playwright.config.ts', '--update-snapshots=all'],
  },
]);
