import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dayAt } from '@/core/say/clock';
import { placeErrors } from '@/core/selling/search/FieldsForm';
import type { SearchError } from '@/core/selling/search/SearchForm';
import { checkParty, checkStay, HOTEL_MAX_ROOMS, type StayProblem } from '../../contract';
import type { PlaceLookup } from '../find/use-place';
import type { FilledCriteria } from './criteria';

const DATES: Record<StayProblem['problem'], MessageDescriptor> = {
  checkIn: msg`Please choose a check-in date from today on`,
  sameDay: msg`Check-out date cannot be the same as check-in date`,
  tooLong: msg`A stay can be at most 28 nights`,
};

/** What keeps the search from starting, in the order of the form (R245 to R250). */
export function criteriaErrors(
  { place, checkIn, checkOut, rooms, nationality }: FilledCriteria,
  placeOf: PlaceLookup,
  now: Date = new Date(),
): SearchError[] {
  const errors = placeErrors('place', place, placeOf, msg`Destination is required`);
  const check = (field: string, isWrong: boolean, message: MessageDescriptor) =>
    isWrong && errors.push({ field, message });
  // On the calendar of the place; on that of the visitor until it is known.
  const today = dayAt(now, (place && placeOf(place)?.zone) || undefined);
  const wrong = checkStay({ start: checkIn ?? '', end: checkOut ?? '' }, today);
  if (wrong) errors.push({ field: 'dates', message: DATES[wrong.problem] });
  const parties = rooms.map(checkParty);
  check('rooms', rooms.length > HOTEL_MAX_ROOMS, msg`You can select at most 6 rooms`);
  check('rooms', parties.includes('guests'), msg`A room sleeps 1 to 5 adults and up to 5 children`);
  check('rooms', parties.includes('childAge'), msg`Please choose the age of each child, from 0 to 17`);
  check('nationality', !/^[A-Z]{2}$/.test(nationality), msg`Choose the nationality of the guests`);
  return errors;
}
