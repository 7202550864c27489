import { setTimeout as sleep } from 'node:timers/promises';
import type { Sell } from '../../server/testing/access';
import type { RunningServer } from '../../tests/support/server';
import { authKeyOf, call, signIn } from './api';
import { AGENCY, flightSearch } from './searches';
import { type Figure, kilobytes, median } from './table';
import { mainThreadMs, processorMs } from './usage';

const RUNS = 7;
/** What every run compiles for those after it. */
const WARM = 2;
/** Letters and papers of a booking are made within this time after its answer. */
const AFTER_MS = 3_500;

const judged = (measured: number, goal: number) => (Number.isNaN(measured) ? undefined : measured <= goal);

/** By an address, so that the rest still stands when that product is taken away. */
const SOLD = '../../plugins/flight/server/access.cases';

/** What a booking costs from its price of now to the letter with its papers; `where` names the database. */
export async function measureBooking(
  server: RunningServer,
  { where, goal }: { where: string; goal: number },
): Promise<Figure> {
  const { pid, port } = server;
  const { sell } = (await import(SOLD)) as { sell: Sell };
  const token = await signIn(port, AGENCY, 'client');
  const authKey = await authKeyOf(port, AGENCY);
  const idle = processorMs(pid);
  await sleep(AFTER_MS);
  const beside = processorMs(pid) - idle;
  const used: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    let before = 0;
    const ask = async (method: string, path: string, body?: unknown) => {
      const { json } = await call(port, AGENCY, method, `/${path.replace(/^\//, '')}`, {
        body,
        token,
        authKey,
      });
      if (path.endsWith('/search')) {
        await sleep(500);
        before = processorMs(pid);
      }
      return json;
    };
    await sell(ask, 'Silva', new Date());
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

/** What a search of some 500 offers costs beside the main thread and on it, and what its answer weighs. */
export async function measureSearchWork({ pid, port }: RunningServer): Promise<Figure[]> {
  const search = await flightSearch(port);
  const all: number[] = [];
  const main: number[] = [];
  let answer = '';
  for (let run = 0; run < RUNS; run += 1) {
    const before = { all: processorMs(pid), main: mainThreadMs(pid) };
    answer = await search(0);
    await sleep(500);
    if (run < WARM) continue;
    all.push(processorMs(pid) - before.all);
    main.push(mainThreadMs(pid) - before.main);
  }
  const { length } = (JSON.parse(answer) as { data: unknown[] }).data;
  const bytes = Buffer.byteLength(answer);
  const measured = median(all);
  return [
    {
      what: `a search of ${length} offers: processor time of all threads`,
      measured: `${measured.toFixed(0)} ms`,
      goal: '≤ 60 ms',
      met: judged(measured, 60),
      reference: `on the main thread ${median(main).toFixed(0)} ms`,
    },
    {
      what: `a search of ${length} offers: its answer before compression`,
      measured: kilobytes(bytes),
      goal: '≤ 250 kB',
      met: bytes <= 250_000,
    },
  ];
}
