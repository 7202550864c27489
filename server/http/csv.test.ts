import { expect, test } from 'vitest';
import { asCsv, csvInPieces, decimal, saidOr } from './csv';

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
  for await (const piece of csvInPieces(COLUMNS, coming(rows), 'en', portion)) pieces.push(piece);
  return pieces;
}

test('SEC-39 in pieces it is the same file, whatever its portions', async () => {
  const whole = asCsv(COLUMNS, ROWS, 'en');
  expect(whole).toContain("'=1+1");
  for (const portion of [1, 2, 4, 5, 6]) {
    const pieces = await inPieces(ROWS, portion);
    expect(pieces).toHaveLength(Math.ceil(ROWS.length / portion));
    expect(pieces.join('')).toBe(whole);
  }
});

test('SEC-49 an entry that cannot be said stands as it is, and ends nothing', () => {
  const told: unknown[] = [];
  const say = saidOr(
    (n: number) => `${n.toFixed(n)}`,
    (n) => `plain ${n}`,
    (error, n) => told.push([error instanceof RangeError, n]),
  );
  expect([1, 101, 2].map(say)).toEqual(['1.0', 'plain 101', '2.00']);
  expect(told).toEqual([[true, 101]]);
});

test('without a row it has its headings', async () => {
  expect(await inPieces([], 2)).toEqual([asCsv(COLUMNS, [], 'en')]);
});

test('a spreadsheet of the reader’s language opens it: separator and decimals are those of his language', () => {
  const cells = (language: 'en' | 'pt' | 'es', currency: string) =>
    asCsv(
      COLUMNS,
      [{ name: 'Ida, "the" one; two', note: decimal({ amount: -123_456, currency }, language) }],
      language,
    )
      .replace('\uFEFF', '')
      .split('\r\n')[1];
  expect(cells('en', 'USD')).toBe('"Ida, ""the"" one; two",-1234.56');
  expect(cells('pt', 'BRL')).toBe('"Ida, ""the"" one; two";-1234,56');
  expect(cells('es', 'JPY')).toBe('"Ida, ""the"" one; two";-123456');
});

test('SEC-39 a negative amount stays a number, and nothing else that begins with a minus does', () => {
  const cell = (name: string) => asCsv(COLUMNS, [{ name, note: '' }], 'pt').split('\r\n')[1];
  expect([cell('-7,50'), cell('-7+1'), cell('-A1'), cell('\uFF1D1')]).toEqual([
    '-7,50;',
    "'-7+1;",
    "'-A1;",
    "'\uFF1D1;",
  ]);
});
