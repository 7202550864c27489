import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { describeAddress } from '@/core/selling/results/filters/testing/address.cases';
import { addressOf } from '@/core/selling/results/filters/choices';
import { relaxation } from '@/core/selling/results/filters/passes';
import { toggledOfAll } from '@/core/selling/results/filters/toggled';
import type { FlightLeg, FlightOffer } from '../../../contract';
import {
  AIRPORTS,
  AIR_FRANCE_OVERNIGHT,
  BRITISH_CLUB,
  OFFERS,
  TAP_DIRECT,
  leg,
  manyOffers,
  offer,
  segment,
  usd,
} from '../../testing/fixtures';
import { BAND_HOURS, BANDS, bandOf } from '../table/bands';
import { facetsOf } from '../filters/facets';
import {
  activeFilters,
  FLIGHT_FILTERS,
  flightTests as testsOf,
  passingFlights as passing,
  type Filters,
} from '../filters/filters';
import { legSet } from '../filters/leg-limits';
import { stopsOf } from '../../parts/legs';
import { toItineraries, totalMinutes, tripsOf } from '../table/itinerary';
import { bestScore, ordered, SORTS, type Sort } from './sort';
import { minuteOfDay, tableOf, type ResultTable } from '../table/result-table';
import { viewOf } from './view';

const { filters: FiltersAddress, writeFilters } = addressOf(FLIGHT_FILTERS);
const TABLE = tableOf(OFFERS);
const relaxed = (table: ResultTable, filters: Filters) => relaxation(table.itineraries, testsOf(filters));
const rows = toItineraries(OFFERS);
const idsOf = (offers: readonly FlightOffer[], filters: Filters, sort: Sort = 'cheapest') =>
  ordered(tableOf(offers), sort, passing(filters)).rows.map(({ offer: found }) => found.itineraryId);
/** In the order of the fixtures. */
const ids = (filters: Filters) => {
  const found = idsOf(OFFERS, filters);
  return rows.map(({ id }) => id).filter((id) => found.includes(id));
};

