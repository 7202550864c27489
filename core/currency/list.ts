import { moneyStyle } from '../contract/money/money-math';

/** What most travellers pay in, in the order of its use. */
const COMMON = ['USD', 'EUR', 'GBP', 'BRL', 'MXN', 'CAD', 'AUD', 'JPY', 'ARS', 'CLP', 'COP', 'CHF'];

export interface CurrencyOption {
  code: string;
  name: string;
  symbol: string;
}

/**
 * The currencies that prices can be shown in: the agency's own first, which is the default (R030), then the
 * common ones, then the rest by name. Without rates there is the agency's own alone; without that, US dollars
 * (G74).
 */
export function currencyList(
  own: string,
  rates: Readonly<Record<string, number>> | null,
  locale: string,
): CurrencyOption[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'currency', fallback: 'none' });
  const option = (code: string): CurrencyOption => ({
    code,
    name: names.of(code) ?? code,
    symbol:
      new Intl.NumberFormat(locale, moneyStyle(code, { currencyDisplay: 'narrowSymbol' }))
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? code,
  });
  const first = own || 'USD';
  const known = Object.keys(rates ?? {}).filter((code) => /^[A-Z]{3}$/.test(code) && names.of(code));
  const common = COMMON.filter((code) => code !== first && known.includes(code));
  const rest = known
    .filter((code) => code !== first && !common.includes(code))
    .map(option)
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return [option(first), ...common.map(option), ...rest];
}

/** The options whose code, name or symbol has what was typed. */
export function searchCurrencies(options: readonly CurrencyOption[], text: string): CurrencyOption[] {
  const plain = (value: string) =>
    value
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
  const wanted = plain(text.trim());
  return options.filter(({ code, name, symbol }) => plain(`${code} ${name} ${symbol}`).includes(wanted));
}
