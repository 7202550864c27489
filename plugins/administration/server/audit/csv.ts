import type { Agency, Language } from '@/core/contract';
import { csvInPieces, saidOr } from '@/server/http/csv';
import type { HandlerInput } from '@/server/ports/handle';
import type { LogNames } from '@/server/ports/services';
import type { AuditEntry, downloadAudit } from '../../contract/audit';
import { actionName, theSystem } from '../../say/actions';
import { type Change, changesOf, NOTHING } from '../../say/changes';
import { sayingOf } from '../../say/saying';
import { entriesOf } from './entries';
import { wordsOf, writingIn } from './audit-words';

/** Entries that are read at once. */
const PORTION = 500;

type Column = 'at' | 'by' | 'email' | 'action' | 'subject' | 'before' | 'after';
type Line = Record<Column, string>;
const COLUMNS: readonly Column[] = ['at', 'by', 'email', 'action', 'subject', 'before', 'after'];
const HEADINGS: Record<Language, readonly string[]> = {
  en: ['When (UTC)', 'Who', 'Email', 'What', 'To whom or what', 'Before', 'After'],
  pt: ['Quando (UTC)', 'Quem', 'E-mail', 'O quê', 'A quem ou a quê', 'Antes', 'Depois'],
  es: ['Cuándo (UTC)', 'Quién', 'Correo electrónico', 'Qué', 'A quién o a qué', 'Antes', 'Después'],
};

/** An entry in the words of its screen, line by line. */
function lineIn(language: Language, names: LogNames, currency: Agency['currency']) {
  const say = wordsOf(language);
  const write = writingIn(language);
  return (entry: AuditEntry): Line => {
    const saying = sayingOf({ say, write, known: names, currency, people: entry.names });
    const changes = changesOf(entry, saying);
    const side = (value: (change: Change) => string) =>
      changes
        .filter((change) => value(change) !== NOTHING)
        .map((change) => [change.name && saying.name(change.name), value(change)].filter(Boolean).join(': '))
        .join('; ');
    return {
      // As a spreadsheet takes it for a moment.
      at: entry.at.slice(0, 19).replace('T', ' '),
      by: entry.by?.name ?? theSystem(say),
      email: entry.by?.email ?? '',
      action: actionName(entry.action, say, names),
      subject: entry.subjectName ?? entry.booking?.locator ?? names.logged(entry.subject) ?? '',
      before: side(({ from }) => from),
      after: side(({ to }) => to),
    };
  };
}

/** An entry that there are no words for: as it was written down. */
const plainLine = ({ at, by, action, subject, before, after }: AuditEntry): Line => {
  const side = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));
  return {
    ...{ at, by: by?.name ?? '', email: by?.email ?? '', action, subject },
    ...{ before: side(before), after: side(after) },
  };
};

/** Every entry that the filter leaves, newest first; each portion in a transaction of its own. */
export async function* auditLines({
  query,
  agency,
  tenant,
  request,
  services,
}: Pick<
  HandlerInput<typeof downloadAudit>,
  'query' | 'agency' | 'tenant' | 'request' | 'services'
>): AsyncGenerator<Line> {
  const { language } = request;
  const lineOf = saidOr(
    lineIn(language, services.namesIn(language), agency.public.currency),
    plainLine,
    (error, { id }) => services.log.error({ err: error, entry: id }, 'an entry of the log could not be said'),
  );
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
