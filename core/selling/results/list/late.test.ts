import { describe, expect, it } from 'vitest';
import { lateOf, mayRedraw, type Lead } from './late';

const listed = (...rows: [id: string, price: number, sold?: string][]) =>
  new Map(rows.map(([id, price, sold = 'plain']): [string, Lead] => [id, { sold, price }]));

describe('results that arrive later', () => {
  it('take their places at once while nothing is listed', () => {
    expect(mayRedraw({ rows: 0, touched: true })).toBe(true);
  });

  it('and as long as the page is untouched, however late they are', () => {
    expect(mayRedraw({ rows: 5, touched: false })).toBe(true);
    expect(mayRedraw({ rows: 5, touched: true })).toBe(false);
  });

  it('say how many are new, and of how many the same offer has another price', () => {
    const drawn = listed(['a', 100], ['b', 200]);
    expect(lateOf(drawn, listed(['a', 100], ['b', 200], ['c', 300]))).toEqual({ results: 1, changed: 0 });
    expect(lateOf(drawn, listed(['a', 90], ['b', 200]))).toEqual({ results: 0, changed: 1 });
    expect(lateOf(drawn, listed(['c', 1], ['a', 110], ['b', 200]))).toEqual({ results: 1, changed: 1 });
    expect(lateOf(drawn, listed(['a', 100], ['b', 200]))).toBeNull();
  });

  it('do not call it another price when something else leads, or when a result is gone', () => {
    const drawn = listed(['a', 100], ['b', 200]);
    expect(lateOf(drawn, listed(['b', 90, 'other'], ['a', 100]))).toEqual({ results: 0, changed: 0 });
    expect(lateOf(drawn, listed(['b', 200]))).toEqual({ results: 0, changed: 0 });
    // What leads at another price in the same place moves nothing: the row says it by itself.
    expect(lateOf(drawn, listed(['a', 95, 'other'], ['b', 200]))).toBeNull();
  });
});
