import type { Db } from '../db/types';
import type { RawInput } from '../http/raw';
import type { Clock } from '../ports/services';
import { findSession } from './sessions';

/** Whether staff of the host's agency asks, by the access token in its header (SEC-01). */
export async function isStaff({ request, agency }: RawInput, db: Db, clock: Clock): Promise<boolean> {
  const token = request.headers.get('x-access-token');
  if (!agency || !token) return false;
  const user = await db.withTenant(agency.id, (tx) => findSession(tx, agency.id, token, clock.now()));
  return user?.isStaff ?? false;
}
