import { PGlite } from '@electric-sql/pglite';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle, ROOT as root } from '../testing/bundle';
import { emptyImage } from '../testing/image';
import { makeOnServer } from '../testing/templates';
import { FAILPOINTS } from '.';
import { scenarioFor } from './testing/crash/scenarios';

/** Each chain lives on a directory of its own; two keep both cores of a small machine busy. */
const CHAINS = 2;

let work: string;
let program: string;

beforeAll(async () => {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  work = mkdtempSync(join(root, '.tmp', 'crash-'));
  program = join(work, 'child.mjs');
  await bundle('server/booking/testing/crash/child.ts', program);
}, 120_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

interface Outcome {
  signal: NodeJS.Signals | null;
  output: string;
}

/** On the server that tests have, otherwise embedded in the directory. */
async function makeDatabase(dir: string): Promise<string> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return (await makeOnServer(url)).at.href;
  await (await PGlite.create(join(dir, 'db'), { loadDataDir: await emptyImage() })).close();
  return '';
}

const live = (dir: string, database: string, at: Date, failpoint: string | null): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    // Only the fast compiler: it starts the embedded database in a third of the time.
    const args = [
      '--liftoff-only',
      program,
      dir,
      at.toISOString(),
      failpoint ? scenarioFor(failpoint) : 'trip',
    ];
    const env = {
      ...process.env,
      CRASH_DATABASE_URL: database,
      CARAVEL_FAILPOINTS: failpoint ? `${failpoint}=kill` : '',
    };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (_, signal) => resolve({ signal, output }));
  });

/** What was said before `checked`, that is the violations that the next process found. */
const violationsIn = ({ output }: Outcome): string[] => {
  const end = output.indexOf('checked ');
  return end < 0
    ? [`it never came to checking: ${output.slice(0, 2_000)}`]
    : output.slice(0, end).split('\n').filter(Boolean);
};

/** Kills a process at each of the points, one after the other on one directory and database; each recovers the one before. */
async function chain(
  name: string,
  points: readonly string[],
): Promise<Map<string, { killed: boolean; found: string[] }>> {
  const dir = join(work, name);
  mkdirSync(dir);
  const database = await makeDatabase(dir);
  const results = new Map<string, { killed: boolean; found: string[] }>();
  let clock = new Date('2027-03-01T09:00:00Z').getTime();
  let before: string | null = null;
  for (const point of [...points, null]) {
    const outcome = await live(dir, database, new Date(clock), point);
    if (before) results.get(before)!.found = violationsIn(outcome);
    if (point) results.set(point, { killed: outcome.signal === 'SIGKILL', found: [outcome.output] });
    before = point;
    clock += 5 * 60_000 + 3_600_000;
  }
  return results;
}

describe('a process that is killed', () => {
  let results: Map<string, { killed: boolean; found: string[] }>;
  beforeAll(async () => {
    const chains = Array.from({ length: CHAINS }, (_, index) =>
      FAILPOINTS.filter((__, position) => position % CHAINS === index),
    );
    const all = await Promise.all(chains.map((points, index) => chain(`chain-${index}`, points)));
    results = new Map(all.flatMap((part) => [...part]));
  }, 600_000);

  it.each(FAILPOINTS)(
    'INV-1 INV-2 INV-3 INV-4 INV-7 at %s leaves nothing lost and nothing doubled',
    (point) => {
      expect(results.get(point)).toEqual({ killed: true, found: [] });
    },
  );
});
