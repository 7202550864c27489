/** R238: so many requests to others run at the same time on behalf of one caller. */
export const REMOTE_AT_ONCE = 5;

/** Runs what it is given at once while fewer than `most` run, and else in turn. */
export function atMost(most: number = REMOTE_AT_ONCE): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
