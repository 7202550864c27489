/** What stands between the quotes that open at a place, with doubled ones as one, and where it ends. */
function quotedAt(text: string, opens: number): { cell: string; end: number } {
  let cell = '';
  let at = opens + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { cell: cell + text.slice(at), end: text.length };
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
}

/** Cells of a file as they stand in it, row by row; quoted ones may hold separators, quotes and line ends (RFC 4180). */
export function* cellsOf(text: string, separator: string): Generator<string[]> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const { cell, end } = text[at] === '"' ? quotedAt(text, at) : { cell: '', end: at };
    at = end;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    row.push(cell + text.slice(end, at));
    if (text[at] !== separator) {
      yield row;
      row = [];
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    }
    at += 1;
  }
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
