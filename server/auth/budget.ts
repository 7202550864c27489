import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/open';
import { limiterStore, tooMany } from '../http/limits';
import type { Budget } from '../ports/budget';

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
  const refusal = async (key: string): Promise<RateLimiterRes | null> => {
    try {
      await limiter.consume(key);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  };
  return {
    take: async (key) => (await refusal(key)) === null,
    async spend(key) {
      const refused = await refusal(key);
      if (refused) throw tooMany(refused.msBeforeNext);
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  };
}
