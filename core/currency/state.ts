import { atom } from 'jotai';
import type { Money } from '../contract/money';
import type { Store } from '../state/store';
import { agencyAtom } from '../tenant/agency';
import { useAtomValue } from '../state/use-atom';
import { exchange, type Rates } from './exchange';

/** The rates, once somebody has asked for another currency; null before and after a failure (R029, R031). */
export const ratesAtom = atom<Rates | null>(null);

/** What the visitor chose, once there are rates for it; what outlives a reload is kept by `remember.ts`. */
export const chosenCurrencyAtom = atom<string | null>(null);

/** The currency that the agency sells and charges in: the first in the list and the default (R030, G74). */
export const ownCurrencyAtom = atom((get) => get(agencyAtom)?.currency ?? 'USD');

/** The currency that prices are shown in. */
export const currencyAtom = atom((get) => get(chosenCurrencyAtom) ?? get(ownCurrencyAtom));

/** Turns an amount into what is shown; undefined while every amount stays as it is. */
export const exchangeAtom = atom<((money: Money) => Money) | undefined>((get) => {
  const rates = get(ratesAtom);
  const chosen = get(chosenCurrencyAtom);
  return rates && chosen ? (money) => exchange(money, chosen, rates) : undefined;
});

export const useCurrency = (): string => useAtomValue(currencyAtom);

/** Prices go back to the agency's currency, as after a failure (R031) and for the next user. */
export function clearRates(store: Store): void {
  store.set(ratesAtom, null);
  store.set(chosenCurrencyAtom, null);
}
