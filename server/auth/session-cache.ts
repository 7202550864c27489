import { hashToken } from './token';
import type { SessionUser } from '../ports/user';

/** A session that ended in another process is refused here after this long at the latest (SEC-05: one second). */
export const REMEMBER_MS = 750;
const MAX_SESSIONS = 10_000;

interface Known {
  user: SessionUser;
  until: number;
}

/**
 * Remembers for a moment who a token belongs to, so that a page's burst of reading calls looks it up once. Nothing
 * is remembered of tokens that were refused, and calls that change something don't ask here.
 */
export function createSessionCache(now: () => Date) {
  const known = new Map<string, Known>();
  const keyOf = (agencyId: string, token: string): string => `${agencyId}:${hashToken(token)}`;

  return {
    /** The user of a token; asks `find` when it is not known from less than a moment ago. */
    async userOf(
      agencyId: string,
      token: string,
      find: () => Promise<SessionUser | null>,
    ): Promise<SessionUser | null> {
      const key = keyOf(agencyId, token);
      const at = now().getTime();
      const held = known.get(key);
      if (held && held.until > at && held.until <= at + REMEMBER_MS) return held.user;
      known.delete(key);
      const user = await find();
      if (user) {
        if (known.size >= MAX_SESSIONS) known.clear();
        known.set(key, { user, until: at + REMEMBER_MS });
      }
      return user;
    },
    /** Called whenever sessions end in this process: every token is looked up again. */
    clear: (): void => known.clear(),
  };
}
