import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '../../tests/support/server';
import { flightSearch } from './searches';
import type { Figure } from './table';
import { peakMb, residentMb } from './usage';

const REST_MS = 5_000;
const PARALLEL = 10;

const figure = (what: string, measured: number, goal: number): Figure => ({
  what: `memory, embedded database: ${what}`,
  measured: `${measured.toFixed(0)} MB`,
  goal: `≤ ${goal} MB`,
  met: Number.isNaN(measured) ? undefined : measured <= goal,
});

/** The most memory that a start has taken so far. */
export const memoryOfStart = (server: RunningServer, what: string): Figure =>
  figure(what, peakMb(server.pid), 512);

/** What a server holds when nobody asks anything, and at most while ten search at once. Ask before anything else is measured. */
export async function measureMemory(server: RunningServer): Promise<Figure[]> {
  await sleep(REST_MS);
  const atRest = residentMb(server.pid);
  const search = await flightSearch(server.port);
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: PARALLEL }, (_, n) => search(PARALLEL * round + n)));
  return [figure('at rest', atRest, 384), figure(`${PARALLEL} searches at once`, peakMb(server.pid), 512)];
}
