import { z } from 'zod/mini';
import { lenient } from '@/core/address/use-address';
import { addDays, isDate, todayLocal } from '@/core/ui/dates/date-range';
import { CAR_DRIVER_AGE_DEFAULT } from '../../contract';
import { PICK_UP_IN_DAYS, USUAL_DAYS, USUAL_TIME } from './default-days';

/** The page of the results. */
export const RESULTS = '/booknow/cars/search';

/** What is looked for, as it stands in the addresses of the screens: absent means the default. */
export interface Criteria {
  /** Id of the place where the car is picked up. */
  from?: string;
  /** Id of the place where it is returned; without it, where it was picked up (R288). */
  to?: string;
  /** Local times of those places, `YYYY-MM-DDTHH:mm`. */
  pickUp?: string;
  dropOff?: string;
  /** The driver's, in years. */
  age?: number;
  /** Where the driver lives, ISO 3166 alpha-2. */
  country?: string;
}

const placeId = z.string().check(z.regex(/^[^,\s]{1,90}$/));
const localTime = z.string().check(z.maxLength(40));

/** Reads the address tolerantly: what cannot be used is told in the form, never as an error page. */
export const criteriaShape = {
  from: lenient(placeId),
  to: lenient(placeId),
  pickUp: lenient(localTime),
  dropOff: lenient(localTime),
  age: lenient(z.coerce.number()),
  country: lenient(z.string().check(z.maxLength(40))),
};
export const CriteriaSearch = z.object(criteriaShape);
export const CRITERIA_NAMES = Object.keys(criteriaShape) as (keyof Criteria)[];

/** A day and a clock time; null for one that an address gave and no calendar has. */
export interface Moment {
  date: string | null;
  time: string | null;
}

/** The criteria with every default filled in (R287); what the form holds. */
export interface FilledCriteria {
  from: string | null;
  /** Not `Same drop-off`: `to` names the place, or is still to be chosen. */
  isReturnedElsewhere: boolean;
  to: string | null;
  pickUp: Moment;
  dropOff: Moment;
  /** Whatever was given, in bounds or not. */
  age: number;
  /** Empty while nobody knows. */
  country: string;
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The parts of `YYYY-MM-DDTHH:mm` that exist. */
export function momentOf(text: string): Moment {
  const [date = '', time = ''] = text.split('T');
  return { date: isDate(date) ? date : null, time: CLOCK.test(time) ? time : null };
}

/** `YYYY-MM-DDTHH:mm`; empty while a part of it is missing. */
export const momentText = ({ date, time }: Moment): string => (date && time ? `${date}T${time}` : '');

export function fillCriteria(criteria: Criteria, day: string = todayLocal()): FilledCriteria {
  const pickUp =
    criteria.pickUp === undefined
      ? { date: addDays(day, PICK_UP_IN_DAYS), time: USUAL_TIME }
      : momentOf(criteria.pickUp);
  const dropOff =
    criteria.dropOff === undefined
      ? { date: pickUp.date && addDays(pickUp.date, USUAL_DAYS), time: pickUp.time }
      : momentOf(criteria.dropOff);
  return {
    from: criteria.from ?? null,
    isReturnedElsewhere: criteria.to !== undefined && criteria.to !== criteria.from,
    to: criteria.to ?? null,
    pickUp,
    dropOff,
    age: criteria.age ?? CAR_DRIVER_AGE_DEFAULT,
    country: criteria.country ?? '',
  };
}

/** The criteria as they go into an address: complete, so that another day or another default changes nothing. */
export const toCriteria = (filled: FilledCriteria): Criteria => ({
  ...(filled.from && { from: filled.from }),
  ...(filled.isReturnedElsewhere && filled.to && { to: filled.to }),
  pickUp: momentText(filled.pickUp),
  dropOff: momentText(filled.dropOff),
  age: filled.age,
  ...(filled.country && { country: filled.country }),
});

/** Ids of the places of a rental, each once. */
export const placeIds = ({ from, to, isReturnedElsewhere }: FilledCriteria): string[] => [
  ...new Set([from, isReturnedElsewhere ? to : null].filter((id) => id !== null)),
];
