import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/open';
import type { Network } from '../../ports/network';

/** How many times a `/64` there may be in a `/48`: an IPv6 network of many households has more of them, and not without end. */
const WIDE = 10;

interface Count {
  readonly name: string;
  /** For each key; rounded up. */
  readonly points: number;
  readonly seconds: number;
}

/** Counts something for each key, or for each network of a key. */
export interface Counter {
  /** Takes one; the milliseconds to wait when there was none left, null when there was. */
  take(key: string, from?: Network): Promise<number | null>;
  giveBack(key: string, from?: Network): Promise<void>;
  /** Begins anew. */
  forget(key: string, from?: Network): Promise<void>;
}

const PLACE = { storeType: 'client', tableName: 'rate_limit', tableCreated: true } as const;

/**
 * Over the login role, as no tenant's role may touch the counters: in the database for all processes together, or with null
 * in this process.
 */
export function createCounter(db: Database | null, { name, points, seconds }: Count): Counter {
  const limiter = (keyPrefix: string, times: number) => {
    const options = { keyPrefix, points: Math.ceil(points * times), duration: seconds };
    if (!db) return new RateLimiterMemory(options);
    const storeClient = {
      query: (asked: { text: string; values?: unknown[] }) => db.raw(asked.text, asked.values),
    };
    return new RateLimiterPostgres({ ...options, ...PLACE, storeClient, clearExpiredByTimeout: false });
  };
  const near = limiter(name, 1);
  const wide = limiter(`${name}-wide`, WIDE);
  /** Where something of this key is counted, the narrowest first. */
  const places = (key: string, from?: Network) => [
    { limiter: near, key: from ? `${key}:${from.near}` : key },
    ...(from?.wide ? [{ limiter: wide, key: `${key}:${from.wide}` }] : []),
  ];
  return {
    async take(key, from) {
      try {
        for (const place of places(key, from)) await place.limiter.consume(place.key);
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes) return error.msBeforeNext;
        throw error;
      }
    },
    async giveBack(key, from) {
      for (const place of places(key, from)) await place.limiter.reward(place.key);
    },
    async forget(key, from) {
      for (const place of places(key, from)) await place.limiter.delete(place.key);
    },
  };
}
