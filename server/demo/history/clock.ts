import type { Clock } from '../../ports/services';

export interface MovingClock extends Clock {
  /** From now on it is that time, and goes on from there. */
  moveTo(at: Date): void;
  /** Some time passes that nobody waits for, in milliseconds. */
  pass(ms: number): void;
}

/** A clock that is put to a time and then goes as fast as `real`. */
export function movingClock(real: Clock): MovingClock {
  let ahead = 0;
  return {
    now: () => new Date(real.now().getTime() + ahead),
    moveTo: (at) => {
      ahead = at.getTime() - real.now().getTime();
    },
    pass: (ms) => {
      ahead += ms;
    },
  };
}
