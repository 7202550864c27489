import { describe, expect, it } from 'vitest';
import { agentFilterOf, clientFilterOf, hiddenOf, hideIn, sortIn, tableSort, windowOf } from './address';

describe('R362 the address of a list of people', () => {
  it('asks for the page that it names', () => {
    expect(windowOf({}, { from: 0, size: 20 })).toEqual({ offSet: 0, limit: 20 });
    expect(windowOf({ sort: 'name', dir: 'desc' }, { from: 100, size: 50 })).toEqual({
      offSet: 100,
      limit: 50,
      sort: 'name',
      direction: 'descending',
    });
  });

  it('narrows clients and agents each by what belongs to them', () => {
    const search = { find: ' ana ', status: 'Active', agent: 'none', restricted: 'true' } as const;
    expect(clientFilterOf(search)).toEqual({ searchQuery: 'ana', status: 'Active', agentId: 'none' });
    expect(agentFilterOf(search)).toEqual({ searchQuery: 'ana', status: 'Active', restricted: 'true' });
  });

  it('shows the newest first until a head is pressed, which leads back to the first page', () => {
    expect(tableSort({})).toEqual({ column: 'joined', direction: 'descending' });
    expect(tableSort({ sort: 'name' })).toEqual({ column: 'name', direction: 'ascending' });
    expect(sortIn({ column: 'email', direction: 'descending' })).toEqual({
      sort: 'email',
      dir: 'desc',
      page: undefined,
    });
  });

  it('keeps the hidden columns', () => {
    expect(hiddenOf({ hide: hideIn(['phone', 'joined']) })).toEqual(['phone', 'joined']);
    expect(hiddenOf({ hide: hideIn([]) })).toEqual([]);
    expect(hiddenOf({})).toEqual(['phone']);
  });
});
