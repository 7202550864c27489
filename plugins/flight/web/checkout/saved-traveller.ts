import type { SavedTravelerInput } from '@/core/contract';
import { savedOf, type TypedPerson } from '@/core/selling/checkout/travelers/saved';
import { titlesFor, type PassengerType } from '../../contract';

/** Another person's papers and miles must not stay behind. */
const PAPERS = ['passportNumber', 'passportCountry', 'passportExpiryDate', 'loyaltyAirline', 'loyaltyNumber'];

const GENDERS = { male: 'M', female: 'F', unspecified: 'X' } as const;
const SAVED_GENDERS = { M: 'male', F: 'female', X: 'unspecified' } as const;

/**
 * What a saved traveller fills into the form; a field of which nothing is known is left as it is, and so is a title
 * that does not fit the age of the fare.
 */
export function fieldsOfSaved(saved: SavedTravelerInput, type: PassengerType = 'ADT'): [string, string][] {
  const known = {
    title: titlesFor(type).find((title) => title === saved.title) ?? '',
    gender: saved.gender ? GENDERS[saved.gender] : '',
    firstName: saved.firstName,
    middleName: saved.middleName,
    lastName: saved.lastName,
    birthDate: saved.birthDate ?? '',
  };
  return [
    // Nor may a middle name.
    ...Object.entries(known).filter(([field, value]) => value || field === 'middleName'),
    ...PAPERS.map((field): [string, string] => [field, '']),
  ];
}

/** A traveller of a valid form as the profile saves people; the contact need not be one. */
export const toSaved = (traveller: TypedPerson & { gender?: string }): SavedTravelerInput => ({
  ...savedOf({ ...traveller, email: '', phone: '' }),
  gender: SAVED_GENDERS[traveller.gender as keyof typeof SAVED_GENDERS] ?? null,
});
