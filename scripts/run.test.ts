import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Runs a tool as npm does, on a Node that calls itself by this version. */
const as = (version: string) =>
  run(process.execPath, [
    '--import',
    `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`,
    'scripts/run.mjs',
    'node_modules/tsx/dist/cli.mjs',
    '--version',
  ]);

it('runs on a Node that can', async () => {
  await expect(as('22.12.0')).resolves.toMatchObject({ stdout: expect.stringMatching(/^tsx v\d+\.\d+/) });
});

it.each(['20.20.2', '22.11.0'])('says in one sentence what to do on Node %s', async (version) => {
  const refused = await as(version).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect((refused as { stderr: string }).stderr.trim()).toMatch(
    new RegExp(`^This needs Node 22\\.12 .* on ${version.replaceAll('.', '\\.')}: .*install Node 24\\.$`),
  );
});
