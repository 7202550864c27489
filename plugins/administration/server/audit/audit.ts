import type { Language } from '@/core/contract';
import { endOfDay, startOfDay } from '@/server/booking/agency-list';
import { asCsv } from '@/server/csv';
import '@/server/booking/tables';
import '@/server/db/tables';
import type { Tx } from '@/server/db/types';
import { handle } from '@/server/http/handle';
import { isUuid } from '@/server/http/uuid';
import { type AuditEntry, downloadAudit, listAudit } from '../../contract/audit';
import { fullName } from '../names';

const MOST_ROWS = 10_000;

interface Filter {
  userId?: string | undefined;
  action?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const matching = (tx: Tx, agencyId: string, { userId, action, startDate, endDate }: Filter) =>
  tx
    .selectFrom('audit_log')
    .where('audit_log.agency_id', '=', agencyId)
    .$if(userId !== undefined, (found) => found.where('audit_log.user_id', '=', userId!))
    .$if(action !== undefined, (found) => found.where('action', '=', action!))
    .$if(startDate !== undefined, (found) => found.where('at', '>=', startOfDay(startDate!)))
    .$if(endDate !== undefined, (found) => found.where('at', '<', endOfDay(endDate!)));

async function entriesOf(
  tx: Tx,
  agencyId: string,
  filter: Filter,
  page: { from: number; size: number },
): Promise<AuditEntry[]> {
  const rows = await matching(tx, agencyId, filter)
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
    .offset(page.from)
    .limit(page.size)
    .execute();
  const subjects = [...new Set(rows.map(({ subject }) => subject).filter(isUuid))];
  const people = subjects.length
    ? await tx
        .selectFrom('app_user')
        .select(['id', 'first_name', 'last_name'])
        .where('agency_id', '=', agencyId)
        .where('id', 'in', subjects)
        .execute()
    : [];
  const bookings = subjects.length
    ? await tx
        .selectFrom('booking')
        .select(['id', 'product', 'locator'])
        .where('agency_id', '=', agencyId)
        .where('id', 'in', subjects)
        .execute()
    : [];
  const booked = new Map(bookings.map((booking) => [booking.id, booking]));
  const named = new Map(people.map((person) => [person.id, fullName(person)]));
  return rows.map((row) => ({
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
  }));
}

/** Who and what the log can be filtered by: nothing that it has no entry of. */
async function choicesIn(tx: Tx, agencyId: string) {
  const log = tx.selectFrom('audit_log').where('audit_log.agency_id', '=', agencyId);
  const actions = await log.select('action').distinct().orderBy('action').execute();
  const people = await log
    .innerJoin('app_user as by', (join) =>
      join.onRef('by.agency_id', '=', 'audit_log.agency_id').onRef('by.id', '=', 'audit_log.user_id'),
    )
    .select(['by.id', 'by.first_name', 'by.last_name'])
    .distinct()
    .orderBy('by.first_name')
    .limit(500)
    .execute();
  return {
    actions: actions.map(({ action }) => action),
    people: people.map((person) => ({ id: person.id, name: fullName(person) })),
  };
}

/** The owner's view of the log (SEC-44). */
const listHandler = handle(listAudit, ({ query, agency, tenant }) =>
  tenant(async (tx) => {
    const { from = 0, size = 20, ...filter } = query;
    const { count } = await matching(tx, agency.id, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return {
      data: await entriesOf(tx, agency.id, filter, { from, size }),
      totalCount: Number(count),
      ...(await choicesIn(tx, agency.id)),
    };
  }),
);

type Column = 'at' | 'by' | 'email' | 'action' | 'subject' | 'before' | 'after';
const COLUMNS: readonly Column[] = ['at', 'by', 'email', 'action', 'subject', 'before', 'after'];
const HEADINGS: Record<Language, readonly string[]> = {
  en: ['When (UTC)', 'Who', 'Email', 'Action', 'Subject', 'Before', 'After'],
  pt: ['Quando (UTC)', 'Quem', 'E-mail', 'Ação', 'Objeto', 'Antes', 'Depois'],
  es: ['Cuándo (UTC)', 'Quién', 'Correo electrónico', 'Acción', 'Objeto', 'Antes', 'Después'],
};

/** The log as CSV, no cell of which a spreadsheet takes for a formula (SEC-39). */
export function auditAsCsv(entries: readonly AuditEntry[], language: Language): string {
  const written = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));
  return asCsv(
    COLUMNS.map((key, index) => ({ key, header: HEADINGS[language][index]! })),
    entries.map((entry): Record<Column, string> => ({
      at: entry.at,
      by: entry.by?.name ?? '',
      email: entry.by?.email ?? '',
      action: entry.action,
      subject: entry.subjectName ?? entry.booking?.locator ?? entry.subject,
      before: written(entry.before),
      after: written(entry.after),
    })),
  );
}

const downloadHandler = handle(downloadAudit, async ({ query, agency, tenant, request }) =>
  auditAsCsv(
    await tenant((tx) => entriesOf(tx, agency.id, query, { from: 0, size: MOST_ROWS })),
    request.language,
  ),
);

export const auditHandlers = [listHandler, downloadHandler];
