import type { Refusal } from '@/core/contract/refusal';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import type { FieldRefusal } from '../error';
import type { BodyOf, editProfile, SavedTravelerInput } from '@/core/contract';
import { isEmail } from '@/core/contract/people/email';
import { isName, realNameProblem, tidyName } from '@/core/contract/people/names';
import { allCountries, findAirport } from '../reference';

const isRealName = (text: string): boolean => realNameProblem(text) === null;

const hasControl = (text: string): boolean => /\p{Cc}/u.test(text);

/** Seven to fifteen digits, with `+`, spaces, dashes, dots, slashes and brackets around them (G100). */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d ().\-/]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** Three to ten letters and digits, with spaces and dashes between them (G100). */
const isZip = (text: string): boolean => /^[\p{L}\d][\p{L}\d -]{1,8}[\p{L}\d]$/u.test(text);
const isPlace = (text: string): boolean => /\p{L}/u.test(text) && [...text].length >= 2 && !hasControl(text);
/** Some states are written as two letters, some as a number. */
const isState = (text: string): boolean => /[\p{L}\d]/u.test(text) && !hasControl(text);
const isStreet = (text: string): boolean => /\p{L}/u.test(text) && text.length >= 3 && !hasControl(text);

const countries = new Set(allCountries().map(({ code }) => code));
const isCountry = (code: string): boolean => countries.has(code);
const isAirport = (code: string): boolean => findAirport(code) !== undefined;

const optional = (isValid: (text: string) => boolean) => (text: string) => text === '' || isValid(text);

type Details = Omit<BodyOf<typeof editProfile>, 'picture'>;

const DETAILS: Record<keyof Details, [isValid: (text: string) => boolean, refusal: Refusal]> = {
  firstName: [isRealName, fieldRefusals.firstName],
  lastName: [isRealName, fieldRefusals.lastName],
  phone: [optional(isPhone), fieldRefusals.phone],
  homeAirport: [isAirport, fieldRefusals.homeAirport],
  streetAddress: [isStreet, fieldRefusals.streetAddress],
  country: [isCountry, fieldRefusals.country],
  state: [isState, fieldRefusals.state],
  city: [isPlace, fieldRefusals.city],
  zipCode: [optional(isZip), fieldRefusals.zipCode],
};

/** White space around what was typed is no part of it; codes stand in capitals. */
export function cleanDetails(given: Details): Details {
  const isCode = (name: string) => name === 'homeAirport' || name === 'country';
  return Object.fromEntries(
    Object.entries(given).map(([name, text]) => [
      name,
      isCode(name) ? text.trim().toUpperCase() : text.trim(),
    ]),
  );
}

/** What is wrong with which of the given fields (R175, R176); phone and zip code may be empty. */
export function detailErrors(given: Details): FieldRefusal[] {
  return Object.entries(DETAILS).flatMap(([path, [isValid, refusal]]) => {
    const text = given[path as keyof Details];
    return text === undefined || isValid(text) ? [] : [{ path, ...refusal }];
  });
}

const MAX_AGE = 120;

/** A day of the calendar, not after today, and of somebody who may be alive. */
export function isBirthDate(text: string, today: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return false;
  return text <= today && Number(text.slice(0, 4)) >= Number(today.slice(0, 4)) - MAX_AGE;
}

export function cleanTraveler(given: SavedTravelerInput): SavedTravelerInput {
  return {
    ...given,
    firstName: tidyName(given.firstName),
    middleName: tidyName(given.middleName),
    lastName: tidyName(given.lastName),
    email: given.email.trim(),
    phone: given.phone.trim(),
    nationality: given.nationality?.trim().toUpperCase() || null,
  };
}

/** What is wrong with a traveller that is to be saved; all but the name may be left open. `today` is `YYYY-MM-DD`. */
export function travelerErrors(given: SavedTravelerInput, today: string): FieldRefusal[] {
  const { firstName, middleName, lastName, birthDate, email, phone, nationality } = given;
  const checks: [path: keyof SavedTravelerInput, isValid: boolean, refusal: Refusal][] = [
    ['firstName', isName(firstName), fieldRefusals.firstName],
    ['middleName', optional(isName)(middleName), fieldRefusals.middleName],
    ['lastName', isName(lastName), fieldRefusals.lastName],
    ['birthDate', birthDate === null || isBirthDate(birthDate, today), fieldRefusals.birthDate],
    ['email', optional(isEmail)(email), fieldRefusals.email],
    ['phone', optional(isPhone)(phone), fieldRefusals.phone],
    ['nationality', nationality === null || isCountry(nationality), fieldRefusals.nationality],
  ];
  return checks.filter(([, isValid]) => !isValid).map(([path, , refusal]) => ({ path, ...refusal }));
}
