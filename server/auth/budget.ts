import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/open';
import { limiterStore, tooMany } from '../http/limits';

export interface Budget {
  /** Throws HttpError 429 when the key has nothing left. */
  check(key: string): Promise<void>;
  /** Takes one; false when there was none left. */
  take(key: string): Promise<boolean>;
}

/** Counts something rare for all processes together: `points` for each key in so many seconds. */
export function createBudget(db: Database, name: string, points: number, seconds: number): Budget {
  const limiter = new RateLimiterPostgres({
    keyPrefix: name,
    points: Math.ceil(points),
    duration: seconds,
    storeClient: limiterStore(db),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
  return {
    async check(key) {
      const used = await limiter.get(key);
      if (used && used.consumedPoints >= limiter.points) throw tooMany(used.msBeforeNext);
    },
    async take(key) {
      try {
        await limiter.consume(key);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
  };
}
