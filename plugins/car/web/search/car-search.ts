import type { PlaceLookup } from '@/core/selling/search/places/use-places';
import { CAR_DROP_DEFAULT, searchPlaces, type CarSearchInput } from '../../contract';
import { criteriaErrors } from './criteria-errors';
import { momentText, type FilledCriteria } from './criteria';

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
    pickUpDateTime: momentText(filled.pickUp),
    returnDateTime: momentText(filled.dropOff),
    age: filled.age,
    countryOfResidence: filled.country,
  };
}
