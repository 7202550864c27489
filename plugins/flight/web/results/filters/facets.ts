import type { Money } from '@/core/contract';
import { facetsOfResults, type ChoiceFacets } from '@/core/selling/results/filters/choices';
import { besides } from '@/core/selling/results/filters/passes';
import { NOTHING, outwards, widen, type Range } from '@/core/selling/results/filters/limits';
import { namedFacets, type NamedFacet, type Tally } from '@/core/selling/results/filters/tally';
import type { FlightLeg } from '../../../contract';
import type { OfferFacts, ResultTable } from '../table/result-table';
import { FLIGHT_FILTERS, flightTests, type Filters } from './filters';

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
export interface Facets extends Omit<ChoiceFacets<Filters>, 'price' | 'avoid' | 'via'> {
  /** What any number of stops leads to. */
  all: Tally;
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
    via.every((code) => code === but) || layovers.some((code) => via.includes(code));
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
  const airports = new Map<string, string>();
  for (const [facts] of table.itineraries)
    for (const { stops } of facts!.offer.flights)
      for (const { airport, changeTo } of stops)
        for (const place of changeTo ? [airport, changeTo] : [airport]) airports.set(place.code, place.city);
  const passing = besides(flightTests(filters));
  const lowest = table.byPrice[0]?.offer.totalAmount;
  const highest = table.byPrice.at(-1)?.offer.totalAmount;
  return {
    ...facetsOfResults(FLIGHT_FILTERS, table.itineraries, ({ offer }) => offer.totalAmount, filters),
    all: tallyOf(table.byPrice, passing('stops')),
    ...layoverFacets(table.byPrice.filter(passing('avoid', 'via')), airports, filters),
    legs: legFacets(table, TIME_STEP),
    total: outwards(
      table.itineraries.reduce((range, [facts]) => widen(range, facts!.minutes), NOTHING),
      TIME_STEP,
    ),
    price:
      lowest && highest
        ? {
            range: [lowest.amount, highest.amount],
            currency: lowest.currency,
          }
        : null,
  };
}
