import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { clockAt } from '@/core/selling/after-sale/instant';
import type { PlaceLookup } from '@/core/selling/search/places/use-places';
import { UNKNOWN_PLACE, type SearchError } from '@/core/selling/search/SearchForm';
import { CAR_DRIVER_AGES, checkRental, isLocalTime, type RentalProblem } from '../../contract';
import { momentText, type FilledCriteria } from './criteria';

/** Where an error stands. */
export type FieldName = 'from' | 'to' | 'pickUp' | 'dropOff' | 'driver';

/** What the contract says of the times of a rental (M338 to M340), and where. */
const TIMES: Record<RentalProblem['problem'], readonly [FieldName, MessageDescriptor]> = {
  pickUpTime: ['pickUp', msg`Please enter a valid pickup time`],
  tooShort: ['dropOff', msg`There must be at least 1 hour between pick-up and drop-off`],
  tooLong: ['dropOff', msg`Drop-off must be within 1 year of pick-up`],
};

/** What the clocks show at the pick-up; those of the visitor until the place is known. */
export const clockThere = (
  { from }: Pick<FilledCriteria, 'from'>,
  placeOf: PlaceLookup,
  now: Date = new Date(),
): string => clockAt(now, (from && placeOf(from)?.zone) || undefined);

/** What keeps the search from starting, in the order of the form (R283 to R286, M336, M337). */
export function criteriaErrors(
  filled: FilledCriteria,
  placeOf: PlaceLookup,
  now: Date = new Date(),
): SearchError<FieldName>[] {
  const errors: SearchError<FieldName>[] = [];
  const check = (field: 'from' | 'to', message: MessageDescriptor) => {
    const id = filled[field];
    if (!id || placeOf(id) === null)
      errors.push({ field, message: id ? UNKNOWN_PLACE : message, isMissing: !id });
  };
  check('from', msg`Pick-up location is required`);
  if (filled.isReturnedElsewhere) check('to', msg`Drop-off location is required`);

  const times = { pickUpDateTime: momentText(filled.pickUp), returnDateTime: momentText(filled.dropOff) };
  for (const { problem } of checkRental(times, clockThere(filled, placeOf, now))) {
    const [field, message] = TIMES[problem];
    const isPast = problem === 'pickUpTime' && isLocalTime(times.pickUpDateTime);
    errors.push({
      field,
      message: isPast ? msg`The pick-up time has passed. Please choose another one.` : message,
    });
  }

  const { age, country } = filled;
  const { min, max } = CAR_DRIVER_AGES;
  if (!Number.isInteger(age) || age < min || age > max)
    errors.push({ field: 'driver', message: msg`The driver must be ${min} to ${max} years old` });
  if (!/^[A-Z]{2}$/.test(country))
    errors.push({ field: 'driver', message: msg`Choose the country in which the driver lives` });
  return errors;
}
