import { deleteCookie, readCookie, writeCookie } from '../state/cookies';
import type { Store } from '../state/store';
import { CURRENCY_COOKIE } from './cookie';
import { loadRates } from './load-rates';
import { ownCurrencyAtom } from './state';
import { chosenCurrencyAtom, ratesAtom } from '../i18n/shown-currency';

const SECONDS = 31_536_000;

/** Shows prices in a currency for which there are rates, and remembers it; the agency's own is no choice. */
export function chooseCurrency(store: Store, code: string): void {
  const isOwn = code === store.get(ownCurrencyAtom);
  store.set(chosenCurrencyAtom, isOwn ? null : code);
  if (isOwn) deleteCookie(CURRENCY_COOKIE);
  else writeCookie(CURRENCY_COOKIE, code, SECONDS);
}

/** The choice of an earlier visit, once today's rates are there. */
export async function restoreCurrency(store: Store): Promise<void> {
  const code = readCookie(CURRENCY_COOKIE);
  if (!code || code === store.get(ownCurrencyAtom) || store.get(chosenCurrencyAtom)) return;
  const rates = store.get(ratesAtom) ?? (await loadRates(store));
  const isKnown = rates !== null && (code === rates.base || Object.hasOwn(rates.rates, code));
  // Somebody may have chosen meanwhile.
  if (isKnown && readCookie(CURRENCY_COOKIE) === code) store.set(chosenCurrencyAtom, code);
}
