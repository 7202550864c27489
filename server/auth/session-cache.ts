import { hashToken } from './token';
import type { SessionUser } from '../ports/user';

/** Where the database does not tell of endings, one of another process shows after this long (SEC-05: one second). */
export const REMEMBER_MS = 750;
/** Where it does, somebody is known for this long; so long, too, may the last call of a session be out of date. */
export const TOLD_MS = 30_000;
const MAX_SESSIONS = 10_000;

interface Known {
  user: SessionUser;
  /** When it was looked up. */
  at: number;
}

/**
 * Remembers who a token belongs to, so that reading calls look it up once. Nothing is remembered of tokens that were
 * refused, and calls that change something don't ask here. `isTold` says whether `forget` is called for every ending
 * of a moment ago, whichever process it happened in.
 */
export function createSessionCache(now: () => Date, isTold: () => boolean) {
  let known = new Map<string, Map<string, Known>>();
  let size = 0;
  /** Counts endings: what was looked up before one may not be remembered after it. */
  let endings = 0;

  /** Every token of the agency is looked up again; with null, those of all. */
  const forget = (agencyId: string | null): void => {
    endings += 1;
    if (agencyId === null) {
      known = new Map();
      size = 0;
    } else {
      size -= known.get(agencyId)?.size ?? 0;
      known.delete(agencyId);
    }
  };

  const remember = (agencyId: string, token: string, held: Known): void => {
    if (size >= MAX_SESSIONS) forget(null);
    const ofAgency = known.get(agencyId) ?? new Map<string, Known>();
    known.set(agencyId, ofAgency);
    if (!ofAgency.has(token)) size += 1;
    ofAgency.set(token, held);
  };

  return {
    /** The user of a token; asks `find` when it is not known. */
    async userOf(
      agencyId: string,
      token: string,
      find: () => Promise<SessionUser | null>,
    ): Promise<SessionUser | null> {
      const key = hashToken(token);
      const at = now().getTime();
      const held = known.get(agencyId)?.get(key);
      const age = held ? at - held.at : Number.NaN;
      if (held && age >= 0 && age < (isTold() ? TOLD_MS : REMEMBER_MS)) return held.user;
      if (held) {
        known.get(agencyId)?.delete(key);
        size -= 1;
      }
      const before = endings;
      const user = await find();
      if (user && endings === before) remember(agencyId, key, { user, at });
      return user;
    },
    forget,
  };
}
