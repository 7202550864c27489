import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/open';
import { HttpError } from '../error';
import { limiterStore, tooMany } from '../http/limits';

const WINDOW_S = 15 * 60;
/** Wrong passwords for one account from one address, after which that address waits. */
const PER_ADDRESS = 10;
/** Wrong passwords for one account from anywhere, after which every try takes longer, right ones included. */
const PER_ACCOUNT = 50;
const SLOW_MS = 1_500;

export interface LoginThrottle {
  /**
   * Runs one try, which counts as a wrong one from before its beginning until it has come through: of many at once no more
   * are run than one after the other would be. Throws HttpError 429 while this address must wait for this account.
   */
  attempt<T>(agencyId: string, account: string, ip: string, run: () => Promise<T>): Promise<T>;
}

/**
 * Slows the guessing of passwords (SEC-07). Only the guessing address is refused; what an attacker does from
 * many addresses makes the victim's login slower but never impossible.
 */
export function createLoginThrottle(db: Database, factor = 1): LoginThrottle {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      keyPrefix,
      points: Math.ceil(points * factor),
      duration: WINDOW_S,
      storeClient: limiterStore(db),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  const byAddress = limiter('login-address', PER_ADDRESS);
  const byAccount = limiter('login-account', PER_ACCOUNT);

  /** Milliseconds to wait when there was none left. */
  const consume = async (limit: RateLimiterPostgres, key: string): Promise<number | null> => {
    try {
      await limit.consume(key);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  };

  return {
    async attempt(agencyId, account, ip, run) {
      const anywhere = `${agencyId}:${account}`;
      const here = `${anywhere}:${ip}`;
      const wait = await consume(byAddress, here);
      if (wait !== null) throw tooMany(wait);
      if ((await consume(byAccount, anywhere)) !== null) await sleep(SLOW_MS);
      try {
        const result = await run();
        await byAddress.delete(here);
        await byAccount.reward(anywhere, 1);
        return result;
      } catch (error) {
        // Not the fault of who tried.
        if (!(error instanceof HttpError) || error.status >= 500)
          await Promise.all([byAddress.reward(here, 1), byAccount.reward(anywhere, 1)]);
        throw error;
      }
    },
  };
}
