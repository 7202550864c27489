import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  AIR_FRANCE_OVERNIGHT,
  BRITISH_CLUB,
  OFFERS,
  TAP_DIRECT,
  leg,
  manyOffers,
  offer,
  segment,
  usd,
} from '../fixtures';
import { bandOf } from './bands';
import { facetsOf } from './facets';
import {
  activeFilters,
  airlineToggled,
  filterShape,
  passes,
  stopsOf,
  toggled,
  writeFilters,
  type Filters,
} from './filters';
import { toItineraries, totalMinutes, tripsOf } from './itinerary';
import { bestScores, sortItineraries, winners } from './sort';
import { relaxation, viewOf } from './view';

const rows = toItineraries(OFFERS);
const ids = (filters: Filters) =>
  toItineraries(OFFERS.filter((found) => passes(found, filters))).map(({ id }) => id);

describe('bands of the day', () => {
  it('R212 R213 begins each band on its first minute', () => {
    const at = (time: string) => bandOf(`2027-03-10T${time}`);
    expect([at('00:00'), at('04:59')]).toEqual(['early-morning', 'early-morning']);
    expect([at('05:00'), at('11:59')]).toEqual(['morning', 'morning']);
    expect([at('12:00'), at('17:59')]).toEqual(['afternoon', 'afternoon']);
    expect([at('18:00'), at('23:59')]).toEqual(['evening', 'evening']);
  });
});

describe('itineraries', () => {
  it('joins the fares of the same flights under the cheapest', () => {
    const tap = rows.find(({ id }) => id === 'tp-direct')!;
    expect(tap.offers.map(({ fareFamily }) => fareFamily)).toEqual(['TP-discount', 'TP-classic', 'TP-plus']);
    expect(tap.offer.totalAmount).toEqual(usd(1184.4));
  });

  it('R206 G67 keeps a wait of under 24 hours in the trip and starts another at 24', () => {
    const at = (landing: string, leaving: string) =>
      tripsOf(
        leg([
          segment(`AF 1195 LIS 2027-03-10T08:00 CDG ${landing} 155`),
          segment(`AF 22 CDG ${leaving} JFK 2027-03-12T10:45 500`),
        ]),
      ).length;
    expect(at('2027-03-10T11:00', '2027-03-11T10:59')).toBe(1);
    expect(at('2027-03-10T11:00', '2027-03-11T11:00')).toBe(2);
  });
});

describe('filters', () => {
  it('R209 counts stops as Direct, 1 Stop and 2+ Stops', () => {
    const [out] = TAP_DIRECT;
    const stop = AIR_FRANCE_OVERNIGHT[0]!.stops[0]!;
    const withStops = (count: number) =>
      stopsOf({ ...out!, stops: Array.from({ length: count }, () => stop) });
    expect([0, 1, 2, 3].map(withStops)).toEqual(['direct', 'one', 'two-plus', 'two-plus']);
  });

  it('R208 lets an offer through only when every leg has these stops', () => {
    expect(ids({ stops: 'direct' })).toEqual(['tp-direct']);
    expect(ids({ stops: 'one' })).toEqual(['ib-mad', 'af-cdg', 'ba-lhr']);
    // Two stops out, none back: neither.
    expect(ids({ stops: 'two-plus' })).toEqual([]);
  });

  it('G65 takes no stops filter as any number of them', () => {
    expect(ids({})).toHaveLength(rows.length);
  });

  it('R210 G66 asks for a selected cabin and airline on every leg', () => {
    expect(ids({ cabins: ['business'] })).toEqual(['ba-lhr']);
    const mixed = offer('mixed', 900, 'TP-discount', [TAP_DIRECT[0]!, BRITISH_CLUB[1]!]);
    expect(passes(mixed, { cabins: ['economy'] })).toBe(false);
    expect(passes(mixed, { cabins: ['economy', 'business'] })).toBe(true);
    expect(passes(mixed, { airlines: ['TP'] })).toBe(false);
    expect(passes(mixed, { airlines: ['TP', 'BA'] })).toBe(true);
  });

  it('G66 looks at the clock of the outbound leg only', () => {
    expect(ids({ departure: ['early-morning'] })).toEqual(['s4-pdl']);
    expect(ids({ departure: ['evening'] })).toEqual(['af-cdg']);
    expect(ids({ arrival: ['morning'] })).toEqual(['af-cdg']);
  });

  it('R211 G68 selects all airlines until one is taken away and none after Remove all', () => {
    const all = ['BA', 'TP'];
    expect(airlineToggled(undefined, 'BA', all)).toEqual(['TP']);
    expect(airlineToggled(['TP'], 'BA', all)).toBeUndefined();
    expect(airlineToggled([], 'BA', all)).toEqual(['BA']);
    expect(ids({ airlines: [] })).toEqual([]);
  });

  it('drops a list that has become empty', () => {
    expect(toggled(undefined, 'first')).toEqual(['first']);
    expect(toggled(['first'], 'first')).toBeUndefined();
  });

  it('survives the way into an address and back', () => {
    const filters: Filters = {
      stops: 'one',
      cabins: ['economy', 'first'],
      airlines: [],
      departure: ['evening'],
    };
    expect(z.object(filterShape).parse(writeFilters(filters))).toEqual(filters);
    expect(writeFilters({})).toEqual({});
  });

  it('reads the address tolerantly, and tells no airline from no filter', () => {
    const read = (search: object) => z.object(filterShape).parse(search);
    expect(
      read({ airlines: 'TP,BA,nonsense', cabins: 'economy,cattle', stops: 'three', departure: 7 }),
    ).toEqual({ airlines: ['TP', 'BA'], cabins: ['economy'] });
    expect(read({ airlines: '' }).airlines).toEqual([]);
    expect(activeFilters(read({ airlines: '' }))).toEqual(['airlines']);
    expect(activeFilters(read({}))).toEqual([]);
  });
});

