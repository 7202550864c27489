import type { Database } from '../db/open';
import { createCounter } from '../http/budget/counter';
import { tooMany } from '../http/limits';
import type { Budget } from '../ports/budget';

/** Counts something rare for all processes together: `points` for each key in so many seconds. */
export function createBudget(db: Database, name: string, points: number, seconds: number): Budget {
  const counter = createCounter(db, { name, points, seconds });
  return {
    take: async (key, from) => (await counter.take(key, from)) === null,
    async spend(key, from) {
      const wait = await counter.take(key, from);
      if (wait !== null) throw tooMany(wait);
    },
    giveBack: counter.giveBack,
  };
}
