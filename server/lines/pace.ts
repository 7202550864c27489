import { LineBusy } from './line-busy';
import { wait } from './wait';

/** Longer is not believed: whoever asked for it is asked again after that. */
const LONGEST_REST_MS = 60 * 60_000;

export interface Pace {
  /** Waits until calls may be made again. Throws LineBusy where that takes longer than this, and what ends the signal. */
  enter(patienceMs: number, signal: AbortSignal): Promise<void>;
  /** No call for so long. */
  rest(forMs: number): void;
}

/** Keeps away from somebody who has said for how long he wants no more calls. */
export function createPace(elapsed: () => number = () => performance.now()): Pace {
  let restsUntil = -Infinity;
  return {
    async enter(patienceMs, signal) {
      signal.throwIfAborted();
      const rest = restsUntil - elapsed();
      if (rest <= 0) return;
      if (rest > patienceMs) throw new LineBusy('LINE_LIMITED');
      await wait(rest, signal);
      signal.throwIfAborted();
    },
    rest(forMs) {
      restsUntil = Math.max(restsUntil, elapsed() + Math.min(forMs, LONGEST_REST_MS));
    },
  };
}
