import { apiAtom } from '../api/context';
import { getExchangeRates } from '../contract/reference';
import { wordsOf } from '../i18n/words-of';
import type { Store } from '../state/store';
import { toast } from '../ui/feedback/toast';
import type { Rates } from '../i18n/exchange';
import { clearRates } from './state';
import { ratesAtom } from '../i18n/shown-currency';

/** Milliseconds for which rates are taken as fresh. */
const FRESH = 3_600_000;
let loadedAt = Number.NEGATIVE_INFINITY;

/**
 * The exchange rates, asked for when they are first needed (R029). A failure tells the server's words or
 * "Something went wrong" and clears the rates, so that prices stand in their own currency (R031, G32).
 */
export async function loadRates(store: Store, now: number = Date.now()): Promise<Rates | null> {
  const known = store.get(ratesAtom);
  if (known && now - loadedAt < FRESH) return known;
  try {
    const rates = await store.get(apiAtom).call(getExchangeRates);
    store.set(ratesAtom, rates);
    loadedAt = now;
    return rates;
  } catch (error) {
    clearRates(store);
    toast.error(wordsOf(error));
    return null;
  }
}
