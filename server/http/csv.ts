import { type Language, minorDigits, type Money, toMajor } from '@/core/contract';
import { stringify } from 'csv-stringify/sync';

/** Spreadsheets of these languages write a comma before cents, and so a semicolon between cells. */
const WITH_COMMA: readonly Language[] = ['pt', 'es'];

/** Minor units as a decimal number without thousands, as a spreadsheet of the language reads it. */
export function decimal(money: Money, language: Language): string {
  const plain = toMajor(money).toFixed(minorDigits(money.currency));
  return WITH_COMMA.includes(language) ? plain.replace('.', ',') : plain;
}

/** What a spreadsheet may take for a formula, in wide signs, too. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A negative amount is none, and has to stay a number. */
const AMOUNT = /^-\d+([.,]\d+)?$/;
const harmless = (cell: string): string => (FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell);

interface Column<Key> {
  readonly key: Key;
  readonly header: string;
}
type Row<Key extends string> = Readonly<Record<Key, string>>;

/**
 * Rows as CSV that a spreadsheet of the reader's language opens as it is: UTF-8 with a byte order mark, Windows line ends, the
 * language's separator, and no cell that it would take for a formula (SEC-39). `isBegun`: more lines of the same file, without
 * its mark and its headings.
 */
export const asCsv = <Key extends string>(
  columns: readonly Column<Key>[],
  rows: readonly Row<Key>[],
  language: Language,
  { isBegun = false } = {},
): string =>
  stringify([...rows], {
    delimiter: WITH_COMMA.includes(language) ? ';' : ',',
    bom: !isBegun,
    header: !isBegun,
    columns: [...columns],
    cast: { string: harmless },
    record_delimiter: 'windows',
  });

/**
 * What `say` makes of one entry of a file; where it cannot, what `plain` knows of it, and `onTrouble` hears why. One bad row
 * never ends a file (SEC-49).
 */
export const saidOr =
  <Entry, Row>(
    say: (entry: Entry) => Row,
    plain: (entry: Entry) => Row,
    onTrouble: (error: unknown, entry: Entry) => void,
  ) =>
  (entry: Entry): Row => {
    try {
      return say(entry);
    } catch (error) {
      onTrouble(error, entry);
      return plain(entry);
    }
  };

/** The same file as its rows come, of which no more than `portion` are held at once; its headings when none come. */
export async function* csvInPieces<Key extends string>(
  columns: readonly Column<Key>[],
  rows: AsyncIterable<Row<Key>>,
  language: Language,
  portion = 500,
): AsyncGenerator<string> {
  let isBegun = false;
  let held: Row<Key>[] = [];
  const written = () => {
    const text = asCsv(columns, held, language, { isBegun });
    isBegun = true;
    held = [];
    return text;
  };
  for await (const row of rows) if (held.push(row) === portion) yield written();
  if (!isBegun || held.length > 0) yield written();
}
