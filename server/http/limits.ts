import { requestRefusals } from '@/core/contract/refusals/request';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { RateClass } from '@/core/contract';
import type { Database } from '../db/open';
import { HttpError } from '../error';

/** `visitor`: what an address without a session searches and opens (G33), beside the budget of the call's own class. */
type Budget = RateClass | 'visitor' | 'general';

/** Requests a minute for one address on one agency; a class draws on its own budget and on the general one. */
export const BUDGETS: Record<Budget, number> = {
  general: 900,
  visitor: 60,
  credentials: 60,
  // Nobody guesses what another system has issued; a whole office may come from one address at nine o'clock.
  arrival: 300,
  search: 120,
  write: 120,
};

export interface Limits {
  /** Takes one from the budget. Throws HttpError 429 with `retry-after` in seconds. */
  take(budget: Budget, key: string): Promise<void>;
}

/** A store shape that the limiter accepts, over the login role: no tenant's role may touch the counters. */
export function limiterStore(db: Database) {
  return { query: ({ text, values }: { text: string; values?: unknown[] }) => db.raw(text, values) };
}

const retryAfter = (milliseconds: number) => ({
  'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1000))),
});

export const tooMany = (milliseconds: number) =>
  new HttpError(429, 'TOO_MANY_REQUESTS', requestRefusals.tooMany, {
    headers: retryAfter(milliseconds),
  });

/** There is more to do than the process manages; whoever asks did nothing wrong. */
export const tooBusy = (milliseconds: number) =>
  new HttpError(503, 'UNAVAILABLE', requestRefusals.busy, {
    headers: retryAfter(milliseconds),
  });

/**
 * Request budgets. Those of the classes are counted in the database, so that they hold over all processes; the
 * general one only keeps a flood off and is counted in this process, because a write for every read would
 * cost more than the flood.
 */
export function createLimits(db: Database, factor = 1): Limits {
  const limiters = Object.fromEntries(
    Object.entries(BUDGETS).map(([name, points]) => {
      const options = { points: Math.ceil(points * factor), duration: 60, keyPrefix: name };
      if (name === 'general') return [name, new RateLimiterMemory(options)];
      return [
        name,
        new RateLimiterPostgres({
          ...options,
          storeClient: limiterStore(db),
          storeType: 'client',
          tableName: 'rate_limit',
          tableCreated: true,
          clearExpiredByTimeout: false,
        }),
      ];
    }),
  ) as Record<Budget, RateLimiterAbstract>;
  return {
    async take(budget, key) {
      try {
        await limiters[budget].consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext);
        throw error;
      }
    },
  };
}
