import { z } from 'zod/mini';
import { lenient } from '@/core/address/use-address';
import { addDays, isDate, todayLocal } from '@/core/ui/dates/date-range';
import { checkParty, HOTEL_MAX_ROOMS, HOTEL_NEW_ROOM, type Party } from '../../contract';
import { ARRIVE_IN_DAYS, USUAL_NIGHTS } from './default-days';

/** The pages of the results and of one property. */
export const RESULTS = '/booknow/hotels/search';
export const DETAILS = '/booknow/hotels/search-details';

/** What is looked for, as it stands in the addresses of the screens: absent means the default. */
export interface Criteria {
  /** Id of the place. */
  place?: string;
  /** `YYYY-MM-DD` */
  checkIn?: string;
  checkOut?: string;
  /** `2.10.4_2`: of each room its adults and the ages of its children. */
  rooms?: string;
  /** ISO 3166 alpha-2. */
  nationality?: string;
  /** Days that the dates may move, each way. */
  flexible?: number;
}

const short = z.string().check(z.maxLength(90));

/** Reads the address tolerantly: what cannot be used is told in the form, never as an error page. */
export const criteriaShape = {
  place: lenient(short),
  checkIn: lenient(short),
  checkOut: lenient(short),
  rooms: lenient(short),
  nationality: lenient(short),
  flexible: lenient(z.coerce.number().check(z.minimum(1), z.maximum(3))),
};
export const CriteriaSearch = z.object(criteriaShape);
export const CRITERIA_NAMES = Object.keys(criteriaShape) as (keyof Criteria)[];

/** The criteria with every default filled in; what the form holds. */
export interface FilledCriteria {
  place: string | null;
  checkIn: string | null;
  checkOut: string | null;
  rooms: readonly Party[];
  /** Empty while nobody knows. */
  nationality: string;
  flexible: number;
}

const wholes = (text: string): number[] => text.split('.').map(Number);

/** The rooms of an address; those that are none are left out, and without any it is one for two (R248, R249). */
export function roomsOfAddress(text: string | undefined): readonly Party[] {
  const rooms = (text ?? '')
    .split('_')
    .filter(Boolean)
    .map((room): Party => {
      const [adults = 0, ...childAges] = wholes(room);
      return { adults, childAges };
    })
    .filter((room) => checkParty(room) === null)
    .slice(0, HOTEL_MAX_ROOMS);
  return rooms.length > 0 ? rooms : [HOTEL_NEW_ROOM];
}

export const roomsToAddress = (rooms: readonly Party[]): string =>
  rooms.map(({ adults, childAges }) => [adults, ...childAges].join('.')).join('_');

const dateOf = (text: string): string | null => (isDate(text) ? text : null);

export function fillCriteria(criteria: Criteria, day: string = todayLocal()): FilledCriteria {
  const checkIn = criteria.checkIn === undefined ? addDays(day, ARRIVE_IN_DAYS) : dateOf(criteria.checkIn);
  const checkOut =
    criteria.checkOut === undefined ? checkIn && addDays(checkIn, USUAL_NIGHTS) : dateOf(criteria.checkOut);
  return {
    place: criteria.place ?? null,
    checkIn,
    checkOut,
    rooms: roomsOfAddress(criteria.rooms),
    nationality: criteria.nationality ?? '',
    flexible: criteria.flexible ?? 0,
  };
}

/** The criteria as they go into an address: complete, so that another day or another default changes nothing. */
export const toCriteria = (filled: FilledCriteria): Criteria => ({
  ...(filled.place && { place: filled.place }),
  ...(filled.checkIn && { checkIn: filled.checkIn }),
  ...(filled.checkOut && { checkOut: filled.checkOut }),
  rooms: roomsToAddress(filled.rooms),
  ...(filled.nationality && { nationality: filled.nationality }),
  ...(filled.flexible > 0 && { flexible: filled.flexible }),
});
