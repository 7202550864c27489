import { apiAtom } from '../api/context';
import { messageOf, SOMETHING_WENT_WRONG } from '../contract/message-of';
import { getExchangeRates } from '../contract/reference';
import { translateServerMessage } from '../i18n/server-messages';
import type { Store } from '../state/store';
import { toast } from '../ui/toast';
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
    toast.error(translateServerMessage(messageOf(error, SOMETHING_WENT_WRONG)));
    return null;
  }
}
