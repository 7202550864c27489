import { describe, expect, it } from 'vitest';
import { readNotes, readRules, rowsOf } from './tables';

describe('the tables of rules', () => {
  it('are read by row, and a row that is not whole is refused', () => {
    expect(rowsOf('id\ttext\nR001\ta\nR002\tb\n', 'x')).toEqual([
      ['R001', 'a'],
      ['R002', 'b'],
    ]);
    expect(rowsOf('id\ttext\n', 'x')).toEqual([]);
    expect(() => rowsOf('id\ttext\nR001\n', 'x')).toThrow('x: this row is not whole: R001');
    expect(() => rowsOf('id\ttext\nR001\t \n', 'x')).toThrow('x: this row is not whole');
  });

  it('have a text for each id, once, in order, and say why what is not built is not', () => {
    const ids = readRules().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(600);
    expect(new Set(ids).size).toBe(ids.length);
    for (const family of ['R', 'G', 'SEC-', 'INV-', 'M']) {
      const numbers = ids
        .filter((id) => id.replace(/\d+$/, '') === family)
        .map((id) => Number(/\d+$/.exec(id)![0]));
      expect(numbers.length, family).toBeGreaterThan(5);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
    for (const [id, note] of [...readNotes('not-built'), ...readNotes('partly')])
      expect(note.length, id).toBeGreaterThan(20);
  });
});
