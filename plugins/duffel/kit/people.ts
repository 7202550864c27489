import { inLatin, isLatin } from '@/core/contract/people/latin';
import { filled, type Refusal } from '@/core/contract/refusal';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { plainName } from '@/core/contract/people/names';
import type { PeopleProblem } from '@/server/ports/supplier';

/** What Duffel takes in names ends with Latin Extended-A, and lacks some letters before. */
const UNTAKEN = /[^\0-\u017f]|[ÆæĲĳŒœÞð]/gu;

/** Names as Duffel takes them: Latin letters, no dots, and the apostrophe of typewriters. */
export function nameOf(...parts: (string | undefined)[]): string {
  const name = plainName(parts.join(' '));
  return (isLatin(name) ? name : (inLatin(name) ?? name))
    .replaceAll(UNTAKEN, (letter) => inLatin(letter) ?? letter)
    .replaceAll('·', '')
    .replaceAll('.', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Letters up to Latin Extended-A but for some, spaces, hyphens and apostrophes. */
const TAKEN = /^(?!.*[ÆæĲĳŒœÞð])[A-Za-zÀ-ÖØ-öø-ſ' -]+$/u;

/** What Duffel would refuse of a name as `nameOf` gives it, or null; so many characters at most, where it says that. Pure. */
export function nameProblem(name: string, most = Infinity): Refusal | null {
  if (name.length > most) return filled(supplierRefusals.nameTooLong, { n: most });
  return TAKEN.test(name) ? null : supplierRefusals.nameLetters;
}

/** E.164; null when the number does not say which country it is in. */
export function phoneOf(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  const isInternational = phone.trim().startsWith('+');
  const number = isInternational ? digits : digits.startsWith('00') ? digits.slice(2) : '';
  return /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : null;
}

/** The same of a phone number. Pure. */
export const phoneProblem = (phone: string): Refusal | null =>
  phoneOf(phone) === null ? supplierRefusals.phoneCountry : null;

/** What Duffel would refuse of a person of stays and cars, for whom it publishes letters and no lengths. Pure. */
export function personProblem(
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  path: string,
): PeopleProblem | null {
  for (const [field, name] of Object.entries({ firstName, lastName })) {
    const refusal = nameProblem(nameOf(name));
    if (refusal) return { path: `${path}.${field}`, refusal };
  }
  return null;
}
