import type { Language } from '@/core/contract';
import { csvInPieces } from '@/server/csv';
import type { HandlerInput } from '@/server/ports/handle';
import type { AuditEntry, downloadAudit } from '../../contract/audit';
import { entriesOf } from './entries';

/** Entries that are read at once. */
const PORTION = 500;

type Column = 'at' | 'by' | 'email' | 'action' | 'subject' | 'before' | 'after';
type Line = Record<Column, string>;
const COLUMNS: readonly Column[] = ['at', 'by', 'email', 'action', 'subject', 'before', 'after'];
const HEADINGS: Record<Language, readonly string[]> = {
  en: ['When (UTC)', 'Who', 'Email', 'Action', 'Subject', 'Before', 'After'],
  pt: ['Quando (UTC)', 'Quem', 'E-mail', 'Ação', 'Objeto', 'Antes', 'Depois'],
  es: ['Cuándo (UTC)', 'Quién', 'Correo electrónico', 'Acción', 'Objeto', 'Antes', 'Después'],
};

const written = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));

const lineOf = (entry: AuditEntry): Line => ({
  at: entry.at,
  by: entry.by?.name ?? '',
  email: entry.by?.email ?? '',
  action: entry.action,
  subject: entry.subjectName ?? entry.booking?.locator ?? entry.subject,
  before: written(entry.before),
  after: written(entry.after),
});

/** Every entry that the filter leaves, newest first; each portion in a transaction of its own. */
export async function* auditLines({
  query,
  agency,
  tenant,
}: Pick<HandlerInput<typeof downloadAudit>, 'query' | 'agency' | 'tenant'>): AsyncGenerator<Line> {
  let before: string | null = null;
  do {
    const from: string | null = before;
    const entries: AuditEntry[] = await tenant((tx) =>
      entriesOf(tx, agency.id, query, { before: from, size: PORTION }),
    );
    for (const entry of entries) yield lineOf(entry);
    before = entries.length === PORTION ? entries.at(-1)!.id : null;
  } while (before !== null);
}

/** The log as CSV, no cell of which a spreadsheet takes for a formula (SEC-39). */
export const auditAsCsv = (lines: AsyncIterable<Line>, language: Language): AsyncIterable<string> =>
  csvInPieces(
    COLUMNS.map((key, index) => ({ key, header: HEADINGS[language][index]! })),
    lines,
    language,
  );
