import { atom } from 'jotai';
import type { Money } from '../contract/money/money';
import { exchange, type Rates } from './exchange';

/** The rates, once somebody has asked for another currency; null before and after a failure (R029, R031). */
export const ratesAtom = atom<Rates | null>(null);

/** What the visitor chose, once there are rates for it; what outlives a reload is kept by `core/currency`. */
export const chosenCurrencyAtom = atom<string | null>(null);

/** Turns an amount into what is shown; undefined while every amount stays as it is. */
export const exchangeAtom = atom<((money: Money) => Money) | undefined>((get) => {
  const rates = get(ratesAtom);
  const chosen = get(chosenCurrencyAtom);
  return rates && chosen ? (money) => exchange(money, chosen, rates) : undefined;
});
