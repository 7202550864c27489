import { sql } from 'kysely';
import { endOfDay, startOfDay } from '@/server/booking/lists/agency-list';
import '@/server/booking/tables';
import '@/server/db/tables';
import type { Tx } from '@/server/db/types';
import { isUuid } from '@/server/http/uuid';
import type { AuditEntry } from '../../contract/audit';
import { fullName, namesOf } from '../names';

export interface AuditFilter {
  userId?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Entries of one agency that the filter leaves. */
export const matching = (
  tx: Tx,
  agencyId: string,
  { userId, action, subject, startDate, endDate }: AuditFilter,
) =>
  tx
    .selectFrom('audit_log')
    .where('audit_log.agency_id', '=', agencyId)
    .$if(userId !== undefined, (found) => found.where('audit_log.user_id', '=', userId!))
    .$if(action !== undefined, (found) => found.where('action', '=', action!))
    .$if(subject !== undefined, (found) => found.where('subject', '=', subject!))
    .$if(startDate !== undefined, (found) => found.where('at', '>=', startOfDay(startDate!)))
    .$if(endDate !== undefined, (found) => found.where('at', '<', endOfDay(endDate!)));

/** Of a decision about many people so many are named. */
const MOST_NAMED = 10;

/** Ids among the values of an entry, wherever they stand. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn).slice(0, MOST_NAMED);
}

/** Entries, newest first: `from` so many of them on, or those older than `before`. */
export async function entriesOf(
  tx: Tx,
  agencyId: string,
  filter: AuditFilter,
  { from = 0, before = null, size }: { from?: number; before?: string | null; size: number },
): Promise<AuditEntry[]> {
  const page = matching(tx, agencyId, filter)
    .$if(before !== null, (found) => found.where(sql<boolean>`audit_log.id < ${before}::bigint`))
    .select('audit_log.id')
    .orderBy('audit_log.id', 'desc')
    .offset(from)
    .limit(size);
  const rows = await matching(tx, agencyId, {})
    .where('audit_log.id', 'in', page)
    .leftJoin('app_user as by', (join) =>
      join.onRef('by.agency_id', '=', 'audit_log.agency_id').onRef('by.id', '=', 'audit_log.user_id'),
    )
    .select([
      'audit_log.id',
      'audit_log.user_id',
      'action',
      'subject',
      'before',
      'after',
      'at',
      'by.email',
      'by.first_name',
      'by.last_name',
    ])
    .orderBy('audit_log.id', 'desc')
    .execute();
  const subjects = [...new Set(rows.map(({ subject }) => subject).filter(isUuid))];
  const mentioned = rows.map(({ before: was, after: is }) => [...idsIn(was), ...idsIn(is)]);
  const named = await namesOf(tx, agencyId, [...subjects, ...mentioned.flat()]);
  const bookings = subjects.length
    ? await tx
        .selectFrom('booking')
        .select(['id', 'product', 'locator'])
        .where('agency_id', '=', agencyId)
        .where('id', 'in', subjects)
        .execute()
    : [];
  const booked = new Map(bookings.map((booking) => [booking.id, booking]));
  return rows.map((row, index) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    by:
      row.user_id === null || row.email === null
        ? null
        : { id: row.user_id, name: fullName(row), email: row.email },
    action: row.action,
    subject: row.subject,
    subjectName: named.get(row.subject) ?? null,
    booking: booked.get(row.subject) ?? null,
    before: row.before,
    after: row.after,
    names: Object.fromEntries(
      mentioned[index]!.flatMap((id) => (named.get(id) ? [[id, named.get(id)!]] : [])),
    ),
  }));
}
