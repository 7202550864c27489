import type { Money } from '@/core/contract';
import { CABINS, type Cabin, type FlightOffer } from '../../contract';
import { BANDS, type Band } from './bands';
import { passes, STOPS, type Filters, type Stops } from './filters';

/** One option of a filter: how many itineraries have it and the lowest price among them, null for none. */
export interface Facet<Value extends string = string> {
  value: Value;
  count: number;
  lowest: Money | null;
}
export interface AirlineFacet extends Facet {
  name: string;
}
export interface Facets {
  /** Everything, for "Any". */
  all: { count: number; lowest: Money | null };
  stops: Facet<Stops>[];
  cabins: Facet<Cabin>[];
  airlines: AirlineFacet[];
  departure: Facet<Band>[];
  arrival: Facet<Band>[];
}

function tally(offers: readonly FlightOffer[]): { count: number; lowest: Money | null } {
  let lowest: Money | null = null;
  for (const { totalAmount } of offers)
    if (!lowest || totalAmount.amount < lowest.amount) lowest = totalAmount;
  return { count: new Set(offers.map(({ itineraryId }) => itineraryId)).size, lowest };
}

/** Counts and lowest prices per filter value, from everything that was found, whatever is filtered now (R198, G64). */
export function facetsOf(offers: readonly FlightOffer[]): Facets {
  const facet = <Value extends string>(value: Value, filters: Filters): Facet<Value> => ({
    value,
    ...tally(offers.filter((offer) => passes(offer, filters))),
  });
  const names = new Map<string, string>();
  for (const { flights } of offers)
    for (const { carrier, airlineName } of flights) names.set(carrier, airlineName);
  const flying = (code: string) =>
    offers.filter(({ flights }) => flights.some(({ carrier }) => carrier === code));
  return {
    all: tally(offers),
    stops: STOPS.map((value) => facet(value, { stops: value })),
    cabins: CABINS.map((value) => facet(value, { cabins: [value] })),
    airlines: Array.from(names, ([value, name]) => ({ value, name, ...tally(flying(value)) })).sort((a, b) =>
      a.name.localeCompare(b.name),
    ),
    departure: BANDS.map((value) => facet(value, { departure: [value] })),
    arrival: BANDS.map((value) => facet(value, { arrival: [value] })),
  };
}
