import type { Access } from '@/core/contract';
import type { SessionUser } from '../auth/types';
import { HttpError } from './error';

const EXPIRED = 'Your session has expired, Please login again.';

export const notAllowed = () => new HttpError(403, 'FORBIDDEN', 'You are not allowed to do this');

/** Refuses who may not call: 401 without a valid session, 403 with one that does not suffice. */
export function enforce(access: Access, user: SessionUser | null): void {
  if (access === 'public') return;
  if (!user) throw new HttpError(401, 'UNAUTHENTICATED', EXPIRED);
  const allowed =
    access === 'user' || (access === 'staff' && user.isStaff) || (access === 'owner' && user.isOwner);
  if (!allowed) throw notAllowed();
}
