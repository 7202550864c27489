import { expect, test } from 'vitest';
import { asCsv, csvInPieces } from './csv';

const COLUMNS = [
  { key: 'name', header: 'Name' },
  { key: 'note', header: 'Note' },
] as const;
const ROWS = ['Ana', '=1+1', 'Ida, "the" one', '@cmd', '-7'].map((name) => ({ name, note: `of ${name}` }));

async function* coming(rows: typeof ROWS) {
  yield* rows;
}
async function inPieces(rows: typeof ROWS, portion: number): Promise<string[]> {
  const pieces = [];
  for await (const piece of csvInPieces(COLUMNS, coming(rows), portion)) pieces.push(piece);
  return pieces;
}

test('SEC-39 in pieces it is the same file, whatever its portions', async () => {
  const whole = asCsv(COLUMNS, ROWS);
  expect(whole).toContain("'=1+1");
  for (const portion of [1, 2, 4, 5, 6]) {
    const pieces = await inPieces(ROWS, portion);
    expect(pieces).toHaveLength(Math.ceil(ROWS.length / portion));
    expect(pieces.join('')).toBe(whole);
  }
});

test('without a row it has its headings', async () => {
  expect(await inPieces([], 2)).toEqual([asCsv(COLUMNS, [])]);
});
