import { setTimeout as sleep } from 'node:timers/promises';
import type { Sell } from '../../server/testing/access';
import type { RunningServer } from '../../tests/support/server';
import { authKeyOf, call, signIn } from './api';
import { AGENCY, flightSearchInPieces } from './searches';
import { type Figure, kilobytes, median } from './table';
import { mainThreadMs, processorMs } from './usage';

const RUNS = 7;
/** What every run compiles for those after it. */
const WARM = 2;
/** The kernel counts in steps of 10 ms, and the process has work of its own: many searches tell what one costs. */
const SEARCHES = 20;
const SEARCHES_WARM = 6;
const BETWEEN_MS = 300;
/** Letters and papers of a booking are made within this time after its answer. */
const AFTER_MS = 3_500;

const judged = (measured: number, goal: number) => (Number.isNaN(measured) ? undefined : measured <= goal);

/** By an address, so that the rest still stands when that product is taken away. */
const SOLD = '../../plugins/flight/server/access.cases';
const WIRE = '../../plugins/flight/contract';

/** Sells a trip as a client of the agency buys it; `found` is awaited once there are offers. */
export async function seller(port: number, found: () => Promise<void> = () => Promise.resolve()) {
  const { sell } = (await import(SOLD)) as { sell: Sell };
  const as = { token: await signIn(port, AGENCY, 'client'), authKey: await authKeyOf(port, AGENCY) };
  const ask = async (method: string, path: string, body?: unknown) => {
    const { json } = await call(port, AGENCY, method, `/${path.replace(/^\//, '')}`, { body, ...as });
    if (path.endsWith('/search')) await found();
    return json;
  };
  return () => sell(ask, 'Silva', new Date());
}

/** What a booking costs from its price of now to the letter with its papers; `where` names the database. */
export async function measureBooking(
  server: RunningServer,
  { where, goal }: { where: string; goal: number },
): Promise<Figure> {
  const { pid, port } = server;
  let before = 0;
  const sell = await seller(port, async () => {
    await sleep(500);
    before = processorMs(pid);
  });
  const idle = processorMs(pid);
  await sleep(AFTER_MS);
  const beside = processorMs(pid) - idle;
  const used: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await sell();
    await sleep(AFTER_MS);
    if (run >= WARM) used.push(processorMs(pid) - before - beside);
  }
  const measured = median(used);
  return {
    what: `a whole booking, ${where}: processor time`,
    measured: `${measured.toFixed(0)} ms`,
    goal: `≤ ${goal} ms`,
    met: judged(measured, goal),
    reference: `of ${used.map((each) => each.toFixed(0)).join(', ')}`,
  };
}

type Event = { kind: string; offers: unknown[] };
interface Wire {
  createEventReader: () => (sent: unknown) => Event;
  mergeOffers: (offers: unknown[]) => unknown[];
}
/** The offers of a search as a page lists them: what several suppliers sell alike counts once. */
async function listedOf(answer: string): Promise<number> {
  const { createEventReader, mergeOffers } = (await import(WIRE)) as Wire;
  const read = createEventReader();
  const events = answer
    .trim()
    .split('\n')
    .map((line) => read(JSON.parse(line)));
  return mergeOffers(events.flatMap(({ kind, offers }) => (kind === 'batch' ? offers : []))).length;
}

/** What a search of some 500 offers costs beyond what the process needs at rest, and what its answer weighs. */
export async function measureSearchWork({ pid, port }: RunningServer): Promise<Figure[]> {
  const search = await flightSearchInPieces(port);
  const used = async (work: () => Promise<unknown>) => {
    const [all, main, began] = [processorMs(pid), mainThreadMs(pid), performance.now()];
    await work();
    return {
      all: processorMs(pid) - all,
      main: mainThreadMs(pid) - main,
      took: performance.now() - began,
    };
  };
  const several = async (count: number) => {
    for (let run = 0; run < count; run += 1) {
      await search();
      await sleep(BETWEEN_MS);
    }
  };
  await several(SEARCHES_WARM);
  const working = await used(() => several(SEARCHES));
  const resting = await used(() => sleep(working.took));
  const answer = await search();
  const offers = await listedOf(answer);
  const each = (part: 'all' | 'main') => (working[part] - resting[part]) / SEARCHES;
  const bytes = Buffer.byteLength(answer);
  return [
    {
      what: `a search of ${offers} offers: processor time of all threads`,
      measured: `${each('all').toFixed(0)} ms`,
      goal: '≤ 60 ms',
      met: judged(each('all'), 60),
      reference: `on the main thread ${each('main').toFixed(0)} ms`,
    },
    {
      what: `a search of ${offers} offers: its answer before compression`,
      measured: kilobytes(bytes),
      goal: '≤ 250 kB',
      met: bytes <= 250_000,
    },
  ];
}
