import type { LoggedAction } from '@/core/contract/logged';
import type { SessionUser } from '../ports/user';
import type { Tx } from '../db/types';
import type { Audit } from '../ports/services';

interface Download {
  agencyId: string;
  user: Pick<SessionUser, 'id' | 'isStaff'>;
  action: LoggedAction;
  /** A booking's id, or the agency's for a file of many. */
  subject: string;
  after?: unknown;
}

/**
 * Writes down that staff took a file with them. What it is about stands there as an id or a filter, never a person's name
 * or address; nothing is written for a traveller, who takes what is his own.
 */
export async function recordDownload(
  tx: Tx,
  audit: Audit,
  { user, after, ...entry }: Download,
): Promise<void> {
  if (!user.isStaff) return;
  await audit.record(tx, { ...entry, userId: user.id, ...(after === undefined ? {} : { after }) });
}
