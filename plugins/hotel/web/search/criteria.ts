import { z } from 'zod/mini';
import { lenient } from '@/core/address/use-address';
import { isDate, todayLocal } from '@/core/ui/dates/date-range';
import { checkParty, HOTEL_MAX_ROOMS, HOTEL_NEW_ROOM, type Party } from '../../contract';
import { usualCheckIn, usualCheckOut } from './usual-days';

/** The pages of the results and of one property. */
export const RESULTS = '/booknow/hotels/search';
export const DETAILS = '/booknow/hotels/search-details';

const text = lenient(z.string().check(z.maxLength(90)));

/** What is looked for, as it stands in the addresses of the screens: absent means the default. */
export const criteriaShape = {
  /** Id of the place. */
  place: text,
  /** `YYYY-MM-DD` */
  checkIn: text,
  checkOut: text,
  /** `2.10.4_2`: of each room its adults and the ages of its children. */
  rooms: text,
  /** ISO 3166 alpha-2. */
  nationality: text,
  /** Days that the dates may move, each way. */
  flexible: lenient(z.coerce.number().check(z.minimum(1), z.maximum(3))),
};
export const CriteriaSearch = z.object(criteriaShape);
export type Criteria = z.output<typeof CriteriaSearch>;

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

/** The criteria with every default filled in; what the form holds. */
export type FilledCriteria = ReturnType<typeof fillCriteria>;

export function fillCriteria(criteria: Criteria, today: string = todayLocal()) {
  const checkIn = criteria.checkIn === undefined ? usualCheckIn(today) : dateOf(criteria.checkIn);
  const checkOut =
    criteria.checkOut === undefined ? checkIn && usualCheckOut(checkIn) : dateOf(criteria.checkOut);
  return {
    place: criteria.place ?? null,
    checkIn,
    checkOut,
    rooms: roomsOfAddress(criteria.rooms),
    /** Empty while nobody knows. */
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