describe('bands of the day', () => {
  it('R212 R213 begins each band on its first minute', () => {
    const at = (time: string) => bandOf(`2027-03-10T${time}`);
    expect([at('00:00'), at('04:59')]).toEqual(['early-morning', 'early-morning']);
    expect([at('05:00'), at('11:59')]).toEqual(['morning', 'morning']);
    expect([at('12:00'), at('17:59')]).toEqual(['afternoon', 'afternoon']);
    expect([at('18:00'), at('23:59')]).toEqual(['evening', 'evening']);
    const clock = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
    for (const band of BANDS)
      expect(BAND_HOURS[band].map((minute) => at(clock(minute)))).toEqual([band, band]);
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
  it('R209 calls a leg non-stop, of one stop, or of two and more', () => {
    const [out] = TAP_DIRECT;
    const stop = AIR_FRANCE_OVERNIGHT[0]!.stops[0]!;
    const withStops = (count: number) =>
      stopsOf({ ...out!, stops: Array.from({ length: count }, () => stop) });
    expect([0, 1, 2, 3].map(withStops)).toEqual(['direct', 'one', 'two-plus', 'two-plus']);
  });

  it('R208 G65 lets an offer through only when every leg has so many stops or fewer', () => {
    expect(ids({ stops: 'direct' })).toEqual(['tp-direct']);
    expect(ids({ stops: 'one' })).toEqual(['tp-direct', 'ib-mad', 'af-cdg', 'ba-lhr']);
    // Two stops out, none back: in neither.
    expect(rows.map(({ id }) => id)).toContain('s4-pdl');
    const stopsBack = offer('back', 900, 'TP-discount', [TAP_DIRECT[0]!, AIR_FRANCE_OVERNIGHT[1]!]);
    expect(idsOf([stopsBack], { stops: 'direct' })).toEqual([]);
    expect(idsOf([stopsBack], { stops: 'one' })).toEqual(['back']);
  });

  it('G65 takes no stops filter as any number of them', () => {
    expect(ids({})).toHaveLength(rows.length);
  });

  it('R210 G66 asks for a selected cabin and airline on every leg', () => {
    expect(ids({ cabins: ['business'] })).toEqual(['ba-lhr']);
    const mixed = offer('mixed', 900, 'TP-discount', [TAP_DIRECT[0]!, BRITISH_CLUB[1]!]);
    const passes = (found: FlightOffer, filters: Filters) => idsOf([found], filters).length === 1;
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
    expect(toggledOfAll(undefined, 'BA', all)).toEqual(['TP']);
    expect(toggledOfAll(['TP'], 'BA', all)).toBeUndefined();
    expect(toggledOfAll([], 'BA', all)).toEqual(['BA']);
    expect(ids({ airlines: [] })).toEqual([]);
  });

  it('survives the way into an address and back', () => {
    const filters: Filters = {
      stops: 'one',
      cabins: ['economy', 'first'],
      airlines: [],
      departure: ['evening'],
      leave: { 0: [360, 1200], 2: [0, 1440] },
      flying: { 1: 720 },
      longest: 1500,
      avoid: ['MAD', 'CDG'],
      via: ['LHR'],
      price: { most: 1200, currency: 'USD' },
      bags: ['carry-on', 'checked'],
      terms: ['refundable'],
    };
    expect(writeFilters(filters)).toMatchObject({
      leave: '1.0600-2000,3.0000-2400',
      flying: '2.720',
      price: '1200USD',
    });
    expect(FiltersAddress.parse(writeFilters(filters))).toEqual(filters);
    expect(writeFilters({})).toEqual({});
  });

  describeAddress(FLIGHT_FILTERS, TABLE.byPrice);

  it('reads the address tolerantly, and tells no airline from no filter', () => {
    const read = (search: object) => FiltersAddress.parse(search);
    expect(
      read({ airlines: 'TP,BA,TAP,nonsense', cabins: 'economy,cattle', stops: 'three', departure: 7 }),
    ).toEqual({ airlines: ['TP', 'BA'], cabins: ['economy'] });
    // G65: two stops and more are no limit.
    expect(read({ stops: 'two-plus' })).toEqual({});
    const broken = {
      leave: '1.2500-2600,9.0600-0700,2.0900-0800,1.0661-0700,11.0600-0700,1.10600-0700,1.0600-07001',
      flying: '1.-5,x,1.123456',
      longest: 'all day',
      avoid: 'nowhere,MADX',
      via: '',
      price: '12.USD',
      bags: 'elephant',
      terms: '',
    };
    expect(read(broken)).toEqual({});
    expect(read({ price: '1200USDT' })).toEqual({});
    expect(read({ price: '12.50USD' })).toEqual({ price: { most: 12.5, currency: 'USD' } });
    expect(read({ leave: '1.0630-0630' })).toEqual({ leave: { 0: [390, 390] } });
    expect(read({ leave: '1.0600-0700,nonsense', longest: 900, avoid: 'MAD,x' })).toEqual({
      leave: { 0: [360, 420] },
      longest: 900,
      avoid: ['MAD'],
    });
    expect(read({ airlines: '' }).airlines).toEqual([]);
    expect(activeFilters(read({ airlines: '' }))).toEqual(['airlines']);
    expect(activeFilters(read({}))).toEqual([]);
  });
});

describe('filters of times, airports, prices and fares', () => {
  it('limits the take-off of each leg for itself, both ends included', () => {
    const at = (leg: number, from: string, to: string) =>
      ids({
        leave: {
          [leg]: [minuteOfDay(`T${from}`.padStart(16, '0')), minuteOfDay(`T${to}`.padStart(16, '0'))],
        },
      });
    expect(at(0, '06:10', '07:30')).toEqual(['ib-mad', 'ba-lhr']);
    expect(at(0, '06:11', '07:29')).toEqual([]);
    expect(at(1, '20:15', '23:59')).toEqual(['tp-direct', 's4-pdl']);
    expect(ids({ leave: { 0: [0, 720], 1: [1200, 1440] } })).toEqual(['tp-direct', 's4-pdl']);
  });

  it('limits the minutes of each leg and of all of them', () => {
    expect(ids({ flying: { 0: 485 } })).toEqual(['tp-direct']);
    expect(ids({ flying: { 1: 400 } })).toEqual(['tp-direct', 's4-pdl']);
    expect(ids({ flying: { 0: 484, 1: 400 } })).toEqual([]);
    const fastest = totalMinutes(OFFERS[0]!);
    expect(ids({ longest: fastest })).toEqual(['tp-direct']);
    expect(ids({ longest: fastest - 1 })).toEqual([]);
  });

  it('keeps away from airports or asks for one of them, either one of a change', () => {
    expect(ids({ avoid: ['LGW', 'PDL'] })).toEqual(['tp-direct', 'ib-mad', 'af-cdg']);
    expect(ids({ via: ['LGW'] })).toEqual(['ba-lhr']);
    expect(ids({ via: ['LHR'], avoid: ['PDL'] })).toEqual(['ba-lhr']);
    expect(ids({ via: ['MAD', 'CDG'] })).toEqual(['ib-mad', 'af-cdg']);
  });

  it('ends at a price in the currency of the offers, and leaves other currencies alone', () => {
    expect(ids({ price: { most: 874.9, currency: 'USD' } })).toEqual(['s4-pdl']);
    expect(ids({ price: { most: 918, currency: 'USD' } })).toEqual(['s4-pdl']);
    expect(ids({ price: { most: 919, currency: 'USD' } })).toEqual(['af-cdg', 's4-pdl']);
    expect(ids({ price: { most: 1, currency: 'BRL' } })).toHaveLength(5);
    const even = offer('even', 900, 'TP-discount', TAP_DIRECT);
    expect(idsOf([even], { price: { most: 900, currency: 'USD' } })).toEqual(['even']);
  });

  it('leads with the cheapest fare that has the bags and the terms', () => {
    const lead = (filters: Filters) =>
      viewOf(TABLE, filters, 'cheapest', 1).rows.map(({ offer: found }) => found.fareFamily);
    expect(lead({ bags: ['checked'] })).toEqual(['S4-smart', 'TP-classic', 'BA-club']);
    expect(lead({ bags: ['carry-on', 'checked'] })).toEqual(['S4-smart', 'TP-classic', 'BA-club']);
    expect(lead({ terms: ['refundable'] })).toEqual(['TP-classic', 'BA-club']);
    expect(lead({ terms: ['refundable', 'changeable'], bags: ['carry-on'] })).toEqual([
      'TP-classic',
      'BA-club',
    ]);
    const held = OFFERS.map((offer) =>
      offer.fareFamily === 'TP-plus' ? { ...offer, holdUntil: '2027-03-02T22:00:00.000Z' } : offer,
    );
    expect(
      viewOf(tableOf(held), { terms: ['hold'] }, 'cheapest', 1).rows.map(
        ({ offer: found }) => found.fareFamily,
      ),
    ).toEqual(['TP-plus']);
    const [row] = viewOf(TABLE, { bags: ['checked'], airlines: ['TP'] }, 'cheapest', 1).rows;
    expect(row!.offers.map(({ fareFamily }) => fareFamily)).toEqual(['TP-discount', 'TP-classic', 'TP-plus']);
  });

  it('forgets the filter with its last leg', () => {
    expect(legSet({ 0: 500 }, 1, 400)).toEqual({ 0: 500, 1: 400 });
    expect(legSet({ 0: 500 }, 0, undefined)).toBeUndefined();
  });
});

describe('sorting', () => {
  it('R203 orders Cheapest, the first of the orders, by price', () => {
    expect(SORTS[0]).toBe('cheapest');
    expect(idsOf(OFFERS, {})).toEqual(['s4-pdl', 'af-cdg', 'ib-mad', 'tp-direct', 'ba-lhr']);
  });

  it('R205 G63 orders Quickest by the minutes of all legs, then by price', () => {
    const order = ordered(TABLE, 'quickest').rows;
    expect(order[0]!.offer.itineraryId).toBe('tp-direct');
    expect(order.map(({ minutes }) => minutes)).toEqual(
      order.map(({ offer: found }) => totalMinutes(found)).sort((a, b) => a - b),
    );
    const twin = offer('twin', 1000, 'TP-discount', TAP_DIRECT);
    expect(idsOf([...OFFERS, twin], {}, 'quickest')[0]).toBe('twin');
  });

  it('R204 G62 weighs price and the first leg the same in Best, and then the rest of the trip', () => {
    const leads = ordered(TABLE, 'cheapest').rows;
    const score = bestScore(leads);
    const of = (id: string) => score(leads.find(({ offer: found }) => found.itineraryId === id)!);
    expect(of('ba-lhr')).toBeGreaterThanOrEqual(1);
    const order = ordered(TABLE, 'best').rows;
    expect(order[0]!.offer.itineraryId).toBe('tp-direct');
    expect(order.map(score)).toEqual(order.map(score).sort((a, b) => a - b));
  });

  it('R204 weighs the price in Best as much as the first leg: what is good in both comes first', () => {
    const [out, back] = TAP_DIRECT as [FlightLeg, FlightLeg];
    const trip = (id: string, price: number, duration: number) =>
      offer(id, price, 'TP-discount', [{ ...out, duration }, back]);
    const trips = [trip('quick', 1000, 400), trip('cheap', 500, 600), trip('both', 550, 420)];
    expect(idsOf(trips, {}, 'best')).toEqual(['both', 'cheap', 'quick']);
    const table = tableOf(trips);
    const score = bestScore(table.byPrice);
    expect(table.byPrice.map((row) => score(row).toFixed(2))).toEqual(['1.00', '0.20', '1.00']);
  });

  it('G62 counts the other legs, nights spent waiting and changes of airport against a trip', () => {
    const [out, back] = TAP_DIRECT as [FlightLeg, FlightLeg];
    const wait = AIR_FRANCE_OVERNIGHT[0]!.stops[0]!;
    const trip = (id: string, change: Partial<FlightLeg>, price = 900) =>
      offer(id, price, 'TP-discount', [out, { ...back, ...change }]);
    const first = (...trips: FlightOffer[]) => idsOf(trips, {}, 'best')[0];
    const dear = trip('z-dear', {}, 2000);
    expect(first(trip('a-slow-back', { duration: back.duration + 600 }), trip('b', {}, 950), dear)).toBe('b');
    const calm = { ...wait, overnight: false, changeTo: null };
    const [night, change] = [
      { ...calm, overnight: true },
      { ...calm, changeTo: AIRPORTS.LGW },
    ];
    for (const hard of [night, change])
      expect(first(trip('a-hard', { stops: [hard] }), trip('b-calm', { stops: [calm] }, 950), dear)).toBe(
        'b-calm',
      );
  });

  it('G62 never puts a trip in Best before one that beats it in both price and total time', () => {
    const minutes = fc.integer({ min: 60, max: 2400 });
    const trips = fc.array(
      fc.record({
        price: fc.integer({ min: 80, max: 900 }),
        legs: fc.tuple(minutes, minutes),
        hard: fc.nat(3),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(trips, (found) => {
        const wait = { ...AIR_FRANCE_OVERNIGHT[0]!.stops[0]!, overnight: true };
        const offers = found.map(({ price, legs, hard }, at) =>
          offer(
            `trip-${at}`,
            price,
            'TP-discount',
            TAP_DIRECT.map((one, leg) => ({
              ...one,
              duration: legs[leg]!,
              stops: leg === 1 ? Array.from({ length: hard }, () => wait) : [],
            })),
          ),
        );
        const { rows: order, winners } = ordered(tableOf(offers), 'best');
        expect(winners.best).toBe(order[0]);
        order.forEach((row, at) => {
          for (const later of order.slice(at + 1))
            expect(later.price < row.price && later.minutes < row.minutes).toBe(false);
        });
      }),
    );
  });

  it('G62 settles ties by price, then id, and survives one offer', () => {
    const same = [offer('b', 900, 'TP-discount', TAP_DIRECT), offer('a', 900, 'TP-discount', TAP_DIRECT)];
    expect(idsOf(same, {}, 'best')).toEqual(['a', 'b']);
    expect(ordered(tableOf(same), 'cheapest').winners.best!.offer.itineraryId).toBe('a');
    expect(ordered(tableOf(same.slice(0, 1)), 'cheapest').winners.best!.offer.itineraryId).toBe('b');
    expect(ordered(tableOf([]), 'cheapest').winners.best).toBeUndefined();
  });

  it('names what each order puts first, whatever the order of the list', () => {
    const many = tableOf(manyOffers(300));
    for (const sort of ['cheapest', 'best', 'quickest'] as const) {
      const { winners } = ordered(many, sort);
      for (const other of ['cheapest', 'best', 'quickest'] as const)
        expect(winners[other]).toBe(ordered(many, other).rows[0]);
    }
  });
});

describe('facets', () => {
  const facets = facetsOf(TABLE);

  it('R198 G64 gives each option its count and lowest price of everything, as long as no filter is set', () => {
    expect(facets.all).toEqual({ count: 5, lowest: usd(874.9) });
    expect(facets.stops).toEqual([
      { value: 'direct', count: 1, lowest: usd(1184.4) },
      { value: 'one', count: 4, lowest: usd(918.2) },
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

  it('counts bags, terms and layovers, and spans what sliders go over', () => {
    expect(facets.bags).toEqual([
      { value: 'carry-on', count: 5, lowest: usd(874.9) },
      { value: 'checked', count: 3, lowest: usd(874.9) },
    ]);
    expect(facets.terms).toEqual([
      { value: 'refundable', count: 2, lowest: usd(1364.4) },
      { value: 'changeable', count: 5, lowest: usd(874.9) },
      { value: 'hold', count: 0, lowest: null },
    ]);
    expect(facets.via.map(({ value, count }) => [value, count])).toEqual([
      ['LHR', 2],
      ['LGW', 1],
      ['MAD', 1],
      ['CDG', 1],
      ['PDL', 1],
    ]);
    expect(facets.legs[0]).toMatchObject({ from: 'Lisbon', to: 'New York', leave: [30, 1125] });
    expect(facets.legs.map(({ minutes }) => minutes)).toEqual([
      [480, 1365],
      [390, 915],
    ]);
    expect(facets.legs).toHaveLength(2);
    expect(facets.price).toEqual({ range: [87_490, 412_000], currency: 'USD' });
    expect(facetsOf(tableOf([]))).toMatchObject({ price: null, legs: [], total: [0, 0] });
  });

  it('G64 applies all other filters: every option of every filter leads to what it says', () => {
    // Another airline and cabin back than out.
    const mixed = offer('mixed', 950, 'TP-discount', [TAP_DIRECT[0]!, BRITISH_CLUB[1]!]);
    const table = tableOf([...OFFERS, ...manyOffers(60), mixed]);
    const sample: Filters[] = [
      {},
      { stops: 'direct' },
      { stops: 'one', bags: ['checked'] },
      { cabins: ['economy'], departure: ['morning', 'evening'] },
      { airlines: ['TP', 'UA'], arrival: ['afternoon'] },
      { airlines: [] },
      { avoid: ['MAD'], terms: ['changeable'] },
      { via: ['CDG', 'LHR'], price: { most: 1200, currency: 'USD' } },
      { via: ['CDG'], avoid: ['LGW'] },
      { terms: ['refundable'], longest: 1500 },
    ];
    const shown = (filters: Filters) => {
      const found = ordered(table, 'cheapest', passing(filters)).rows;
      return { count: found.length, lowest: found[0]?.offer.totalAmount ?? null };
    };
    for (const filters of sample) {
      const found = facetsOf(table, filters);
      const told = ({ count, lowest }: { count: number; lowest: unknown }) => ({ count, lowest });
      expect(told(found.all)).toEqual(shown({ ...filters, stops: undefined }));
      for (const option of found.stops)
        expect(told(option)).toEqual(shown({ ...filters, stops: option.value }));
      for (const name of ['departure', 'arrival'] as const)
        for (const option of found[name])
          expect(told(option)).toEqual(shown({ ...filters, [name]: [option.value] }));
      for (const name of ['bags', 'terms'] as const)
        for (const option of found[name])
          expect(told(option)).toEqual(
            shown({ ...filters, [name]: [...new Set([...(filters[name] ?? []), option.value])] } as Filters),
          );
      for (const name of ['avoid', 'via'] as const) {
        const other = name === 'avoid' ? 'via' : 'avoid';
        for (const { value, ...option } of found[name]) {
          const left = filters[other]?.filter((code) => code !== value);
          const chosen = name === 'via' ? [value] : [...new Set([...(filters.avoid ?? []), value])];
          expect(told(option)).toEqual(
            shown({ ...filters, [name]: chosen, [other]: left?.length ? left : undefined }),
          );
        }
      }
      // An airline or a cabin more shows so many more; one that would show none is disabled.
      for (const name of ['airlines', 'cabins'] as const) {
        const chosen: readonly string[] | undefined = filters[name];
        for (const { value, count } of found[name]) {
          if (chosen?.includes(value)) continue;
          const before = chosen ? shown(filters).count : 0;
          if (chosen ?? name === 'cabins')
            expect(shown({ ...filters, [name]: [...(chosen ?? []), value] } as Filters).count - before).toBe(
              count,
            );
        }
      }
    }
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
    const many = tableOf(manyOffers(40));
    expect(viewOf(many, {}, 'cheapest', 1).rows).toHaveLength(15);
    expect(viewOf(many, {}, 'cheapest', 3).rows).toHaveLength(10);
    expect(viewOf(many, {}, 'cheapest', 9)).toMatchObject({ page: 3, pageCount: 3, count: 40 });
    expect(viewOf(tableOf([]), {}, 'cheapest', 1)).toMatchObject({
      page: 1,
      pageCount: 1,
      count: 0,
      rows: [],
    });
  });

  it('names the filter whose lifting gains most', () => {
    expect(relaxed(TABLE, { stops: 'direct', departure: ['evening'] })).toEqual({
      filter: 'stops',
      gain: 1,
    });
    expect(relaxed(TABLE, { airlines: [] })).toEqual({ filter: 'airlines', gain: 5 });
    expect(relaxed(TABLE, { airlines: [], cabins: ['first'] })).toEqual({ filter: null, gain: 5 });
    expect(relaxed(TABLE, { price: { most: 100, currency: 'USD' }, via: ['MAD'] })).toEqual({
      filter: 'price',
      gain: 1,
    });
    expect(relaxed(tableOf([]), { stops: 'direct' })).toBeNull();
  });
});
