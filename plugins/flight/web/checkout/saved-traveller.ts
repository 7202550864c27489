import type { SavedTravelerInput } from '@/core/contract';
import { savedOf } from '@/core/selling/checkout/travelers/saved';
import { titlesFor, type PassengerType } from '../../contract';
import { LOYALTY_FIELDS, type NamedForm, PAPER_FIELDS, TRAVELLER_FIELDS, type TravellerForm } from './form';

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
  const known: NamedForm = {
    title: titlesFor(type).find((title) => title === saved.title) ?? '',
    gender: saved.gender ? GENDERS[saved.gender] : '',
    firstName: saved.firstName,
    middleName: saved.middleName,
    lastName: saved.lastName,
    birthDate: saved.birthDate ?? '',
  };
  // Another person's middle name, passport and miles must not stay behind.
  return [
    ...TRAVELLER_FIELDS.flatMap((field): [keyof TravellerForm, string][] =>
      known[field] || field === 'middleName' ? [[field, known[field]]] : [],
    ),
    ...[...PAPER_FIELDS, ...LOYALTY_FIELDS].map((field): [keyof TravellerForm, string] => [field, '']),
  ];
}

/** A traveller of a valid form as the profile saves people. */
export const toSaved = (traveller: NamedForm): SavedTravelerInput => ({
  ...savedOf(traveller),
  gender: SAVED_GENDERS[traveller.gender as keyof typeof SAVED_GENDERS] ?? null,
});
