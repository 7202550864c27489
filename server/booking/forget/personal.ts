/** "No name", as lists of names have it in every language. */
export const NOBODY = 'N.';

/**
 * What stands in the place of what names or describes somebody, by the field that it was typed into. It has the field's
 * form, so that a booking can still be read. Other fields of an order tell of the trip, not of a person.
 */
export const STANDS_IN: Readonly<Record<string, string>> = {
  firstName: NOBODY,
  middleName: NOBODY,
  lastName: NOBODY,
  /** Of a paper that names its holder. */
  traveler: NOBODY,
  email: 'nobody@deleted.invalid',
  phone: '+0000000',
  birthDate: '1900-01-01',
  dateOfBirth: '1900-01-01',
  passportNumber: NOBODY,
  passportExpiryDate: '1900-01-01',
  passportNationality: 'XX',
  passportCountry: 'XX',
  loyaltyNumber: 'NOBODY',
  address: NOBODY,
  city: NOBODY,
  state: NOBODY,
  zipCode: '000',
  specialRequests: NOBODY,
  text: NOBODY,
  fields: NOBODY,
};

/** The same order without anybody in it; `within` is the field that it lies in. */
export function withoutPeople(value: unknown, within = ''): unknown {
  if (typeof value === 'string') return STANDS_IN[within] ?? value;
  if (Array.isArray(value)) return value.map((each) => withoutPeople(each, within));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      // Of answers by name, whatever the names are.
      withoutPeople(each, within === 'fields' ? within : name),
    ]),
  );
}
