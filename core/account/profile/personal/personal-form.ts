import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { validateName } from '../../../auth/validate-name';
import type { User } from '../../../contract/user';

export type PersonalForm = Readonly<
  Record<
    | 'firstName'
    | 'lastName'
    | 'phone'
    | 'homeAirport'
    | 'streetAddress'
    | 'country'
    | 'state'
    | 'city'
    | 'zipCode',
    string
  >
>;

/** The form as it is stored; empty where nothing was told yet. */
export function formOf({ firstName, lastName, phone, home }: User): PersonalForm {
  return {
    firstName,
    lastName,
    phone: phone ?? '',
    homeAirport: home?.homeAirport ?? '',
    streetAddress: home?.streetAddress ?? '',
    country: home?.country ?? '',
    state: home?.state ?? '',
    city: home?.city ?? '',
    zipCode: home?.zipCode ?? '',
  };
}

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

/** What is wrong with which field (R175, R176); phone and zip code may stay empty. */
export function personalErrors(form: PersonalForm): Partial<Record<keyof PersonalForm, MessageDescriptor>> {
  const errors: Partial<Record<keyof PersonalForm, MessageDescriptor>> = {};
  if (validateName(form.firstName)) errors.firstName = msg`Please enter valid first name`;
  if (validateName(form.lastName)) errors.lastName = msg`Please enter valid last name`;
  if (form.phone.trim() && !isPhone(form.phone)) errors.phone = msg`Please enter valid phone number`;
  if (!/^[A-Z]{3}$/.test(form.homeAirport)) errors.homeAirport = msg`Please enter valid home airport`;
  if (!isStreet(form.streetAddress)) errors.streetAddress = msg`Please enter valid street address`;
  if (!/^[A-Z]{2}$/.test(form.country)) errors.country = msg`Please enter valid country`;
  if (!isState(form.state)) errors.state = msg`Please enter valid state`;
  if (!isPlace(form.city)) errors.city = msg`Please enter valid city`;
  if (form.zipCode.trim() && !isZip(form.zipCode)) errors.zipCode = msg`Please enter valid zip code`;
  return errors;
}

/** Only what differs, without white space around it: the call leaves the rest as it is. */
export function changesOf(form: PersonalForm, saved: PersonalForm): Partial<PersonalForm> {
  const names = Object.keys(form) as (keyof PersonalForm)[];
  return Object.fromEntries(
    names.filter((name) => form[name].trim() !== saved[name]).map((name) => [name, form[name].trim()]),
  );
}

export const isChanged = (form: PersonalForm, saved: PersonalForm): boolean =>
  Object.keys(changesOf(form, saved)).length > 0;
