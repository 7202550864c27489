import { inLatin, isLatin } from '@/core/contract/people/latin';
import { plainName } from '@/core/contract/people/names';

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

/** The most characters of given names, and of family names. */
export const NAME_MOST = 20;

/** Whether Duffel takes it: letters up to Latin Extended-A but for some, spaces, hyphens and apostrophes. */
export const isDuffelName = (name: string): boolean =>
  name.length > 0 &&
  name.length <= NAME_MOST &&
  /^[A-Za-zÀ-ÖØ-öø-ſ' -]+$/u.test(name) &&
  !/[ÆæĲĳŒœÞð]/u.test(name);

/** E.164; null when the number does not say which country it is in. */
export function phoneOf(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  const isInternational = phone.trim().startsWith('+');
  const number = isInternational ? digits : digits.startsWith('00') ? digits.slice(2) : '';
  return /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : null;
}
