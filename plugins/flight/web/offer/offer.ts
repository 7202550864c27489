import type { Money } from '@/core/contract';
import type { FlightOffer } from '../../contract';
import { toItineraries } from '../results/table/itinerary';

export interface ChosenOffer {
  offer: FlightOffer;
  /** The same flights at every fare, cheapest first. */
  fares: readonly FlightOffer[];
}

/** The offer that an address names among the found ones; without a fare, the cheapest. Null when it is gone. */
export function chooseOffer(
  offers: readonly FlightOffer[],
  itinerary: string | undefined,
  fare: string | undefined,
): ChosenOffer | null {
  const found = toItineraries(offers).find(({ id }) => id === itinerary);
  if (!found) return null;
  return {
    offer: found.offers.find(({ fareFamily }) => fareFamily === fare) ?? found.offer,
    fares: found.offers,
  };
}

/** What an offer costs more than another; negative when it costs less. */
export const difference = (offer: FlightOffer, than: FlightOffer): Money => ({
  amount: offer.totalAmount.amount - than.totalAmount.amount,
  currency: offer.totalAmount.currency,
});
