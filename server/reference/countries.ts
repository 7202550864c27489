import type { Country } from '@/core/contract';
import countryText from './data/countries.json?raw';
import currencyText from './data/currencies.json?raw';
import flagText from './data/flags.json?raw';

type CountryRow = [string, string, string, string];
type CurrencyRow = [string, string, string, number];

export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

const currencies = new Map<string, Currency>(
  (JSON.parse(currencyText) as CurrencyRow[]).map(([code, name, symbol, decimals]) => [
    code,
    { code, name, symbol, decimals },
  ]),
);
const flags = JSON.parse(flagText) as Record<string, string>;

const codePoints = (text: string) =>
  [...text].map((letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase()}`).join(' ');

const countries = new Map<string, Country>(
  (JSON.parse(countryText) as CountryRow[]).map(([code, name, currency, emoji]) => [
    code,
    {
      name,
      code,
      currency,
      emoji,
      unicode: codePoints(emoji),
      image: flags[code.toLowerCase()] ? `/img/flags/${code.toLowerCase()}.png` : '',
      symbol: currencies.get(currency)?.symbol ?? currency,
    },
  ]),
);

/** R028: in alphabetical order of the English name. */
export const allCountries = (): Country[] => [...countries.values()];
export const countryName = (code: string): string => countries.get(code)?.name ?? code;
export const allCurrencies = (): Currency[] => [...currencies.values()];

/** The picture at `/img/flags/{code}.png`; undefined when there is none. */
export function flagPicture(code: string): Uint8Array<ArrayBuffer> | undefined {
  const text = Object.hasOwn(flags, code) ? flags[code] : undefined;
  return text === undefined ? undefined : Uint8Array.from(Buffer.from(text, 'base64'));
}
