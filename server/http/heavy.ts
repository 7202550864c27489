import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** What others may need at most after a piece of work, in times of what it took. */
const MOST_REST = 2;

/** What takes no longer holds nobody up. */
const LIGHT_MS = 1;

const idle = () => performance.eventLoopUtilization().idle;

/**
 * Lets the process hear everybody else after a piece of work of so many milliseconds: until it has nothing to do, or has had
 * its share of time.
 */
export async function restAfter(tookMs: number): Promise<void> {
  const until = performance.now() + MOST_REST * tookMs;
  let before: number;
  do {
    before = idle();
    await setTimeout(1);
  } while (idle() === before && performance.now() < until);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs what computes for tens of milliseconds, such as building or writing a thousand offers: one such piece after the other,
 * and between two of them whoever else waits is heard, because all requests share this thread. New connections come one in a
 * pass of the event loop, so that one pass in between would not be enough.
 */
export function heavy<T>(work: () => T | Promise<T>): Promise<T> {
  const done = last.then(async () => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      const took = performance.now() - began;
      if (took > LIGHT_MS) rested = restAfter(took);
    }
  });
  let rested: Promise<void> = Promise.resolve();
  last = done.then(
    () => rested,
    () => rested,
  );
  return done;
}
