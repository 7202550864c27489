import type { Cabin, FlightLeg } from '../../../contract';
import type { Range } from '@/core/selling/results/filters/limits';
import type { Band } from '../table/bands';

/** R207, without "Any" and "2+ Stops": those are no filter (G65). */
export const STOPS = ['direct', 'one'] as const;
export type Stops = (typeof STOPS)[number];
/** How many stops each leg may have (R208). */
export const MOST_STOPS: Readonly<Record<Stops, number>> = { direct: 0, one: 1 };

/** Bags that have to be in the fare. */
export const BAGS = ['carry-on', 'checked'] as const;
export type Bag = (typeof BAGS)[number];

/** What the fare has to allow, free or for a fee; or to be reserved now and paid later. */
export const TERMS = ['refundable', 'changeable', 'hold'] as const;
export type Term = (typeof TERMS)[number];

/** Minutes of a day, from its beginning to its end. */
export const DAY: Range = [0, 24 * 60];
/** One value a leg, by the leg's place in the trip from 0; a leg that is absent is not limited. */
export type ByLeg<Value> = Readonly<Record<number, Value>>;

/** What the traveller wants to see of the results. Absent means everything. */
export interface Filters {
  stops?: Stops;
  cabins?: readonly Cabin[];
  /** Empty is not absent: nothing is selected, so nothing passes (G68). */
  airlines?: readonly string[];
  departure?: readonly Band[];
  arrival?: readonly Band[];
  /** Take-off of each leg, in minutes since midnight on the clock of the airport. */
  leave?: ByLeg<Range>;
  /** Most minutes of each leg. */
  flying?: ByLeg<number>;
  /** Most minutes of all legs together. */
  longest?: number;
  /** Airports that no layover may be at. */
  avoid?: readonly string[];
  /** Airports of which one has to be a layover. */
  via?: readonly string[];
  /** Most that all travellers pay, in whole major units; without effect on offers in another currency. */
  price?: { most: number; currency: string };
  bags?: readonly Bag[];
  terms?: readonly Term[];
}
export type FilterName = keyof Filters;
/** In the order of the panel. */
export const FILTER_NAMES: readonly FilterName[] = [
  'stops',
  'price',
  'bags',
  'terms',
  'cabins',
  'airlines',
  'leave',
  'flying',
  'longest',
  'avoid',
  'via',
  'departure',
  'arrival',
];

/** R209: what a leg is called. */
export type LegStops = Stops | 'two-plus';
export const stopsOf = (leg: Pick<FlightLeg, 'stops'>): LegStops =>
  leg.stops.length === 0 ? 'direct' : leg.stops.length === 1 ? 'one' : 'two-plus';

export const activeFilters = (filters: Filters): FilterName[] =>
  FILTER_NAMES.filter((name) => filters[name] !== undefined);

export const without = (filters: Filters, name: FilterName): Filters => ({ ...filters, [name]: undefined });

/** R211: every airline counts as selected until one is taken away; none selected stays a filter (G68). */
export function airlineToggled(
  selected: readonly string[] | undefined,
  code: string,
  all: readonly string[],
): readonly string[] | undefined {
  const current = selected ?? all;
  const next = current.includes(code) ? current.filter((item) => item !== code) : [...current, code];
  return all.every((item) => next.includes(item)) ? undefined : next;
}

/** Sets or lifts the limit of one leg; without any limited leg there is no filter. */
export function legSet<Value>(
  byLeg: ByLeg<Value> | undefined,
  leg: number,
  value: Value | undefined,
): ByLeg<Value> | undefined {
  const others = Object.entries(byLeg ?? {}).filter(([known]) => Number(known) !== leg);
  const next = value === undefined ? others : [...others, [leg, value] as const];
  return next.length > 0 ? (Object.fromEntries(next) as ByLeg<Value>) : undefined;
}
