import { describe, expect, it } from 'vitest';
import { citationsIn, idsIn } from './citations';

describe('rules that a text names', () => {
  it('are of every family, each once, ranges with what lies between', () => {
    expect(idsIn('R001, R001 and G7x, G66 (SEC-07) for INV-2; M490 %j')).toEqual([
      'R001',
      'G66',
      'SEC-07',
      'INV-2',
      'M490',
    ]);
    expect(idsIn('R098 to R101')).toEqual(['R098', 'R101', 'R099', 'R100']);
    expect(idsIn('INV-1 to INV-3, M544–M546')).toEqual(['INV-1', 'INV-3', 'INV-2', 'M544', 'M546', 'M545']);
    expect(idsIn('R098 to G101')).toEqual(['R098', 'G101']);
  });

  it('are no drawings, no words and no longer numbers', () => {
    expect(idsIn("'M102 20C112 20' 'M960 560q70' 'M300,40' R0012 XR001 INV-12 SEC-123 R001-a")).toEqual([]);
  });

  it('are told with file and line', () => {
    expect(citationsIn([{ path: 'a.ts', text: '\n// R001 and SEC-02' }])).toEqual([
      { id: 'R001', where: 'a.ts:2' },
      { id: 'SEC-02', where: 'a.ts:2' },
    ]);
  });
});
