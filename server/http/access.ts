import { requestRefusals } from '@/core/contract/refusals/request';
import type { Access } from '@/core/contract';
import type { SessionUser } from '../ports/user';
import { HttpError } from '../error';

export const notAllowed = () => new HttpError(403, 'FORBIDDEN', requestRefusals.notAllowed);

export const sessionOver = () => new HttpError(401, 'UNAUTHENTICATED', requestRefusals.sessionOver);

interface Caller {
  readonly user: SessionUser | null;
  /** Came with a token, whether or not it opens anything. */
  readonly hasToken: boolean;
  /** The agency lets visitors search. */
  readonly visitorsMaySearch: boolean;
}

/**
 * Refuses who may not call: 401 without a valid session, 403 with one that does not suffice. Visitors search where the
 * agency lets them (G33); whose session is over is no visitor, and learns it before anything is shown at other prices.
 */
export function enforce(access: Access, { user, hasToken, visitorsMaySearch }: Caller): void {
  if (access === 'public') return;
  if (!user) {
    if (access !== 'search' || hasToken) throw sessionOver();
    if (!visitorsMaySearch) throw new HttpError(401, 'UNAUTHENTICATED', requestRefusals.logInFirst);
    return;
  }
  const allowed =
    access === 'search' ||
    access === 'user' ||
    (access === 'staff' && user.isStaff) ||
    (access === 'owner' && user.isOwner);
  if (!allowed) throw notAllowed();
}
