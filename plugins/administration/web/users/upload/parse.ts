import type { UploadRow } from '../../../contract/client-upload';

/** Cells of a file as they stand in it, row by row; quoted ones may hold separators, quotes and line ends (RFC 4180). */
export function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === separator) {
      row.push(cell);
      cell = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += char;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

const SEPARATORS = [',', ';', '\t'] as const;

/** What parts the cells: whichever of comma, semicolon and tab the first line has most of. */
export function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce<string>((best, next) => (count(next) > count(best) ? next : best), ',');
}

/** Names of the columns in the languages of the template and the export, in lower case. */
const NAMES: Readonly<Record<keyof UploadRow, readonly string[]>> = {
  name: ['name', 'nome', 'nombre', 'full name', 'client'],
  email: ['email', 'e-mail', 'e-mail address', 'email address', 'correo', 'correo electrónico'],
  phone: ['phone', 'telefone', 'teléfono', 'phone number', 'mobile'],
};
type Field = keyof UploadRow;

/** A row of the file with the line that it began on as a reader counts them, the heading being the first. */
export interface ReadRow extends UploadRow {
  readonly line: number;
}

export type FileFault = 'empty' | 'columns';

/** An apostrophe that keeps a spreadsheet from reading a formula is no part of the value (SEC-39). */
const bare = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/**
 * The clients of a file. The columns are found by their names, in any order; others are passed over, empty rows too. A
 * fault says why a file cannot be read at all.
 */
export function readClients(file: string): { rows: ReadRow[] } | { fault: FileFault } {
  const text = file.replace(/^\ufeff/, '');
  const [head, ...rest] = cellsOf(text, separatorOf(text));
  if (!head) return { fault: 'empty' };
  const names = head.map((cell) => cell.trim().toLowerCase());
  const place = (field: Field) => names.findIndex((name) => NAMES[field].includes(name));
  const places = { name: place('name'), email: place('email'), phone: place('phone') };
  if (places.name < 0 || places.email < 0) return { fault: 'columns' };
  const rows = rest.flatMap((cells, index) => {
    const cell = (field: Field) => bare(cells[places[field]] ?? '');
    return cells.every((one) => one.trim() === '')
      ? []
      : [{ line: index + 2, name: cell('name'), email: cell('email'), phone: cell('phone') }];
  });
  return rows.length > 0 ? { rows } : { fault: 'empty' };
}

/** Bytes as text: UTF-8, else the code page that spreadsheets of Western Europe and the Americas still write. */
export function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
