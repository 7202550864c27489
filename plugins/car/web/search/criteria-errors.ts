import { clockAt } from '@/core/selling/after-sale/instant';
import { CAR_DRIVER_AGES, checkRental, type RentalProblem } from '../../contract';
import { momentText, type FilledCriteria, type PlaceLookup } from './criteria';

export type CriteriaErrorKind =
  | 'pick-up-missing'
  | 'pick-up-unknown'
  | 'drop-off-missing'
  | 'drop-off-unknown'
  | 'pick-up-time'
  | 'too-short'
  | 'too-long'
  | 'age'
  | 'country';

/** Where an error stands. */
export type FieldName = 'from' | 'to' | 'pickUp' | 'dropOff' | 'driver';

const FIELD: Record<CriteriaErrorKind, FieldName> = {
  'pick-up-missing': 'from',
  'pick-up-unknown': 'from',
  'drop-off-missing': 'to',
  'drop-off-unknown': 'to',
  'pick-up-time': 'pickUp',
  'too-short': 'dropOff',
  'too-long': 'dropOff',
  age: 'driver',
  country: 'driver',
};
export const fieldOf = (kind: CriteriaErrorKind): FieldName => FIELD[kind];

/** What is missing rather than wrong: told only after somebody tried to search. */
export const isMissing = (kind: CriteriaErrorKind): boolean => kind.endsWith('-missing');

const RENTAL: Record<RentalProblem['problem'], CriteriaErrorKind> = {
  pickUpTime: 'pick-up-time',
  tooShort: 'too-short',
  tooLong: 'too-long',
};

/**
 * What keeps the search from starting, in the order of the form (R283 to R286). The clock is that of the place of the
 * pick-up; of the visitor until it is known.
 */
export function criteriaErrors(
  filled: FilledCriteria,
  placeOf: PlaceLookup,
  now: Date = new Date(),
): CriteriaErrorKind[] {
  const errors: CriteriaErrorKind[] = [];
  const pickUp = filled.from ? placeOf(filled.from) : undefined;
  if (!filled.from) errors.push('pick-up-missing');
  else if (pickUp === null) errors.push('pick-up-unknown');
  if (filled.isReturnedElsewhere) {
    if (!filled.to) errors.push('drop-off-missing');
    else if (placeOf(filled.to) === null) errors.push('drop-off-unknown');
  }
  const times = { pickUpDateTime: momentText(filled.pickUp), returnDateTime: momentText(filled.dropOff) };
  for (const { problem } of checkRental(times, clockAt(now, pickUp?.zone))) errors.push(RENTAL[problem]);
  const { min, max } = CAR_DRIVER_AGES;
  if (!Number.isInteger(filled.age) || filled.age < min || filled.age > max) errors.push('age');
  if (!/^[A-Z]{2}$/.test(filled.country)) errors.push('country');
  return errors;
}
