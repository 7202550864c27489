import type { UploadRow } from '../../../contract/client-upload';

/** What a spreadsheet would take for a formula begins with an apostrophe (SEC-39). */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Lines that a spreadsheet opens as they are. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((line) => line.map((cell) => quoted(harmless(cell))).join(',')).join('\r\n')}\r\n`;

/** The rejected rows with what is wrong with each, ready to be mended and sent again. */
export const rejectsText = (
  rows: readonly { row: UploadRow; problem: string }[],
  problemHead: string,
): string =>
  csvText([
    ['name', 'email', 'phone', problemHead],
    ...rows.map(({ row, problem }) => [row.name, row.email, row.phone, problem]),
  ]);

/** An empty file with the columns and one example (R364, G104). */
export const templateText = (example: UploadRow): string =>
  csvText([
    ['name', 'email', 'phone'],
    [example.name, example.email, example.phone],
  ]);
