import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RunningServer } from '../../tests/support/server';
import { authKeyOf, signIn } from './api';
import { load, type Load } from './load';
import { AGENCY } from './searches';
import { seller } from './selling';
import type { Figure } from './table';
import { processorMs } from './usage';

/** As many as a page of a list has. */
const ROWS = 20;

interface Asked extends Load {
  /** Processor time of one request, in milliseconds; what a database server of its own does is not in it. */
  processor: number;
}

type Target = Parameters<typeof load>[0] & { pid: number };

/** What is compiled at first is not measured. */
async function ask({ pid, ...target }: Target): Promise<Asked> {
  const options = { connections: 10, ms: 3000 };
  await load(target, { ...options, ms: 1500 });
  const before = processorMs(pid);
  const asked = await load(target, options);
  const count = (asked.perSecond * options.ms) / 1000;
  return { ...asked, processor: (processorMs(pid) - before) / count };
}

/** What a handler that does nothing answers on this machine at the moment. */
async function askBare(): Promise<Asked> {
  const process_ = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bare.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = (await once(process_.stdout, 'data')) as [Buffer];
  const port = Number(said.toString());
  const asked = await ask({ pid: process_.pid!, port, host: 'localhost', path: '/' });
  process_.stdin.end();
  return asked;
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
const judged = (measured: number, isMet: boolean) => (Number.isNaN(measured) ? undefined : isMet);

/** How many calls a second are answered beside a bare handler, and what each costs. `where` names the database. */
export async function measureReads(
  server: RunningServer,
  { where, share }: { where: string; share: number },
): Promise<Figure[]> {
  const authKey = await authKeyOf(server.port, AGENCY);
  const target = (path: string, token?: string): Target => ({
    pid: server.pid,
    port: server.port,
    host: `${AGENCY}.localhost`,
    path,
    headers: { 'auth-key': authKey, ...(token ? { 'x-access-token': token } : {}) },
  });
  const bare = await askBare();
  const bootstrap = await ask(target('/api/agency'));
  const read = await ask(target('/api/user/getProfile', await signIn(server.port, AGENCY, 'client')));
  const owner = await signIn(server.port, AGENCY, 'owner');
  const sell = await seller(server.port);
  for (let sold = 0; sold < ROWS; sold += 1) await sell();
  const list = await ask(target(`/api/v3/agency/flights/bookings?limit=${ROWS}&offSet=0`, owner));

  const rate = (what: string, asked: Asked, goal: number): Figure => ({
    what: `${what}, ${where}: requests a second beside a bare handler`,
    measured: `${percent(asked.perSecond / bare.perSecond)} (${asked.perSecond}, ${asked.failures} failed)`,
    goal: `≥ ${percent(goal)}`,
    met: asked.perSecond / bare.perSecond >= goal && asked.failures === 0,
    reference: `bare ${bare.perSecond}; by processor time ${percent(bare.processor / asked.processor)}`,
  });
  const processor = (what: string, asked: Asked, goal: number): Figure => ({
    what: `${what}, ${where}: processor time`,
    measured: `${asked.processor.toFixed(2)} ms`,
    goal: `≤ ${goal} ms`,
    met: judged(asked.processor, asked.processor <= goal),
    reference: `bare ${bare.processor.toFixed(3)} ms`,
  });
  return [
    rate('cached agency bootstrap', bootstrap, 0.5),
    rate('tenant-scoped read', read, share),
    processor('signed-in read', read, 1.5),
    processor(`page of ${ROWS} of an agency's bookings`, list, 4),
  ];
}
