import { toWholeMajor, type Money } from '@/core/contract';
import { besides } from '@/core/selling/results/filters/passes';
import { NOTHING, outwards, widen, type Range } from '@/core/selling/results/filters/limits';
import {
  facetsIn,
  namedFacets,
  tallyBy,
  type Facet,
  type NamedFacet,
  type Tally,
} from '@/core/selling/results/filters/tally';
import { CABINS, type Cabin, type FlightLeg } from '../../../contract';
import { BANDS, type Band } from '../table/bands';
import { BAGS, MOST_STOPS, STOPS, TERMS, type Bag, type Filters, type Stops, type Term } from './filters';
import { hasBag, hasTerm, testsOf } from './passes';
import type { OfferFacts, ResultTable } from '../table/result-table';

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
  /** What any number of stops leads to. */
  all: Tally;
  stops: Facet<Stops>[];
  cabins: Facet<Cabin>[];
  airlines: NamedFacet[];
  departure: Facet<Band>[];
  arrival: Facet<Band>[];
  bags: Facet<Bag>[];
  terms: Facet<Term>[];
  /** Airports that may be stopped at, with what does. */
  via: NamedFacet[];
  /** The same airports, with what keeps away from them. */
  avoid: NamedFacet[];
  legs: LegFacets[];
  /** Minutes of all legs together. */
  total: Range;
  /** Whole major units, rounded up. Null without offers. */
  price: { range: Range; currency: string } | null;
}

/** Of a group in which all that is flown has to be chosen: the values that are alone in that, or lack only themselves. */
const joining = <Value>(values: readonly Value[], chosen: readonly Value[]): readonly Value[] =>
  values.filter((value) => values.every((other) => other === value || chosen.includes(other)));

const NONE: readonly never[] = [];

/** Results and lowest price among offers in the order of their prices. */
function tallyOf(offers: readonly OfferFacts[], has: (facts: OfferFacts) => boolean): Tally {
  const seen = new Set<number>();
  let lowest: Money | null = null;
  for (const facts of offers) {
    if (seen.has(facts.group) || !has(facts)) continue;
    seen.add(facts.group);
    lowest ??= facts.offer.totalAmount;
  }
  return { count: seen.size, lowest };
}

/**
 * What stopping at each airport leads to, or keeping away from it. An airport is never both: choosing it for the one takes
 * it from the other.
 */
function layoverFacets(
  offers: readonly OfferFacts[],
  names: ReadonlyMap<string, string>,
  { avoid = NONE, via = NONE }: Pick<Filters, 'avoid' | 'via'>,
): Pick<Facets, 'via' | 'avoid'> {
  const facets = (has: (facts: OfferFacts, code: string) => boolean) =>
    namedFacets(
      names,
      new Map(Array.from(names.keys(), (code) => [code, tallyOf(offers, (facts) => has(facts, code))])),
    );
  const isAvoided = (layovers: readonly string[], but: string) =>
    layovers.some((code) => code !== but && avoid.includes(code));
  const isAsked = (layovers: readonly string[], but: string) =>
    via.every((code) => code === but) || layovers.some((code) => code !== but && via.includes(code));
  return {
    via: facets(({ layovers }, code) => layovers.includes(code) && !isAvoided(layovers, code)),
    avoid: facets(
      ({ layovers }, code) =>
        !layovers.includes(code) && !isAvoided(layovers, code) && isAsked(layovers, code),
    ),
  };
}

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

/**
 * What each option of a filter leads to: its count and lowest price among what passes all other filters, of everything
 * that is known (R198, G64). What sliders go over stays that of everything.
 */
export function facetsOf(table: ResultTable, filters: Filters = {}): Facets {
  const airlines = new Map<string, string>();
  const airports = new Map<string, string>();
  for (const [facts] of table.itineraries)
    for (const { carrier, airlineName, stops } of facts!.offer.flights) {
      airlines.set(carrier, airlineName);
      for (const { airport, changeTo } of stops)
        for (const place of changeTo ? [airport, changeTo] : [airport]) airports.set(place.code, place.city);
    }
  const passing = besides(testsOf(filters));
  const count = <Value extends string>(
    passes: (facts: OfferFacts) => boolean,
    valuesOf: (facts: OfferFacts) => readonly Value[],
  ) =>
    tallyBy(
      table.itineraries,
      ({ offer }) => offer.totalAmount,
      (facts) => (passes(facts) ? valuesOf(facts) : NONE),
    );
  const lowest = table.byPrice[0]?.offer.totalAmount;
  const highest = table.byPrice.at(-1)?.offer.totalAmount;
  return {
    all: tallyOf(table.byPrice, passing('stops')),
    stops: facetsIn(
      STOPS,
      count(passing('stops'), ({ stops }) => STOPS.filter((one) => stops <= MOST_STOPS[one])),
    ),
    // All of a mixed trip's cabins have to be chosen (G66).
    cabins: facetsIn(
      CABINS,
      count(passing('cabins'), ({ cabins }) => joining(cabins, filters.cabins ?? NONE)),
    ),
    airlines: namedFacets(
      airlines,
      count(passing('airlines'), (facts) =>
        filters.airlines ? joining(facts.airlines, filters.airlines) : facts.airlines,
      ),
    ),
    departure: facetsIn(
      BANDS,
      count(passing('departure'), ({ departure }) => [departure]),
    ),
    arrival: facetsIn(
      BANDS,
      count(passing('arrival'), ({ arrival }) => [arrival]),
    ),
    // Of these all that are chosen have to be there, so those that are chosen narrow the others.
    bags: facetsIn(
      BAGS,
      count(passing(), ({ offer }) => BAGS.filter((bag) => hasBag(offer, bag))),
    ),
    terms: facetsIn(
      TERMS,
      count(passing(), ({ offer }) => TERMS.filter((term) => hasTerm(offer, term))),
    ),
    ...layoverFacets(table.byPrice.filter(passing('avoid', 'via')), airports, filters),
    legs: legFacets(table, TIME_STEP),
    total: outwards(
      table.itineraries.reduce((range, [facts]) => widen(range, facts!.minutes), NOTHING),
      TIME_STEP,
    ),
    price:
      lowest && highest
        ? {
            // At its lowest stop the slider still has the cheapest.
            range: [toWholeMajor(lowest), toWholeMajor(highest)],
            currency: lowest.currency,
          }
        : null,
  };
}
