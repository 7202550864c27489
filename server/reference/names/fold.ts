const ASCII = /^[\0-\x7f]*$/;

const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ı/g, 'i');

/** Initials are one word, with full stops or without: D.C. */
const joined = (text: string): string =>
  text.replace(/(?<!\p{L})(?:\p{L}\. ?)+\p{L}(?!\p{L})/gu, (initials) => initials.replace(/[. ]/g, ''));

/** Lower case, without accents and punctuation: what people type and what is stored meet here. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const plain = ASCII.test(lower) ? lower : plainLetters(lower);
  return (plain.includes('.') ? joined(plain) : plain).replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** A name of a place, folded; a saint is one however short. */
export const foldName = (name: string): string => fold(name).replace(/\bste? (?=.)/g, 'saint ');

const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** A name as it is typed on keyboards of elsewhere, folded: Munchen and Muenchen, Arhus and Aarhus, Ndjamena. */
export function spellings(name: string): string[] {
  const lower = name.normalize('NFC').toLowerCase();
  const spelt = new Set([
    lower,
    lower.replace(/[äöüøå]/g, (letter) => SPELT_OUT[letter]!),
    lower.replace(/['’ʻ]/g, ''),
  ]);
  return [...spelt].map(foldName);
}
