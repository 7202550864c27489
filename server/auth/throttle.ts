import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/open';
import { limiterStore, tooMany } from '../http/limits';

const WINDOW_S = 15 * 60;
/** Wrong passwords for one account from one address, after which that address waits. */
const PER_ADDRESS = 10;
/** Wrong passwords for one account from anywhere, after which every try takes longer, right ones included. */
const PER_ACCOUNT = 50;
const SLOW_MS = 1_500;

export interface LoginThrottle {
  /** Throws HttpError 429 while this address must wait for this account. */
  check(agencyId: string, email: string, ip: string): Promise<void>;
  failed(agencyId: string, email: string, ip: string): Promise<void>;
  succeeded(agencyId: string, email: string, ip: string): Promise<void>;
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
  const account = (agencyId: string, email: string) => `${agencyId}:${email}`;
  const address = (agencyId: string, email: string, ip: string) => `${account(agencyId, email)}:${ip}`;
  const count = (limit: RateLimiterPostgres, key: string) =>
    limit.consume(key).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error;
    });

  return {
    async check(agencyId, email, ip) {
      const here = await byAddress.get(address(agencyId, email, ip));
      if (here && here.consumedPoints >= byAddress.points) throw tooMany(here.msBeforeNext);
      const anywhere = await byAccount.get(account(agencyId, email));
      if (anywhere && anywhere.consumedPoints >= byAccount.points) await sleep(SLOW_MS);
    },
    async failed(agencyId, email, ip) {
      await count(byAddress, address(agencyId, email, ip));
      await count(byAccount, account(agencyId, email));
    },
    async succeeded(agencyId, email, ip) {
      await byAddress.delete(address(agencyId, email, ip));
    },
  };
}
