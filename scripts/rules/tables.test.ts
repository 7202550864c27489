import { describe, expect, it } from 'vitest';
import { partsOf, readConstants, readNotes, readRules, rowsOf } from './tables';

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

  it('say of a rule how many clauses it has', () => {
    expect(partsOf("Opens 'a; b'. (G01)")).toBe(1);
    expect(partsOf('On success it opens; else it closes.')).toBe(2);
    expect(partsOf('It opens at 8 a.m. daily. It closes at night.')).toBe(2);
    const rules = new Map(readRules().map((rule) => [rule.id, rule]));
    for (const { name, rule } of readConstants()) expect(rules.has(rule), name).toBe(true);
    expect(rules.get('R192')!.clauses).toBe(4);
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
