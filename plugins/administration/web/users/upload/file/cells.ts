/** Cells of a file as they stand in it, row by row; quoted ones may hold separators, quotes and line ends (RFC 4180). */
export function* cellsOf(text: string, separator: string): Generator<string[]> {
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
      yield [...row, cell];
      row = [];
      cell = '';
    } else cell += char;
  }
  if (cell !== '' || row.length > 0) yield [...row, cell];
}

const SEPARATORS = [',', ';', '\t', '|'];
/** Letters of a file that tell what parts its cells. */
const SAMPLE = 32_768;

/** The first line of a file that says what parts its cells, as spreadsheets write it. */
const SAID = /^"?sep=(.)"?(\r\n|\r|\n)/i;

/** How many rows have the number of cells that most have, and which number that is; a row of one cell tells nothing. */
function evenness(text: string, separator: string): { rows: number; cells: number } {
  const lengths = new Map<number, number>();
  for (const { length } of cellsOf(text, separator))
    if (length > 1) lengths.set(length, (lengths.get(length) ?? 0) + 1);
  let best = { rows: 0, cells: 1 };
  for (const [cells, rows] of lengths) if (rows > best.rows) best = { rows, cells };
  return best;
}

/** What parts the cells: whichever of comma, semicolon, tab and bar gives most rows the same number of them. */
function separatorOf(text: string): string {
  const sample = text.slice(0, SAMPLE);
  const [best] = SEPARATORS.map((separator) => ({ separator, ...evenness(sample, separator) })).sort(
    (a, b) => b.rows - a.rows || b.cells - a.cells,
  );
  return best!.separator;
}

/** A text with what parts its cells. */
export function parted(text: string): { body: string; separator: string } {
  const said = SAID.exec(text);
  return said
    ? { body: text.slice(said[0].length), separator: said[1]! }
    : { body: text, separator: separatorOf(text) };
}
