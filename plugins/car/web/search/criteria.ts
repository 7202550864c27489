import { z } from 'zod/mini';
import { lenient } from '@/core/address/use-address';
import { isDate, todayLocal } from '@/core/ui/dates/date-range';
import { CAR_DRIVER_AGE_DEFAULT } from '../../contract';
import { type Moment, usualDropOff, usualPickUp } from './moments';

/** The page of the results. */
export const RESULTS = '/booknow/cars/search';

const placeId = lenient(z.string().check(z.regex(/^[^,\s]{1,90}$/)));
const text = lenient(z.string().check(z.maxLength(40)));

/** What is looked for, as it stands in the addresses of the screens: absent means the default. */
export const criteriaShape = {
  /** Where the car is picked up. */
  from: placeId,
  /** Where it is returned; without it, where it was picked up (R288). */
  to: placeId,
  /** Local times of those places, `YYYY-MM-DDTHH:mm`. */
  pickUp: text,
  dropOff: text,
  /** The driver's, in years. */
  age: lenient(z.coerce.number()),
  /** Where the driver lives, ISO 3166 alpha-2. */
  country: text,
};
export const CriteriaSearch = z.object(criteriaShape);
export type Criteria = z.output<typeof CriteriaSearch>;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The parts of `YYYY-MM-DDTHH:mm` that exist. */
export function momentOf(text: string): Moment {
  const [date = '', time = ''] = text.split('T');
  return { date: isDate(date) ? date : null, time: CLOCK.test(time) ? time : null };
}

/** `YYYY-MM-DDTHH:mm`; empty while a part of it is missing. */
export const momentText = ({ date, time }: Moment): string => (date && time ? `${date}T${time}` : '');

/** The criteria with every default filled in (R287); what the form holds. */
export type FilledCriteria = ReturnType<typeof fillCriteria>;

export function fillCriteria(criteria: Criteria, today: string = todayLocal()) {
  const pickUp = criteria.pickUp === undefined ? usualPickUp(today) : momentOf(criteria.pickUp);
  return {
    from: criteria.from ?? null,
    /** Not `Same drop-off`: `to` names the place, or is still to be chosen. */
    isReturnedElsewhere: criteria.to !== undefined && criteria.to !== criteria.from,
    to: criteria.to ?? null,
    pickUp,
    dropOff: criteria.dropOff === undefined ? usualDropOff(pickUp) : momentOf(criteria.dropOff),
    /** Whatever was given, in bounds or not. */
    age: criteria.age ?? CAR_DRIVER_AGE_DEFAULT,
    /** Empty while nobody knows. */
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
