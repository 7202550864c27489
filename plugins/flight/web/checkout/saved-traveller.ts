import type { SavedTravelerInput } from '@/core/contract';
import { savedOf } from '@/core/selling/checkout/travelers/saved';
import { titlesFor, type PassengerType } from '../../contract';
import { TRAVELLER_FIELDS, type TravellerForm } from './form';

const GENDERS = { male: 'M', female: 'F', unspecified: 'X' } as const;
const SAVED_GENDERS = { M: 'male', F: 'female', X: 'unspecified' } as const;

/**
 * What a saved traveller fills into the form; a field of which nothing is known is left as it is, and so is a title
 * that does not fit the age of the fare.
 */
export function fieldsOfSaved(
  saved: SavedTravelerInput,
  type: PassengerType = 'ADT',
): [keyof TravellerForm, string][] {
  const known: TravellerForm = {
    title: titlesFor(type).find((title) => title === saved.title) ?? '',
    gender: saved.gender ? GENDERS[saved.gender] : '',
    firstName: saved.firstName,
    middleName: saved.middleName,
    lastName: saved.lastName,
    birthDate: saved.birthDate ?? '',
  };
  return TRAVELLER_FIELDS.flatMap((field) =>
    // Another person's middle name must not stay behind.
    known[field] || field === 'middleName' ? [[field, known[field]]] : [],
  );
}

/** A traveller of a valid form as the profile saves people. */
export const toSaved = (traveller: TravellerForm): SavedTravelerInput => ({
  ...savedOf(traveller),
  gender: SAVED_GENDERS[traveller.gender as keyof typeof SAVED_GENDERS] ?? null,
});
