import { z } from 'zod/mini';
import { lenient } from '@/core/address/use-address';
import { addDays, isDate, todayLocal } from '@/core/ui/dates/date-range';
import { SearchCabin, type FlightSearchInput, type RouteType } from '../../../contract';
import { criteriaErrors, type TodayAt } from './criteria-errors';
import { DEPART_IN_DAYS, RETURN_IN_DAYS } from './default-days';
import { MIN_LEGS, readLegs, writeLegs, type Leg } from './legs';
import { readPreferences, writePreferences } from './preferences';
import { clampCount, fitTravellers, readAges, writeAges } from './travellers';

/** The page of the results. */
export const RESULTS = '/booknow/flights/search';

/** The trips of this form, as they stand in the address; the first is the default (R184, R185). */
export const TRIPS = ['round-trip', 'one-way', 'multi-city'] as const;
export type Trip = (typeof TRIPS)[number];

const place = z.pipe(
  z.pipe(
    z.string(),
    z.transform((code: string) => code.trim().toUpperCase()),
  ),
  z.string().check(z.regex(/^[A-Z]{3}$/)),
);
const day = z.string().check(z.refine(isDate));
const count = (group: 'adults' | 'children' | 'infants') =>
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((value: number | string) => clampCount(group, value)),
  );
/** Rewritten as this product writes it, so that one meaning has one spelling; absent when nothing is left of it. */
const compact = (rewrite: (text: string) => string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => rewrite(text)),
    ),
    z.string().check(z.minLength(1)),
  );

/**
 * What is looked for, as it stands in the address of the results: absent means the default, and so does what is malformed.
 */
export const criteriaShape = {
  trip: lenient(z.enum(TRIPS)),
  from: lenient(place),
  to: lenient(place),
  depart: lenient(day),
  return: lenient(day),
  /** The flights of a multi-city trip, as `writeLegs` writes them. */
  legs: lenient(compact((text) => writeLegs(readLegs(text)))),
  adults: lenient(count('adults')),
  children: lenient(count('children')),
  infants: lenient(count('infants')),
  /** As `writeAges` writes them. */
  ages: lenient(compact((text) => writeAges(readAges(text)))),
  cabin: lenient(SearchCabin),
  /** Advanced options that differ from their defaults, as `writePreferences` writes them. */
  prefs: lenient(compact((text) => writePreferences(readPreferences(text)))),
};
export const CriteriaSearch = z.object(criteriaShape);
export type Criteria = z.output<typeof CriteriaSearch>;

/** The return that goes with a departure: seven days from today, or as long a stay when that is too early (R187). */
const usualReturn = (depart: string, day: string): string => {
  const usual = addDays(day, RETURN_IN_DAYS);
  return usual > depart ? usual : addDays(depart, RETURN_IN_DAYS - DEPART_IN_DAYS);
};

/** Flights of a multi-city trip, filled up to the least with what is known of the trip. */
function multiCityLegs({ legs, from, to, depart }: Criteria, day: string): Leg[] {
  const read = readLegs(legs ?? '');
  if (read.length === 0)
    read.push({
      from: from ?? null,
      to: to ?? null,
      date: depart ?? addDays(day, DEPART_IN_DAYS),
    });
  while (read.length < MIN_LEGS) read.push({ from: read.at(-1)!.to, to: null, date: null });
  return read;
}

/** The criteria with every default filled in (R184, R187). */
export type FilledCriteria = ReturnType<typeof fillCriteria>;

export function fillCriteria(criteria: Criteria, day: string = todayLocal()) {
  const trip = criteria.trip ?? (criteria.legs ? 'multi-city' : 'round-trip');
  const legs = trip === 'multi-city' ? multiCityLegs(criteria, day) : [];
  const first = legs[0] ?? { from: criteria.from ?? null, date: criteria.depart };
  const depart = first.date ?? addDays(day, DEPART_IN_DAYS);
  const back = legs.length > 0 ? legs.at(-1)!.date : criteria.return;
  return {
    trip,
    /** Where the trip begins and leads; of a multi-city trip the origin of its first flight, the destination of its last. */
    from: first.from,
    to: legs.length > 0 ? legs.at(-1)!.to : (criteria.to ?? null),
    depart,
    /** Of a multi-city trip the day of its last flight; of one way the day that a return would have. */
    return: back ?? usualReturn(depart, day),
    /** The flights of a multi-city trip, two at least; empty for the other trips. See `legsOf`. */
    legs,
    travellers: fitTravellers(criteria),
    cabin: criteria.cabin ?? 'NoPreference',
    preferences: readPreferences(criteria.prefs ?? ''),
  };
}

/** The criteria as they go into an address: complete where time would change their meaning, short elsewhere. */
export function toCriteria(filled: FilledCriteria): Criteria {
  const { trip, travellers } = filled;
  const prefs = writePreferences(filled.preferences);
  return {
    ...(trip !== 'round-trip' && { trip }),
    ...(trip === 'multi-city'
      ? { legs: writeLegs(filled.legs) }
      : {
          ...(filled.from && { from: filled.from }),
          ...(filled.to && { to: filled.to }),
          depart: filled.depart,
          ...(trip === 'round-trip' && { return: filled.return }),
        }),
    adults: travellers.adults,
    ...(travellers.children > 0 && { children: travellers.children }),
    ...(travellers.infants > 0 && { infants: travellers.infants }),
    ...(travellers.ages && { ages: writeAges(travellers.ages) }),
    ...(filled.cabin !== 'NoPreference' && { cabin: filled.cabin }),
    ...(prefs && { prefs }),
  };
}

/** The flights of the trip, whatever its kind: there and back, one, or those of a multi-city trip (R185). */
export function legsOf({ trip, from, to, depart, return: back, legs }: FilledCriteria): Leg[] {
  if (trip === 'multi-city') return legs;
  const out = { from, to, date: depart };
  return trip === 'round-trip' ? [out, { from: to, to: from, date: back }] : [out];
}

/** Codes of the places of the trip, each once, in the order of travelling. */
export const placeCodes = (filled: FilledCriteria): string[] => [
  ...new Set(legsOf(filled).flatMap(({ from, to }) => [from, to].filter((code) => code !== null))),
];

const ROUTE_TYPE: Record<Trip, RouteType> = {
  'round-trip': 'Round-Trip',
  'one-way': 'One Way',
  'multi-city': 'Multi-City',
};

/** The call's body, or null while something is missing or wrong. */
export function toFlightSearch(
  filled: FilledCriteria,
  todayAt?: TodayAt,
): (FlightSearchInput & { routeType: RouteType }) | null {
  if (criteriaErrors(filled, todayAt).length > 0) return null;
  return {
    routeType: ROUTE_TYPE[filled.trip],
    legs: legsOf(filled).map(({ from, to, date }) => ({
      origin: from!,
      destination: to!,
      departureDate: date!,
    })),
    travellers: filled.travellers,
    cabin: filled.cabin,
    preferences: filled.preferences,
  };
}
