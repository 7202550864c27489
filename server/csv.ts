import { minorDigits, type Money, toMajor } from '@/core/contract';
import { stringify } from 'csv-stringify/sync';

/** Minor units as a plain decimal number, in every language with a point. */
export const decimal = (money: Money): string => toMajor(money).toFixed(minorDigits(money.currency));

interface Column<Key> {
  readonly key: Key;
  readonly header: string;
}
type Row<Key extends string> = Readonly<Record<Key, string>>;

/**
 * Rows as CSV that a spreadsheet opens as it is: UTF-8 with a byte order mark, Windows line ends, and no cell that it would
 * take for a formula (SEC-39). `isBegun`: more lines of the same file, without its mark and its headings.
 */
export const asCsv = <Key extends string>(
  columns: readonly Column<Key>[],
  rows: readonly Row<Key>[],
  { isBegun = false } = {},
): string =>
  stringify([...rows], {
    bom: !isBegun,
    header: !isBegun,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: 'windows',
  });

/** The same file as its rows come, of which no more than `portion` are held at once; its headings when none come. */
export async function* csvInPieces<Key extends string>(
  columns: readonly Column<Key>[],
  rows: AsyncIterable<Row<Key>>,
  portion = 500,
): AsyncGenerator<string> {
  let isBegun = false;
  let held: Row<Key>[] = [];
  const written = () => {
    const text = asCsv(columns, held, { isBegun });
    isBegun = true;
    held = [];
    return text;
  };
  for await (const row of rows) if (held.push(row) === portion) yield written();
  if (!isBegun || held.length > 0) yield written();
}
