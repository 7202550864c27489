import { describe, expect, it } from 'vitest';
import { OFFERS, usd } from '../fixtures';
import { lateOf, mayRedraw, SETTLING } from './late';
import { tableOf } from './table';

describe('flights that arrive later', () => {
  it('take their places at once while there is nothing to read', () => {
    expect(mayRedraw({ rows: 0, touched: true, since: 60_000 })).toBe(true);
  });

  it('and in the first moment, as long as the page is untouched', () => {
    expect(mayRedraw({ rows: 5, touched: false, since: 0 })).toBe(true);
    expect(mayRedraw({ rows: 5, touched: false, since: SETTLING - 1 })).toBe(true);
    expect(mayRedraw({ rows: 5, touched: false, since: SETTLING })).toBe(false);
    expect(mayRedraw({ rows: 5, touched: true, since: 0 })).toBe(false);
  });

  const drawn = tableOf(OFFERS.slice(0, 4));
  const all = tableOf(OFFERS);

  it('are counted by flights, and only those that pass the filters', () => {
    expect(lateOf(drawn, all, {})).toEqual({ flights: 3, changed: 0 });
    expect(lateOf(drawn, all, { cabins: ['business'] })).toEqual({ flights: 1, changed: 0 });
    expect(lateOf(drawn, all, { stops: 'direct' })).toBeNull();
    expect(lateOf(all, all, {})).toBeNull();
  });

  it('say so when only prices would change, and nothing when nothing would move', () => {
    const cheaper = OFFERS.slice(0, 4).map((offer, index) =>
      index === 0 ? { ...offer, totalAmount: usd(900) } : offer,
    );
    expect(lateOf(drawn, tableOf(cheaper), {})).toEqual({ flights: 0, changed: 1 });
    // A dearer fare of a flight that is there moves no row.
    expect(lateOf(tableOf(OFFERS.slice(0, 2)), tableOf(OFFERS.slice(0, 3)), {})).toBeNull();
    expect(lateOf(all, drawn, {})).toEqual({ flights: 0, changed: 3 });
  });
});
