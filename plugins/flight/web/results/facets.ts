import { toMajor } from '@/core/contract';
import { NOTHING, outwards, widen, type Range } from '@/core/results/limits';
import {
  facetsIn,
  namedFacets,
  tallyBy,
  type Facet,
  type NamedFacet,
  type Tally,
} from '@/core/results/tally';
import { CABINS, type Cabin, type FlightLeg } from '../../contract';
import { BANDS, type Band } from './bands';
import { BAGS, STOPS, TERMS, type Bag, type Stops, type Term } from './filters';
import type { OfferFacts, ResultTable } from './table';

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

const count = <Value extends string>(
  { itineraries }: ResultTable,
  valuesOf: (facts: OfferFacts) => readonly Value[],
) => tallyBy(itineraries, ({ offer }) => offer.totalAmount, valuesOf);

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
    stops: facetsIn(
      STOPS,
      count(table, ({ stops }) => (stops ? [stops] : [])),
    ),
    // A facet says what choosing it alone would show: mixed cabins pass no single one (G66).
    cabins: facetsIn(
      CABINS,
      count(table, ({ cabins }) => (cabins.length === 1 ? cabins : [])),
    ),
    airlines: namedFacets(
      airlines,
      count(table, (facts) => facts.airlines),
    ),
    departure: facetsIn(
      BANDS,
      count(table, ({ departure }) => [departure]),
    ),
    arrival: facetsIn(
      BANDS,
      count(table, ({ arrival }) => [arrival]),
    ),
    bags: facetsIn(
      BAGS,
      count(table, ({ offer: { bags } }) =>
        BAGS.filter((bag) => (bag === 'checked' ? bags.checked : bags.carryOn).pieces > 0),
      ),
    ),
    terms: facetsIn(
      TERMS,
      count(table, ({ offer }) =>
        TERMS.filter((term) => (term === 'refundable' ? offer.refundable : offer.changeable)),
      ),
    ),
    layovers: namedFacets(
      airports,
      count(table, (facts) => facts.layovers),
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
