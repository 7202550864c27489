import { setTimeout as sleep } from 'node:timers/promises';
import { freshDataDir, removeDataDir, startServer } from '../../tests/support/server';
import { authKeyOf, call, signIn } from './api';
import { AGENCY, flightSearch } from './searches';
import { drawTable, median } from './table';
import { residentMb } from './usage';

/**
 * Whether a server that is used for some minutes holds more and more memory: `npx tsx scripts/bench/soak.ts [minutes]`. Ends
 * with 1 where the last third of the time needs a tenth more than the second; the first warms up.
 */
const minutes = Math.min(Number(process.argv[2] ?? 8), 60);
const GROWTH = 1.1;
const PAUSE_MS = 100;
const SAMPLE_MS = 2_000;

const dataDir = await freshDataDir();
const server = await startServer({ dataDir, env: { RATE_FACTOR: '100000' } });
const { port, pid } = server;
const until = performance.now() + minutes * 60_000;
const samples: number[] = [];
let calls = 0;
let failures = 0;

async function use(work: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; performance.now() < until; n += 1) {
    await work(n).then(
      () => (calls += 1),
      () => (failures += 1),
    );
    await sleep(PAUSE_MS);
  }
}

async function sample(): Promise<void> {
  while (performance.now() < until) {
    samples.push(residentMb(pid));
    await sleep(SAMPLE_MS);
  }
}

try {
  const authKey = await authKeyOf(port, AGENCY);
  const client = await signIn(port, AGENCY, 'client');
  const owner = await signIn(port, AGENCY, 'owner');
  const search = await flightSearch(port);
  const get = (path: string, token?: string) =>
    call(port, AGENCY, 'GET', path, { authKey, ...(token ? { token } : {}) });
  await Promise.all([
    sample(),
    use(search),
    use(() => get('/api/user/getProfile', client)),
    use(() => get('/api/v3/agency/flights/bookings?limit=20&offSet=0', owner)),
    use(() => get('/api/agency')),
    use(() => signIn(port, AGENCY, 'client')),
  ]);
} finally {
  await server.stop();
  await removeDataDir(dataDir);
}
const third = Math.floor(samples.length / 3);
const [first, second, last] = [0, 1, 2].map((part) =>
  median(samples.slice(part * third, (part + 1) * third)),
);
const grown = last! / second!;
const figure = {
  what: `memory after ${minutes} minutes of ${calls} calls (${failures} failed)`,
  measured: `${last!.toFixed(0)} MB`,
  goal: 'no growth',
  met: grown <= GROWTH && failures === 0,
  reference: `thirds of the time: ${[first, second, last].map((part) => part!.toFixed(0)).join(', ')} MB`,
};
console.log(drawTable([figure]));
process.exitCode = figure.met ? 0 : 1;
