import type { BreakerLimits } from '../config/operating';

/** What a call told of whoever was called: it answered, whatever; it did not; or nobody waited for the end. */
export type Ending = 'answered' | 'outage' | 'left';

/** `open`: nobody is let through; `half-open`: one is, to see whether it answers again. */
export type Circuit = 'closed' | 'half-open' | 'open';

export interface Breaker {
  circuit(): Circuit;
  /** How often it has opened since the start. */
  trips(): number;
  /** Whether somebody who comes now would be let through. */
  isPassable(): boolean;
  /** Lets a call through, which says at its end what it came to; null when nobody is let through. */
  enter(): ((ending: Ending) => void) | null;
}

interface Parts {
  /** Milliseconds that only go up. */
  readonly elapsed?: () => number;
  /** Told when it opens after having been closed, and when it closes again. */
  readonly onTurn?: (to: 'open' | 'closed') => void;
}

/**
 * Opens once somebody is silent several times in a row, so that nobody waits for the same silence again, and tries with one call
 * after a rest.
 */
export function createBreaker(
  { outages: most, withinMs, restMs }: BreakerLimits,
  { elapsed = () => performance.now(), onTurn = () => {} }: Parts = {},
): Breaker {
  let circuit: Circuit = 'closed';
  let trips = 0;
  /** When each of the outages in a row was. */
  let outages: number[] = [];
  let restsUntil = -Infinity;
  /** What was begun before it opened or closed tells nothing of the time since. */
  let age = 0;

  function turn(to: 'open' | 'closed'): void {
    if (to === 'open') restsUntil = elapsed() + restMs;
    age += 1;
    outages = [];
    circuit = to;
  }

  function hear(ending: Ending): void {
    if (circuit === 'half-open') {
      // Who left has told nothing: the next one may try at once.
      if (ending === 'left') circuit = 'open';
      else if (ending === 'outage') turn('open');
      else {
        turn('closed');
        onTurn('closed');
      }
      return;
    }
    if (ending === 'answered') outages = [];
    if (ending !== 'outage') return;
    const now = elapsed();
    outages = [...outages.filter((at) => now - at <= withinMs), now];
    if (most === 0 || outages.length < most) return;
    trips += 1;
    turn('open');
    onTurn('open');
  }

  const isPassable = () => circuit === 'closed' || (circuit === 'open' && elapsed() >= restsUntil);
  return {
    circuit: () => circuit,
    trips: () => trips,
    isPassable,
    enter() {
      if (!isPassable()) return null;
      if (circuit === 'open') circuit = 'half-open';
      const begun = age;
      return (ending) => {
        if (begun === age) hear(ending);
      };
    },
  };
}
