import anyAscii from 'any-ascii';
import { allCurrencies } from '../../reference';

/** Currencies whose sign stands for no other, by it. */
const CODES = new Map<string, string>();
for (const { symbol, code } of allCurrencies())
  if (/^[^\x20-\x7f]$/.test(symbol)) CODES.set(symbol, CODES.has(symbol) ? symbol : code);

const PICTURE = /\p{Extended_Pictographic}/u;

/** Letters as they are kept, so that a mark is not drawn apart from its letter. */
const lettersOf = (text: string): string[] => [...text.normalize('NFC')];
const codeOf = (letter: string): number => letter.codePointAt(0)!;

/**
 * A text in letters that the font can draw: a sign of a currency that it lacks becomes the currency's code, any other letter
 * what it is read as in Latin ones. What is read as nothing is left out; no letter becomes a question mark.
 */
export const drawable = (text: string, has: (code: number) => boolean): string =>
  lettersOf(text)
    .map((letter, at, all) => {
      if (has(codeOf(letter))) return letter;
      const code = CODES.get(letter);
      if (!code || code === letter) return PICTURE.test(letter) ? '' : anyAscii(letter);
      return /\d/.test(all[at + 1] ?? '') ? `${code}\u00a0` : code;
    })
    .join('');

/** How many letters of a text the font cannot draw as they are. */
export const lostLetters = (text: string, has: (code: number) => boolean): number =>
  lettersOf(text).filter((letter) => !has(codeOf(letter))).length;
