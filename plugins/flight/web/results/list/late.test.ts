import { describe, expect, it } from 'vitest';
import { lateOf } from '@/core/selling/results/list/late';
import { OFFERS, usd } from '../../testing/fixtures';
import type { Filters } from '../filters/filters';
import { listedRows } from './sort';
import { tableOf, type ResultTable } from '../table/result-table';
import { atKnownPrices, viewOf } from './view';

const lateUnder = (drawn: ResultTable, arrived: ResultTable, filters: Filters) =>
  lateOf(listedRows(drawn, filters, 'cheapest'), listedRows(arrived, filters, 'cheapest'));

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
    expect(lateUnder(all, drawn, {})).toEqual({ results: 0, changed: 0 });
  });

  it('cheaper or dearer, a row that stays in its place is at the price that is known', () => {
    const { rows } = viewOf(drawn, {}, 'cheapest', 1);
    const other = OFFERS.slice(0, 4).map((offer) =>
      offer.fareFamily === 'TP-discount' ? { ...offer, supplier: 'second', totalAmount: usd(900) } : offer,
    );
    const known = tableOf([...other, ...OFFERS.slice(4)]);
    const now = atKnownPrices(rows, known, {});
    expect(now.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(now.map(({ offer }) => offer.totalAmount)).toEqual([usd(982.6), usd(900)]);
    expect(now[1]!.offers[0]).toMatchObject({ supplier: 'second' });
    // What is as it was stays the same object; what nobody offers any more stays as it was.
    expect(now[0]).toBe(rows[0]);
    expect(atKnownPrices(rows, tableOf([]), {})).toEqual(rows);
    const [refundable] = viewOf(drawn, { terms: ['refundable'] }, 'cheapest', 1).rows;
    const [still] = atKnownPrices([refundable!], known, { terms: ['refundable'] });
    expect(still!.offer).toBe(refundable!.offer);
    expect(still!.offers[0]!.totalAmount).toEqual(usd(900));
  });
});
