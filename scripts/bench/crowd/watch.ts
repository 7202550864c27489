import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { authKeyOf, call } from '../api';
import { ask, type Asked, type Crowd } from './client';
import { type Figure, median, seconds } from '../table';

const SEARCHES = 200;
const CROWDED = 'bluefjord';
const OTHER = 'horizonte';
/** Milliseconds between two looks at the same page. */
const PACE = 40;

/** Opens a page every few milliseconds, whether or not it has come the time before, until `ended`; how long each took. */
async function watch(port: number, path: string, ended: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<Asked>[] = [];
  while (!ended()) {
    asked.push(ask(port, OTHER, { path, agent }));
    await new Promise((done) => setTimeout(done, PACE));
  }
  const seen = await Promise.all(asked);
  agent.destroy();
  const failed = seen.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${path} answered ${failed.status}`);
  return seen.map(({ ms }) => ms);
}

/** What the crowd was answered; it is a process of its own, so that it does not hold up who watches. */
async function statusesOf(crowd: Crowd): Promise<number[]> {
  const client = fork('scripts/bench/crowd/client.ts', [JSON.stringify(crowd)]);
  const [statuses] = (await once(client, 'message')) as [number[]];
  return statuses;
}

const percentile95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** How long another agency's visitor and a probe of the process wait while one client fires its searches at once. */
export async function measureCrowd(port: number): Promise<Figure[]> {
  const { json } = await call(port, CROWDED, 'POST', '/api/user/login', {
    body: { email: `client@${CROWDED}.example`, password: 'Caravel_2026' },
  });
  const headers = {
    'auth-key': await authKeyOf(port, CROWDED),
    'x-access-token': String(json['auth']),
  };
  const pages = ['/', '/healthz'];
  const quietEnds = performance.now() + 2000;
  const quiet = await Promise.all(
    pages.map((path) => watch(port, path, () => performance.now() > quietEnds)),
  );

  // The first runs compile what all later ones use.
  await statusesOf({ port, agency: CROWDED, headers, count: 4 });
  let isOver = false;
  const began = performance.now();
  const crowd = statusesOf({ port, agency: CROWDED, headers, count: SEARCHES }).finally(
    () => (isOver = true),
  );
  const watched = await Promise.all(pages.map((path) => watch(port, path, () => isOver)));
  const statuses = await crowd;
  const took = performance.now() - began;
  const found = statuses.filter((status) => status === 200).length;
  const told = statuses.filter((status) => status === 429 || status === 503).length;
  return pages.map((path, at) => {
    const times = watched[at]!;
    const p95 = percentile95(times);
    return {
      what: `${path === '/' ? 'home of another agency' : path} while one client fires ${SEARCHES} searches (95th percentile of ${times.length})`,
      measured: `${p95.toFixed(0)} ms`,
      goal: '≤ 300 ms',
      met: p95 <= 300 && found + told === SEARCHES,
      reference: `worst ${Math.max(...times).toFixed(0)} ms, quiet ${median(quiet[at]!).toFixed(0)} ms; ${found} found, ${told} told to wait, in ${seconds(took)}`,
    };
  });
}
