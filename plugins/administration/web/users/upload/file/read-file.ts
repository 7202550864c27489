import { MAX_UPLOAD_ROWS, type UploadRow } from '../../../../contract/client-upload';
import { cellsOf, parted } from './cells';
import { type Columns, columnsOf, type Field, isAddress, isEnough, likelyColumns } from './columns';
import { decode } from './decode';
import { isVcards, rowsOfVcards } from './vcards';

/** A row of the file with the line that it stands on as a reader counts them, the first being 1. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}
/** A client as the file has them. */
export interface ReadRow extends UploadRow {
  readonly line: number;
}

/** A file as a table. */
export interface FileTable {
  /** Everything in it but empty rows and a title. */
  readonly rows: readonly FileRow[];
  /** Whether the first row has the names of the columns. */
  readonly hasHead: boolean;
}

export type FileFault = 'empty' | 'rows';

/** Milliseconds of work after which whoever uses the page is heard. */
const SLICE = 40;

/** Whoever uses the page is heard. */
const pause = () => new Promise((resume) => setTimeout(resume));

/** Everything that is given, in slices between which the page answers. */
async function inSlices<One>(all: Iterable<One>, most: number): Promise<One[]> {
  const given: One[] = [];
  let since = performance.now();
  for (const one of all) {
    given.push(one);
    if (given.length > most) break;
    if (performance.now() - since < SLICE) continue;
    await pause();
    since = performance.now();
  }
  return given;
}

function* filled(rows: Iterable<readonly string[]>): Generator<FileRow> {
  let line = 0;
  for (const cells of rows) {
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
  }
}

/** Rows from the top among which the names of the columns are looked for. */
const TOP = 10;

/** Where the names of the columns are: the first row that tells enough of them, else the first that has their number of cells. */
function headOf(rows: readonly FileRow[]): { at: number; hasHead: boolean } {
  const top = rows.slice(0, TOP);
  const known = top.findIndex(({ cells }) => isEnough(columnsOf(cells)));
  if (known >= 0) return { at: known, hasHead: true };
  const width = Math.max(...top.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length));
  const at = Math.max(
    0,
    top.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length * 2 > width),
  );
  return { at, hasHead: !top[at]!.cells.some(isAddress) };
}

/** The table of a file (R364): commas, semicolons, tabs or bars, or cards of an address book, in whichever encoding. */
export async function readFile(file: ArrayBuffer): Promise<FileTable | { fault: FileFault }> {
  const text = decode(file).replace(/^\ufeff/, '');
  await pause();
  const { body, separator } = parted(text);
  const source = isVcards(text) ? rowsOfVcards(text) : cellsOf(body, separator);
  const rows = await inSlices(filled(source), MAX_UPLOAD_ROWS + TOP);
  if (rows.length === 0) return { fault: 'empty' };
  const { at, hasHead } = headOf(rows);
  const table = { rows: rows.slice(at), hasHead };
  const { length } = clientRows(table);
  if (length === 0) return { fault: 'empty' };
  return length > MAX_UPLOAD_ROWS ? { fault: 'rows' } : table;
}

/** The rows of clients. */
export const clientRows = ({ rows, hasHead }: FileTable): readonly FileRow[] =>
  hasHead ? rows.slice(1) : rows;

/** The names of the columns; none where the file has none. */
export const headRow = ({ rows, hasHead }: FileTable): readonly string[] => (hasHead ? rows[0]!.cells : []);

/** Rows whose content tells what a column holds. */
const SAMPLE = 50;

/** What the columns hold: by their names, and where those do not tell enough by what stands in them, which is to be asked about. */
export function knownColumns(table: FileTable): { columns: Columns; isSure: boolean } {
  const named = columnsOf(headRow(table));
  if (isEnough(named)) return { columns: named, isSure: true };
  const sample = clientRows(table)
    .slice(0, SAMPLE)
    .map(({ cells }) => cells);
  return { columns: likelyColumns(named, sample), isSure: false };
}

/** Letters that a cell is sent with at most; more is none of what is asked for. */
const LONGEST = 300;

/** An apostrophe that keeps a spreadsheet from reading a formula is no part of the value (SEC-39); of several the first counts. */
const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .split(' ::: ')[0]!;
/** As address books file people: "Prado, Ana". What stands after a name is no first name: "King, Jr." */
const FILED = /^([\p{L}\p{M} .'’-]+), *(?! |(?:jr|sr|i{2,3}|iv|ph\.?d|md)\b)([\p{L}\p{M} .'’-]+)$/iu;

/** A client of the file. The last name stands apart where the file has it so; everything is as it was typed. */
function clientOf({ line, cells }: FileRow, columns: Columns): ReadRow {
  const cell = (field: Field): string =>
    columns[field].map((at) => bare(cells[at] ?? '')).find((text) => text !== '') ?? '';
  const joined = (...texts: string[]) => texts.filter(Boolean).join(' ');
  const apart = { first: joined(cell('first'), cell('middle')), last: joined(cell('last'), cell('second')) };
  const [, filedLast = '', filedFirst = ''] = FILED.exec(cell('whole')) ?? [];
  const { first, last } = apart.first || apart.last ? apart : { first: filedFirst, last: filedLast };
  const name = joined(first, last) || cell('whole');
  return {
    line,
    name: name.slice(0, LONGEST),
    ...(first && last && { lastName: last.slice(0, LONGEST) }),
    email: cell('email')
      .replace(/^mailto:/i, '')
      .slice(0, LONGEST),
    phone: cell('phone').slice(0, LONGEST),
  };
}

/** The clients of a file by what its columns hold. */
export const clientsOf = (table: FileTable, columns: Columns): ReadRow[] =>
  clientRows(table).map((row) => clientOf(row, columns));
