import type { FlightOffer } from './offer';

type Sold = Pick<FlightOffer, 'itineraryId' | 'fareFamily' | 'totalAmount'>;

/**
 * One offer a thing sold: when several suppliers sell the same flights in the same fare family, the cheapest stays, and
 * of equal prices the one that came first, so that what is on screen is not exchanged without a reason.
 */
export function mergeOffers<Offer extends Sold>(offers: readonly Offer[]): Offer[] {
  const best = new Map<string, Offer>();
  for (const offer of offers) {
    const key = `${offer.itineraryId}|${offer.fareFamily}`;
    const known = best.get(key);
    if (!known || offer.totalAmount.amount < known.totalAmount.amount) best.set(key, offer);
  }
  return [...best.values()];
}
