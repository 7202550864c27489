import { describe, expect, it } from 'vitest';
import { nextSort, shownColumns } from './table-columns';

describe('columns', () => {
  const columns = [{ id: 'locator', fixed: true }, { id: 'client' }, { id: 'amount' }];

  it('hides what is chosen, but no fixed column and never all', () => {
    expect(shownColumns(columns, ['client']).map(({ id }) => id)).toEqual(['locator', 'amount']);
    expect(shownColumns(columns, ['locator', 'client', 'amount']).map(({ id }) => id)).toEqual(['locator']);
    expect(shownColumns([{ id: 'a' }], ['a']).map(({ id }) => id)).toEqual(['a']);
    expect(shownColumns(columns, ['unknown'])).toHaveLength(3);
  });

  it('sorts upwards first and turns round on the second press', () => {
    expect(nextSort(null, 'a')).toEqual({ column: 'a', direction: 'ascending' });
    expect(nextSort({ column: 'a', direction: 'ascending' }, 'a').direction).toBe('descending');
    expect(nextSort({ column: 'a', direction: 'descending' }, 'b').direction).toBe('ascending');
  });
});
