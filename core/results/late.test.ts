import { describe, expect, it } from 'vitest';
import { lateOf, mayRedraw, SETTLING } from './late';

const listed = (prices: Record<string, number>) => new Map(Object.entries(prices));

describe('results that arrive later', () => {
  it('take their places at once while there is nothing to read', () => {
    expect(mayRedraw({ rows: 0, touched: true, since: 60_000 })).toBe(true);
  });

  it('and in the first moment, as long as the page is untouched', () => {
    expect(mayRedraw({ rows: 5, touched: false, since: 0 })).toBe(true);
    expect(mayRedraw({ rows: 5, touched: false, since: SETTLING - 1 })).toBe(true);
    expect(mayRedraw({ rows: 5, touched: false, since: SETTLING })).toBe(false);
    expect(mayRedraw({ rows: 5, touched: true, since: 0 })).toBe(false);
  });

  it('say how many are new, and how many got another price or are gone', () => {
    const drawn = listed({ a: 100, b: 200 });
    expect(lateOf(drawn, listed({ a: 100, b: 200, c: 300 }))).toEqual({ results: 1, changed: 0 });
    expect(lateOf(drawn, listed({ a: 90, b: 200 }))).toEqual({ results: 0, changed: 1 });
    expect(lateOf(drawn, listed({ b: 200, c: 1 }))).toEqual({ results: 1, changed: 1 });
    expect(lateOf(drawn, listed({ b: 200, a: 100 }))).toBeNull();
  });
});
