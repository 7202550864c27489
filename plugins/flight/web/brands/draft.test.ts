import { describe, expect, it } from 'vitest';
import { brandsOf, emptyRow, problemsOf, rowsOf } from './draft';

describe('an agency’s names of fares', () => {
  const brands = [
    { carrier: null, name: 'Light', ownName: 'Basic' },
    { carrier: 'TP', name: 'Discount', ownName: 'Hand luggage' },
  ];

  it('R190 are saved as they were read, without rows that say nothing', () => {
    expect(brandsOf([...rowsOf(brands), emptyRow(2)])).toEqual(brands);
    expect(brandsOf([{ key: 0, carrier: 'TP', name: ' Plus ', ownName: ' Flex ' }])).toEqual([
      { carrier: 'TP', name: 'Plus', ownName: 'Flex' },
    ]);
  });

  it('need both names, and no fare is named twice by one airline', () => {
    const rows = [
      ...rowsOf(brands),
      { key: 2, carrier: 'TP', name: 'discount', ownName: 'Other' },
      { key: 3, carrier: 'LH', name: 'Discount', ownName: '' },
      { key: 4, carrier: '', name: '', ownName: 'Best' },
      emptyRow(5),
    ];
    const problems = problemsOf(rows);
    expect([...problems].map(([key, problem]) => [key, Object.keys(problem)])).toEqual([
      [2, ['name']],
      [3, ['ownName']],
      [4, ['name']],
    ]);
    expect(problemsOf(rowsOf(brands)).size).toBe(0);
  });
});
