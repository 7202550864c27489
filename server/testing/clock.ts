import type { Clock } from '../ports/services';

export interface TestClock extends Clock {
  /** Moves time on, in milliseconds. */
  advance(ms: number): void;
}

/** A clock that stands until it is told to move. */
export function testClock(start = '2026-11-20T12:00:00Z'): TestClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
}
