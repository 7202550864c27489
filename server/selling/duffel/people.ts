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

/** E.164; null when the number does not say which country it is in. */
export function phoneOf(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : null;
}
