import type { UploadRow } from '../../../contract/client-upload';

/** What a spreadsheet would take for a formula begins with an apostrophe (SEC-39). */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Lines that a spreadsheet opens as they are. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((line) => line.map((cell) => quoted(harmless(cell))).join(',')).join('\r\n')}\r\n`;

/** A name in one, or first and last apart as the file had it. */
const namesOf = ({ name, lastName }: UploadRow, isApart: boolean): string[] => {
  if (!isApart) return [name];
  return lastName === undefined ? [name, ''] : [name.slice(0, -lastName.length).trim(), lastName];
};

/** The rejected rows with what is wrong with each, ready to be mended and sent again. */
export function rejectsText(
  rows: readonly { row: UploadRow; problem: string }[],
  problemHead: string,
): string {
  const isApart = rows.some(({ row }) => row.lastName !== undefined);
  return csvText([
    [...(isApart ? ['first name', 'last name'] : ['name']), 'email', 'phone', problemHead],
    ...rows.map(({ row, problem }) => [...namesOf(row, isApart), row.email, row.phone, problem]),
  ]);
}

/** An empty file with the columns and one example (R364, G104). */
export const templateText = (example: UploadRow): string =>
  csvText([
    ['name', 'email', 'phone'],
    [example.name, example.email, example.phone],
  ]);
