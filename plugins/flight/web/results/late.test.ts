import { describe, expect, it } from 'vitest';
import { lateOf } from '@/core/results/late';
import { OFFERS, usd } from '../fixtures';
import type { Filters } from './filters';
import { listedPrices } from './sort';
import { tableOf, type ResultTable } from './table';

const lateUnder = (drawn: ResultTable, arrived: ResultTable, filters: Filters) =>
  lateOf(listedPrices(drawn, filters), listedPrices(arrived, filters));

describe('flights that arrive later', () => {
  const drawn = tableOf(OFFERS.slice(0, 4));
  const all = tableOf(OFFERS);

  it('are counted by flights, and only those that pass the filters', () => {
    expect(lateUnder(drawn, all, {})).toEqual({ results: 3, changed: 0 });
    expect(lateUnder(drawn, all, { cabins: ['business'] })).toEqual({ results: 1, changed: 0 });
    expect(lateUnder(drawn, all, { stops: 'direct' })).toBeNull();
    expect(lateUnder(all, all, {})).toBeNull();
  });

  it('say so when only prices would change, and nothing when nothing would move', () => {
    const cheaper = OFFERS.slice(0, 4).map((offer, index) =>
      index === 0 ? { ...offer, totalAmount: usd(900) } : offer,
    );
    expect(lateUnder(drawn, tableOf(cheaper), {})).toEqual({ results: 0, changed: 1 });
    // A dearer fare of a flight that is there moves no row.
    expect(lateUnder(tableOf(OFFERS.slice(0, 2)), tableOf(OFFERS.slice(0, 3)), {})).toBeNull();
    expect(lateUnder(all, drawn, {})).toEqual({ results: 0, changed: 3 });
  });
});
