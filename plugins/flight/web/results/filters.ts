import { z } from 'zod/mini';
import { CABINS, type Cabin, type FlightLeg, type FlightOffer } from '../../contract';
import { BANDS, bandOf, type Band } from './bands';

/** R207, without "Any": that is no filter. */
export const STOPS = ['direct', 'one', 'two-plus'] as const;
export type Stops = (typeof STOPS)[number];

/** What the traveller wants to see of the results. Absent means everything. */
export interface Filters {
  stops?: Stops;
  cabins?: readonly Cabin[];
  /** Empty is not absent: nothing is selected, so nothing passes (G68). */
  airlines?: readonly string[];
  departure?: readonly Band[];
  arrival?: readonly Band[];
}
export type FilterName = keyof Filters;
export const FILTER_NAMES: readonly FilterName[] = ['stops', 'cabins', 'airlines', 'departure', 'arrival'];

/** R209 */
export const stopsOf = (leg: Pick<FlightLeg, 'stops'>): Stops =>
  leg.stops.length === 0 ? 'direct' : leg.stops.length === 1 ? 'one' : 'two-plus';

const PASSES: { [Name in FilterName]: (offer: FlightOffer, wanted: NonNullable<Filters[Name]>) => boolean } =
  {
    // R208: every leg has to match.
    stops: (offer, wanted) => offer.flights.every((leg) => stopsOf(leg) === wanted),
    // G66: what is main on a leg has to be selected, for all legs.
    cabins: (offer, wanted) => offer.flights.every((leg) => wanted.includes(leg.cabin)),
    airlines: (offer, wanted) => offer.flights.every((leg) => wanted.includes(leg.carrier)),
    // G66: the bands look at the outbound leg only.
    departure: (offer, wanted) => wanted.includes(bandOf(offer.flights[0]!.departureTime)),
    arrival: (offer, wanted) => wanted.includes(bandOf(offer.flights[0]!.arrivalTime)),
  };

export function passes(offer: FlightOffer, filters: Filters): boolean {
  return FILTER_NAMES.every((name) => {
    const wanted = filters[name];
    return (
      wanted === undefined ||
      (PASSES[name] as (offer: FlightOffer, wanted: unknown) => boolean)(offer, wanted)
    );
  });
}

export const activeFilters = (filters: Filters): FilterName[] =>
  FILTER_NAMES.filter((name) => filters[name] !== undefined);

export const without = (filters: Filters, name: FilterName): Filters => ({ ...filters, [name]: undefined });

/** Adds or takes away one value of a list; a list that becomes empty is no filter any more. */
export function toggled<T>(list: readonly T[] | undefined, value: T): readonly T[] | undefined {
  const next = list?.includes(value) ? list.filter((item) => item !== value) : [...(list ?? []), value];
  return next.length > 0 ? next : undefined;
}

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

const words = <Word extends string>(allowed: (word: string) => word is Word) =>
  z.catch(
    z.optional(
      z.pipe(
        z.string().check(z.maxLength(400)),
        z.transform((text: string) => text.split(',').filter(allowed)),
      ),
    ),
    undefined,
  );
const oneOf = <Word extends string>(list: readonly Word[]) =>
  words((word): word is Word => (list as readonly string[]).includes(word));

/** Filters as they stand in the address: words with commas between them; `airlines=` alone means none. */
export const filterShape = {
  stops: z.catch(z.optional(z.enum(STOPS)), undefined),
  cabins: oneOf(CABINS),
  airlines: words((word): word is string => /^[A-Z0-9]{2}$/.test(word)),
  departure: oneOf(BANDS),
  arrival: oneOf(BANDS),
};

/** The same in the other direction. */
export function writeFilters(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = filters[name];
      return value === undefined ? [] : [[name, typeof value === 'string' ? value : value.join(',')]];
    }),
  );
}
