import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countries as source, getEmojiFlag, type TCountryCode } from 'countries-list';
import currencyCodes from 'currency-codes';
import { moneyStyle } from '@/core/contract/money/money-math';
import { getTimeZones } from '@vvo/tzdb';

/** code, name, currency, emoji. */
export type CountryRow = [string, string, string, string];
/** code, name, symbol, decimals. */
export type CurrencyRow = [string, string, string, number];
/** zone, name, country, main city, standard offset in minutes. */
export type TimeZoneRow = [string, string, string, string, number];

const rates = (): { date: string; usd: Record<string, number> } =>
  JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve('@fawazahmed0/currency-api/v1/currencies/usd.json'),
      'utf8',
    ),
  );

export function buildCountries(): CountryRow[] {
  return Object.entries(source)
    .map(([code, country]): CountryRow => [
      code,
      country.name,
      country.currency[0] ?? 'USD',
      getEmojiFlag(code as TCountryCode),
    ])
    .sort((a, b) => a[1].localeCompare(b[1], 'en'));
}

const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en', moneyStyle(currency, { currencyDisplay: 'narrowSymbol' }))
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency;

/** Younger than the list of currencies, and than the symbols of some systems: of Curaçao and Sint Maarten since 2025. */
const YOUNG_CURRENCIES: readonly CurrencyRow[] = [['XCG', 'Caribbean Guilder', 'Cg', 2]];

/** Currencies that people pay with: those in use in a country and with a rate. */
export function buildCurrencies(): CurrencyRow[] {
  const used = new Set(Object.values(source).flatMap((country) => country.currency as readonly string[]));
  const { usd } = rates();
  return currencyCodes.data
    .map(({ code, currency, digits }): CurrencyRow => [code, currency, symbolOf(code), digits])
    .concat(YOUNG_CURRENCIES)
    .filter(([code]) => used.has(code) && usd[code.toLowerCase()] !== undefined)
    .sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

export function buildTimeZones(): TimeZoneRow[] {
  return getTimeZones({ includeUtc: true })
    .map((zone): TimeZoneRow => [
      zone.name,
      zone.alternativeName,
      zone.countryCode,
      zone.mainCities[0] ?? '',
      zone.rawOffsetInMinutes,
    ])
    .sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

/** R029: of one US dollar, six significant digits. */
export function buildRates() {
  const { date, usd } = rates();
  const known = new Set(buildCurrencies().map(([code]) => code));
  const entries = Object.entries(usd)
    .map(([code, rate]) => [code.toUpperCase(), Number(rate.toPrecision(6))] as const)
    .filter(([code]) => known.has(code));
  return { base: 'USD', date, rates: Object.fromEntries(entries) };
}
