import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { UNKNOWN_PLACE, type SearchError } from '@/core/selling/search/SearchForm';
import { dayAt } from '@/core/say/clock';
import { checkParty, checkStay, HOTEL_MAX_ROOMS, type StayProblem } from '../../contract';
import type { PlaceLookup } from '../find/use-place';
import type { FilledCriteria } from './criteria';

/** Where an error stands. */
export type FieldName = 'place' | 'dates' | 'rooms' | 'nationality';

const DATES: Record<StayProblem['problem'], MessageDescriptor> = {
  checkIn: msg`Please choose a check-in date from today on`,
  sameDay: msg`Check-out date cannot be the same as check-in date`,
  tooLong: msg`A stay can be at most 28 nights`,
};

/** The day that it is at the place; that of the visitor until the place is known. */
export const todayThere = (
  { place }: Pick<FilledCriteria, 'place'>,
  placeOf: PlaceLookup,
  now: Date = new Date(),
): string => dayAt(now, (place && placeOf(place)?.zone) || undefined);

/** What keeps the search from starting, in the order of the form (R245 to R250). */
export function criteriaErrors(
  filled: FilledCriteria,
  placeOf: PlaceLookup,
  now?: Date,
): SearchError<FieldName>[] {
  const errors: SearchError<FieldName>[] = [];
  const { place, checkIn, checkOut, rooms, nationality } = filled;
  if (!place || placeOf(place) === null)
    errors.push({
      field: 'place',
      message: place ? UNKNOWN_PLACE : msg`Destination is required`,
      isMissing: !place,
    });
  const wrong = checkStay({ start: checkIn ?? '', end: checkOut ?? '' }, todayThere(filled, placeOf, now));
  if (wrong) errors.push({ field: 'dates', message: DATES[wrong.problem] });
  if (rooms.length > HOTEL_MAX_ROOMS)
    errors.push({ field: 'rooms', message: msg`You can select at most 6 rooms` });
  if (rooms.some((room) => checkParty(room) === 'guests'))
    errors.push({ field: 'rooms', message: msg`A room sleeps 1 to 5 adults and up to 5 children` });
  if (rooms.some((room) => checkParty(room) === 'childAge'))
    errors.push({ field: 'rooms', message: msg`Please choose the age of each child, from 0 to 17` });
  if (!/^[A-Z]{2}$/.test(nationality))
    errors.push({ field: 'nationality', message: msg`Choose the nationality of the guests` });
  return errors;
}
