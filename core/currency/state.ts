import { atom, useAtomValue } from 'jotai';
import { chosenCurrencyAtom, ratesAtom } from '../i18n/shown-currency';
import type { Store } from '../state/store';
import { agencyAtom } from '../tenant/agency';

/** The currency that the agency sells and charges in: the first in the list and the default (R030, G74). */
export const ownCurrencyAtom = atom((get) => get(agencyAtom)?.currency ?? 'USD');

/** The currency that prices are shown in. */
export const currencyAtom = atom((get) => get(chosenCurrencyAtom) ?? get(ownCurrencyAtom));

export const useCurrency = (): string => useAtomValue(currencyAtom);

/** The currency that prices are shown in where nothing else is said, and the agency's own. */
export const useShownCurrencies = (): { chosen: string; own: string } => ({
  chosen: useAtomValue(currencyAtom),
  own: useAtomValue(ownCurrencyAtom),
});

/** Prices go back to the agency's currency, as after a failure (R031) and for the next user. */
export function clearRates(store: Store): void {
  store.set(ratesAtom, null);
  store.set(chosenCurrencyAtom, null);
}
