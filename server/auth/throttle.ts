import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/open';
import { HttpError } from '../error';
import { createCounter } from '../http/budget/counter';
import type { Network } from '../ports/network';
import { tooMany } from '../http/limits';

const WINDOW_S = 15 * 60;
/** Wrong passwords for one account from one network, after which that network waits. */
const PER_NETWORK = 10;
/** Wrong passwords for one account from anywhere, after which every try takes longer, right ones included. */
const PER_ACCOUNT = 50;
/** The same of all accounts of an agency, which are guessed one after the other. */
const PER_AGENCY = 500;
const SLOW_MS = 1_500;

export interface LoginThrottle {
  /**
   * Runs one try, which counts as a wrong one from before its beginning until it has come through: of many at once no more
   * are run than one after the other would be. Throws HttpError 429 while this network must wait for this account.
   */
  attempt<T>(agencyId: string, account: string, from: Network, run: () => Promise<T>): Promise<T>;
}

/**
 * Slows the guessing of passwords (SEC-07). Only the guessing network is refused; what an attacker does from
 * many of them makes the victim's login slower but never impossible.
 */
export function createLoginThrottle(db: Database, factor = 1): LoginThrottle {
  const counter = (name: string, points: number) =>
    createCounter(db, { name, points: points * factor, seconds: WINDOW_S });
  const byNetwork = counter('login-network', PER_NETWORK);
  const byAccount = counter('login-account', PER_ACCOUNT);
  const byAgency = counter('login-agency', PER_AGENCY);

  return {
    async attempt(agencyId, account, from, run) {
      const key = `${agencyId}:${account}`;
      const wait = await byNetwork.take(key, from);
      if (wait !== null) throw tooMany(wait);
      const waits = [await byAccount.take(key), await byAgency.take(agencyId)];
      if (waits.some((each) => each !== null)) await sleep(SLOW_MS);
      const giveBack = () => Promise.all([byAccount.giveBack(key), byAgency.giveBack(agencyId)]);
      try {
        const result = await run();
        await byNetwork.forget(key, from);
        await giveBack();
        return result;
      } catch (error) {
        // Not the fault of who tried.
        if (!(error instanceof HttpError) || error.status >= 500)
          await Promise.all([byNetwork.giveBack(key, from), giveBack()]);
        throw error;
      }
    },
  };
}
