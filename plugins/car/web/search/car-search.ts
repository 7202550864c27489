import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { clockAt } from '@/core/say/clock';
import { placeErrors } from '@/core/selling/search/FieldsForm';
import type { PlaceLookup } from '@/core/selling/search/places/use-places';
import type { SearchError } from '@/core/selling/search/SearchForm';
import {
  CAR_DRIVER_AGES,
  CAR_DROP_DEFAULT,
  checkRental,
  isLocalTime,
  type RentalProblem,
  searchPlaces,
  type CarSearchInput,
} from '../../contract';
import { momentText, type FilledCriteria } from './criteria';

/** What the contract says of the times of a rental (M338 to M340), and where. */
const TIMES: Record<RentalProblem['problem'], { field: string; message: MessageDescriptor }> = {
  pickUpTime: { field: 'pickUp', message: msg`Please enter a valid pickup time` },
  tooShort: {
    field: 'dropOff',
    message: msg`There must be at least 1 hour between pick-up and drop-off`,
  },
  tooLong: { field: 'dropOff', message: msg`Drop-off must be within 1 year of pick-up` },
};
const IS_PAST = { field: 'pickUp', message: msg`The pick-up time has passed. Please choose another one.` };

const timesOf = ({ pickUp, dropOff }: FilledCriteria) => ({
  pickUpDateTime: momentText(pickUp),
  returnDateTime: momentText(dropOff),
});

/** What keeps the search from starting, in the order of the form (R283 to R286, M336, M337). */
export function criteriaErrors(
  filled: FilledCriteria,
  placeOf: PlaceLookup,
  now: Date = new Date(),
): SearchError[] {
  const { from, to, isReturnedElsewhere, age, country } = filled;
  const errors = placeErrors('from', from, placeOf, msg`Pick-up location is required`);
  if (isReturnedElsewhere) errors.push(...placeErrors('to', to, placeOf, msg`Drop-off location is required`));

  const times = timesOf(filled);
  // On the clocks of the pick-up; on those of the visitor until the place is known.
  for (const { problem } of checkRental(times, clockAt(now, (from && placeOf(from)?.zone) || undefined)))
    errors.push(problem === 'pickUpTime' && isLocalTime(times.pickUpDateTime) ? IS_PAST : TIMES[problem]);

  const { min, max } = CAR_DRIVER_AGES;
  if (!Number.isInteger(age) || age < min || age > max)
    errors.push({ field: 'driver', message: msg`The driver must be ${min} to ${max} years old` });
  if (!/^[A-Z]{2}$/.test(country))
    errors.push({ field: 'driver', message: msg`Choose the country in which the driver lives` });
  return errors;
}

/** The call's body, or null while something is missing, wrong or on its way. */
export function toCarSearch(
  filled: FilledCriteria,
  placeOf: PlaceLookup,
  now: Date = new Date(),
): CarSearchInput | null {
  if (criteriaErrors(filled, placeOf, now).length > 0) return null;
  const pickUp = filled.from && placeOf(filled.from);
  const back = filled.isReturnedElsewhere ? filled.to && placeOf(filled.to) : CAR_DROP_DEFAULT;
  if (!pickUp || !back) return null;
  return {
    ...searchPlaces(pickUp, back),
    ...timesOf(filled),
    age: filled.age,
    countryOfResidence: filled.country,
  };
}
