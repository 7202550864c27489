import { toMajor, type Money } from '@/core/contract';
import { CABINS, type Cabin, type FlightLeg } from '../../contract';
import { BANDS, type Band } from './bands';
import { BAGS, STOPS, TERMS, type Bag, type Range, type Stops, type Term } from './filters';
import type { OfferFacts, ResultTable } from './table';

/** How many itineraries have something, and the lowest price among them, null for none. */
export interface Tally {
  count: number;
  lowest: Money | null;
}
/** One option of a filter. */
export interface Facet<Value extends string = string> extends Tally {
  value: Value;
}
export interface NamedFacet extends Facet {
  name: string;
}
/** What is found of one leg of the trip. */
export interface LegFacets {
  /** Cities. */
  from: string;
  to: string;
  /** Take-offs from the first to the last, in minutes since midnight. */
  leave: Range;
  /** Minutes of the shortest and the longest. */
  minutes: Range;
}
export interface Facets {
  /** Everything, for "Any". */
  all: Tally;
  stops: Facet<Stops>[];
  cabins: Facet<Cabin>[];
  airlines: NamedFacet[];
  departure: Facet<Band>[];
  arrival: Facet<Band>[];
  bags: Facet<Bag>[];
  terms: Facet<Term>[];
  layovers: NamedFacet[];
  legs: LegFacets[];
  /** Minutes of all legs together. */
  total: Range;
  /** Whole major units, outwards. Null without offers. */
  price: { range: Range; currency: string } | null;
}

/** Counts itineraries by some of their values; fares of one itinerary count once, the cheapest gives the price. */
function counter(table: ResultTable) {
  return <Value extends string>(valuesOf: (facts: OfferFacts) => readonly Value[]): Map<Value, Tally> => {
    const tallies = new Map<Value, Tally & { last: number }>();
    table.itineraries.forEach((fares, group) => {
      for (const facts of fares)
        for (const value of valuesOf(facts)) {
          const known = tallies.get(value);
          const { totalAmount } = facts.offer;
          if (!known) tallies.set(value, { count: 1, lowest: totalAmount, last: group });
          else {
            if (known.last !== group) known.count += 1;
            known.last = group;
            if (totalAmount.amount < known.lowest!.amount) known.lowest = totalAmount;
          }
        }
    });
    return tallies;
  };
}

const tally = ({ count, lowest }: Tally = { count: 0, lowest: null }): Tally => ({ count, lowest });
const options = <Value extends string>(values: readonly Value[], found: Map<Value, Tally>): Facet<Value>[] =>
  values.map((value) => ({ value, ...tally(found.get(value)) }));
const named = (names: ReadonlyMap<string, string>, found: Map<string, Tally>): NamedFacet[] =>
  Array.from(names, ([value, name]) => ({ value, name, ...tally(found.get(value)) })).sort((a, b) =>
    a.name.localeCompare(b.name),
  );

function widen([low, high]: Range, value: number): Range {
  return [Math.min(low, value), Math.max(high, value)];
}
const NOTHING: Range = [Infinity, -Infinity];
/** Limits of a slider are round ones. */
const outwards = ([low, high]: Range, step: number): Range =>
  low > high ? [0, 0] : [Math.floor(low / step) * step, Math.ceil(high / step) * step];

function legFacets(table: ResultTable, step: number): LegFacets[] {
  const flights: readonly FlightLeg[] = table.byPrice[0]?.offer.flights ?? [];
  return flights.map(({ origin, destination }, leg) => {
    let leave = NOTHING;
    let minutes = NOTHING;
    for (const [facts] of table.itineraries) {
      leave = widen(leave, facts!.leaves[leg] ?? 0);
      minutes = widen(minutes, facts!.durations[leg] ?? 0);
    }
    return {
      from: origin.city,
      to: destination.city,
      leave: outwards(leave, step),
      minutes: outwards(minutes, step),
    };
  });
}

/** Minutes between two stops of a slider for times. */
export const TIME_STEP = 15;

/** Counts and lowest prices per filter value, from everything that was found, whatever is filtered now (R198, G64). */
export function facetsOf(table: ResultTable): Facets {
  const count = counter(table);
  const airlines = new Map<string, string>();
  const airports = new Map<string, string>();
  for (const [facts] of table.itineraries)
    for (const { carrier, airlineName, stops } of facts!.offer.flights) {
      airlines.set(carrier, airlineName);
      for (const { airport, changeTo } of stops)
        for (const place of changeTo ? [airport, changeTo] : [airport]) airports.set(place.code, place.city);
    }
  const lowest = table.byPrice[0]?.offer.totalAmount;
  const highest = table.byPrice.at(-1)?.offer.totalAmount;
  return {
    all: { count: table.itineraries.length, lowest: lowest ?? null },
    stops: options(
      STOPS,
      count(({ stops }) => (stops ? [stops] : [])),
    ),
    // A facet says what choosing it alone would show: mixed cabins pass no single one (G66).
    cabins: options(
      CABINS,
      count(({ cabins }) => (cabins.length === 1 ? cabins : [])),
    ),
    airlines: named(
      airlines,
      count((facts) => facts.airlines),
    ),
    departure: options(
      BANDS,
      count(({ departure }) => [departure]),
    ),
    arrival: options(
      BANDS,
      count(({ arrival }) => [arrival]),
    ),
    bags: options(
      BAGS,
      count(({ offer: { bags } }) =>
        BAGS.filter((bag) => (bag === 'checked' ? bags.checked : bags.carryOn).pieces > 0),
      ),
    ),
    terms: options(
      TERMS,
      count(({ offer }) =>
        TERMS.filter((term) => (term === 'refundable' ? offer.refundable : offer.changeable)),
      ),
    ),
    layovers: named(
      airports,
      count((facts) => facts.layovers),
    ),
    legs: legFacets(table, TIME_STEP),
    total: outwards(
      table.itineraries.reduce((range, [facts]) => widen(range, facts!.minutes), NOTHING),
      TIME_STEP,
    ),
    price:
      lowest && highest
        ? {
            range: [Math.floor(toMajor(lowest)), Math.ceil(toMajor(highest))],
            currency: lowest.currency,
          }
        : null,
  };
}
