import { z } from 'zod/mini';
import { SearchCabin, type FlightSearchInput, type RouteType, type TravellerCounts } from '../../contract';
import { addDays, isDay, today } from './dates';
import { clampCount } from './travellers';

/** Days from today of the default departure and return (R187). */
export const DEPART_IN_DAYS = 1;
export const RETURN_IN_DAYS = 7;

/** The trips this form offers, as they stand in the address. */
export const TRIPS = ['round-trip', 'one-way'] as const;
export type Trip = (typeof TRIPS)[number];

/** What is looked for, as it stands in the address of the results: absent means the default. */
export interface Criteria {
  trip?: Trip;
  from?: string;
  to?: string;
  depart?: string;
  return?: string;
  adults?: number;
  children?: number;
  infants?: number;
  cabin?: SearchCabin;
}

const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined as never);
const place = z.pipe(
  z.pipe(
    z.string(),
    z.transform((code: string) => code.trim().toUpperCase()),
  ),
  z.string().check(z.regex(/^[A-Z]{3}$/)),
);
const day = z.string().check(z.refine(isDay));
const count = (group: 'adults' | 'children' | 'infants') =>
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((value: number | string) => clampCount(group, value)),
  );

/** Reads the address tolerantly: what is malformed counts as absent, never as an error page. */
export const criteriaShape = {
  trip: lenient(z.enum(TRIPS)),
  from: lenient(place),
  to: lenient(place),
  depart: lenient(day),
  return: lenient(day),
  adults: lenient(count('adults')),
  children: lenient(count('children')),
  infants: lenient(count('infants')),
  cabin: lenient(SearchCabin),
};
export const CriteriaSearch = z.object(criteriaShape);
export const CRITERIA_NAMES = Object.keys(criteriaShape) as (keyof Criteria)[];

/** The criteria with every default filled in (R184, R187). */
export interface FilledCriteria {
  trip: Trip;
  from: string | null;
  to: string | null;
  depart: string;
  return: string;
  travellers: TravellerCounts;
  cabin: SearchCabin;
}

export function fillCriteria(criteria: Criteria, day: string = today()): FilledCriteria {
  const depart = criteria.depart ?? addDays(day, DEPART_IN_DAYS);
  const usual = addDays(day, RETURN_IN_DAYS);
  return {
    trip: criteria.trip ?? 'round-trip',
    from: criteria.from ?? null,
    to: criteria.to ?? null,
    depart,
    return: criteria.return ?? (usual > depart ? usual : addDays(depart, RETURN_IN_DAYS - DEPART_IN_DAYS)),
    travellers: {
      adults: clampCount('adults', criteria.adults ?? 1),
      children: clampCount('children', criteria.children ?? 0),
      infants: clampCount('infants', criteria.infants ?? 0),
    },
    cabin: criteria.cabin ?? 'NoPreference',
  };
}

/** The criteria as they go into an address: complete where time would change their meaning, short elsewhere. */
export function toCriteria(filled: FilledCriteria): Criteria {
  const { travellers } = filled;
  return {
    ...(filled.trip === 'one-way' && { trip: filled.trip }),
    ...(filled.from && { from: filled.from }),
    ...(filled.to && { to: filled.to }),
    depart: filled.depart,
    ...(filled.trip === 'round-trip' && { return: filled.return }),
    adults: travellers.adults,
    ...(travellers.children > 0 && { children: travellers.children }),
    ...(travellers.infants > 0 && { infants: travellers.infants }),
    ...(filled.cabin !== 'NoPreference' && { cabin: filled.cabin }),
  };
}

export type CriteriaError = 'from-missing' | 'to-missing' | 'same-place' | 'depart-past' | 'return-early';

/** What keeps the search from starting, by field, in the order of the form (R193). */
export function criteriaErrors(filled: FilledCriteria, day: string = today()): CriteriaError[] {
  const errors: CriteriaError[] = [];
  if (!filled.from) errors.push('from-missing');
  if (!filled.to) errors.push('to-missing');
  if (filled.from && filled.from === filled.to) errors.push('same-place');
  if (filled.depart < day) errors.push('depart-past');
  if (filled.trip === 'round-trip' && filled.return < filled.depart) errors.push('return-early');
  return errors;
}

export const routeTypeOf = (trip: Trip): RouteType => (trip === 'one-way' ? 'One Way' : 'Round-Trip');

/** The call's body, or null while something is missing or wrong. */
export function toFlightSearch(filled: FilledCriteria, day: string = today()): FlightSearchInput | null {
  if (criteriaErrors(filled, day).length > 0 || !filled.from || !filled.to) return null;
  const out = { origin: filled.from, destination: filled.to, departureDate: filled.depart };
  const back = { origin: filled.to, destination: filled.from, departureDate: filled.return };
  return {
    legs: filled.trip === 'round-trip' ? [out, back] : [out],
    travellers: filled.travellers,
    cabin: filled.cabin,
  };
}
