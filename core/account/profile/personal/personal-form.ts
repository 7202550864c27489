import { msg } from '@lingui/core/macro';
import { realNameProblem } from '../../../contract/people/names';
import { editProfile } from '../../../contract/people/profile';
import type { User } from '../../../contract/people/user';
import { type Messages, withLimits } from '../limits';

export type DetailsForm = Readonly<Record<'firstName' | 'lastName' | 'phone', string>>;
export type HomeForm = Readonly<
  Record<'homeAirport' | 'streetAddress' | 'country' | 'state' | 'city' | 'zipCode', string>
>;

/** The cards' forms as they are stored; empty where nothing was said yet. */
export const detailsOf = ({ firstName, lastName, phone }: User): DetailsForm => ({
  firstName,
  lastName,
  phone: phone ?? '',
});
export const homeOf = ({ home }: User): HomeForm => ({
  homeAirport: home?.homeAirport ?? '',
  streetAddress: home?.streetAddress ?? '',
  country: home?.country ?? '',
  state: home?.state ?? '',
  city: home?.city ?? '',
  zipCode: home?.zipCode ?? '',
});

/** Digits with the marks that people write between them, 7 to 15 digits as E.164 has them. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text.trim()) && digits >= 7 && digits <= 15;
}

const LETTER = /\p{L}/u;
const isPlace = (text: string): boolean => LETTER.test(text) && text.trim().length >= 2;
/** States are often written as two letters, and some as numbers. */
const isState = (text: string): boolean => /[\p{L}\d]/u.test(text);
const isStreet = (text: string): boolean => text.trim().length >= 3 && LETTER.test(text);
const isZip = (text: string): boolean => /^[\p{L}\d][\p{L}\d -]{1,8}[\p{L}\d]$/u.test(text.trim());

/** What is wrong with the person's own details (R175, R176); a phone may be left out. */
export function detailsErrors({ firstName, lastName, phone }: DetailsForm): Messages<DetailsForm> {
  const errors: Messages<DetailsForm> = {};
  if (!firstName.trim()) errors.firstName = msg`Enter your first name`;
  else if (realNameProblem(firstName)) errors.firstName = msg`Please enter valid first name`;
  if (!lastName.trim()) errors.lastName = msg`Enter your last name`;
  else if (realNameProblem(lastName)) errors.lastName = msg`Please enter valid last name`;
  if (phone.trim() && !isPhone(phone)) errors.phone = msg`Please enter valid phone number`;
  return withLimits(errors, { firstName, lastName, phone }, editProfile.body.shape);
}

/** What is missing from, or wrong with, the home location (R175); a zip code may be left out. */
export function homeErrors(form: HomeForm): Messages<HomeForm> {
  const errors: Messages<HomeForm> = {};
  if (!form.homeAirport) errors.homeAirport = msg`Choose your home airport from the list`;
  else if (!/^[A-Z]{3}$/.test(form.homeAirport)) errors.homeAirport = msg`Please enter valid home airport`;
  if (!form.streetAddress.trim()) errors.streetAddress = msg`Enter the street and house number`;
  else if (!isStreet(form.streetAddress)) errors.streetAddress = msg`Please enter valid street address`;
  if (!form.country) errors.country = msg`Choose the country`;
  else if (!/^[A-Z]{2}$/.test(form.country)) errors.country = msg`Please enter valid country`;
  if (!form.state.trim()) errors.state = msg`Enter the state or region`;
  else if (!isState(form.state)) errors.state = msg`Please enter valid state`;
  if (!form.city.trim()) errors.city = msg`Enter the city`;
  else if (!isPlace(form.city)) errors.city = msg`Please enter valid city`;
  if (form.zipCode.trim() && !isZip(form.zipCode)) errors.zipCode = msg`Please enter valid zip code`;
  return withLimits(errors, form, editProfile.body.shape);
}

/** Only what differs, without white space around it: the call leaves the rest as it is. */
export function changesOf<V extends Readonly<Record<string, string>>>(form: V, saved: V): Partial<V> {
  const names = Object.keys(form) as (keyof V & string)[];
  return Object.fromEntries(
    names.filter((name) => form[name]!.trim() !== saved[name]).map((name) => [name, form[name]!.trim()]),
  ) as Partial<V>;
}

export const isChanged = <V extends Readonly<Record<string, string>>>(form: V, saved: V): boolean =>
  Object.keys(changesOf(form, saved)).length > 0;
