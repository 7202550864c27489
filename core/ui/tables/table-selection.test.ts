import { describe, expect, it } from 'vitest';
import { selectionState, selectPage, selectRow } from './table-selection';

const KEYS = ['a', 'b', 'c', 'd', 'e'];

describe('selecting rows', () => {
  it('tells none, some and all of the page apart', () => {
    expect(selectionState(new Set(['z']), KEYS)).toBe('none');
    expect(selectionState(new Set(['a', 'z']), KEYS)).toBe('some');
    expect(selectionState(new Set(KEYS), KEYS)).toBe('all');
    expect(selectionState(new Set(['a']), [])).toBe('none');
  });

  it('keeps what is selected on other pages', () => {
    expect([...selectPage(new Set(['z']), KEYS, true)].sort()).toEqual([...KEYS, 'z']);
    expect([...selectPage(new Set(['z', 'a']), KEYS, false)]).toEqual(['z']);
  });

  it('takes everything between two rows with shift, in both directions', () => {
    expect([...selectRow(new Set(), KEYS, 'd', true, 'b')].sort()).toEqual(['b', 'c', 'd']);
    expect([...selectRow(new Set(KEYS), KEYS, 'b', false, 'd')].sort()).toEqual(['a', 'e']);
  });

  it('takes the row alone when the one before is on another page', () => {
    expect([...selectRow(new Set(), KEYS, 'd', true, 'gone')]).toEqual(['d']);
  });
});
