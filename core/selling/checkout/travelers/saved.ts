import type { SavedTravelerInput } from '../../../contract/people/profile';

/** A person as forms hold one: empty text where nothing is known. */
export type TypedPerson = { firstName: string; lastName: string } & Partial<
  Record<'title' | 'middleName' | 'birthDate' | 'email' | 'phone', string | null>
>;

/** Somebody of a form as the profile saves people; what was not asked is not known. */
export const savedOf = (typed: TypedPerson): SavedTravelerInput => {
  const line = (field: keyof TypedPerson) => typed[field]?.trim() ?? '';
  return {
    firstName: line('firstName'),
    middleName: line('middleName'),
    lastName: line('lastName'),
    title: (typed.title || null) as SavedTravelerInput['title'],
    gender: null,
    birthDate: typed.birthDate || null,
    email: line('email'),
    phone: line('phone'),
    nationality: null,
  };
};

/** What of these fields is known, by name: the others are left as they are. */
export const knownOf = (fields: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(fields).filter(([, value]) => value !== '');