describe('sorting', () => {
  it('R203 orders Cheapest by price', () => {
    expect(sortItineraries(rows, 'cheapest').map(({ id }) => id)).toEqual([
      's4-pdl',
      'af-cdg',
      'ib-mad',
      'tp-direct',
      'ba-lhr',
    ]);
  });

  it('R205 G63 orders Quickest by the minutes of all legs, then by price', () => {
    const order = sortItineraries(rows, 'quickest');
    expect(order[0]!.id).toBe('tp-direct');
    expect(order.map(({ offer: found }) => totalMinutes(found))).toEqual(
      [...order.map(({ offer: found }) => totalMinutes(found))].sort((a, b) => a - b),
    );
    const twin = offer('twin', 1000, 'TP-discount', TAP_DIRECT);
    expect(sortItineraries(toItineraries([...OFFERS, twin]), 'quickest')[0]!.id).toBe('twin');
  });

  it('R204 G62 weighs price and the first leg the same in Best', () => {
    const scores = bestScores(rows);
    expect(scores.get('ba-lhr')).toBeGreaterThanOrEqual(1);
    expect(scores.get('tp-direct')).toBeCloseTo((1184.4 - 874.9) / (4120 - 874.9), 6);
    expect(sortItineraries(rows, 'best')[0]!.id).toBe('tp-direct');
  });

  it('G62 settles ties by price, then id, and survives one offer', () => {
    const same = toItineraries([
      offer('b', 900, 'TP-discount', TAP_DIRECT),
      offer('a', 900, 'TP-discount', TAP_DIRECT),
    ]);
    expect(sortItineraries(same, 'best').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(winners(same.slice(0, 1)).best!.id).toBe('b');
    expect(winners([]).best).toBeUndefined();
  });
});

describe('facets', () => {
  const facets = facetsOf(OFFERS);

  it('R198 G64 gives each option its count and lowest price from everything found', () => {
    expect(facets.all).toEqual({ count: 5, lowest: usd(874.9) });
    expect(facets.stops).toEqual([
      { value: 'direct', count: 1, lowest: usd(1184.4) },
      { value: 'one', count: 3, lowest: usd(918.2) },
      { value: 'two-plus', count: 0, lowest: null },
    ]);
    expect(facets.cabins.find(({ value }) => value === 'business')).toEqual({
      value: 'business',
      count: 1,
      lowest: usd(4120),
    });
    expect(facets.cabins.find(({ value }) => value === 'first')).toEqual({
      value: 'first',
      count: 0,
      lowest: null,
    });
  });

  it('lists airlines of any leg by name', () => {
    expect(facets.airlines.map(({ name }) => name)).toEqual([
      'Air France',
      'British Airways',
      'Iberia',
      'TAP Air Portugal',
      'United Airlines',
    ]);
    expect(facets.airlines.find(({ value }) => value === 'TP')).toMatchObject({
      count: 1,
      lowest: usd(1184.4),
    });
  });
});

describe('the list', () => {
  it('R202 shows fifteen on a page and stays within the pages there are', () => {
    const many = manyOffers(40);
    expect(viewOf(many, {}, 'cheapest', 1).rows).toHaveLength(15);
    expect(viewOf(many, {}, 'cheapest', 3).rows).toHaveLength(10);
    expect(viewOf(many, {}, 'cheapest', 9)).toMatchObject({ page: 3, pageCount: 3, count: 40 });
    expect(viewOf([], {}, 'cheapest', 1)).toMatchObject({ page: 1, pageCount: 1, count: 0, rows: [] });
  });

  it('names the filter whose lifting gains most', () => {
    expect(relaxation(OFFERS, { stops: 'direct', departure: ['evening'] })).toEqual({
      filter: 'stops',
      gain: 1,
    });
    expect(relaxation(OFFERS, { airlines: [] })).toEqual({ filter: 'airlines', gain: 5 });
    expect(relaxation(OFFERS, { airlines: [], cabins: ['first'] })).toEqual({ filter: null, gain: 5 });
    expect(relaxation([], { stops: 'direct' })).toBeNull();
  });
});
