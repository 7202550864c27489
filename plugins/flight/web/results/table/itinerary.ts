import type { FlightLeg, FlightOffer } from '../../../contract';

/** The same flights at one fare or several. One row of the results. */
export interface Itinerary {
  id: string;
  /** The cheapest fare that is shown. */
  offer: FlightOffer;
  /** Every fare of these flights, cheapest first. */
  offers: readonly FlightOffer[];
}

const byPrice = (a: FlightOffer, b: FlightOffer) =>
  a.totalAmount.amount - b.totalAmount.amount || a.id.localeCompare(b.id);

/** Rows of the results: one an itinerary, led by its cheapest offer. */
export function toItineraries(offers: readonly FlightOffer[]): Itinerary[] {
  const groups = new Map<string, FlightOffer[]>();
  for (const offer of offers) {
    const group = groups.get(offer.itineraryId);
    if (group) group.push(offer);
    else groups.set(offer.itineraryId, [offer]);
  }
  return Array.from(groups, ([id, group]) => {
    const sorted = group.sort(byPrice);
    return { id, offer: sorted[0]!, offers: sorted };
  });
}

/** Minutes of all legs together. */
export const totalMinutes = (offer: FlightOffer): number =>
  offer.flights.reduce((sum, leg) => sum + leg.duration, 0);

const MERGE_BELOW_MINUTES = 24 * 60;

/**
 * The segments of a leg by trip: a wait of less than 24 hours is a layover within a trip, a longer one a stay
 * after which a new trip begins (R206, G67).
 */
export function tripsOf(leg: Pick<FlightLeg, 'segments' | 'stops'>): FlightLeg['segments'][] {
  const trips: FlightLeg['segments'][] = [];
  leg.segments.forEach((segment, index) => {
    const wait = leg.stops[index - 1]?.duration;
    if (wait !== undefined && wait < MERGE_BELOW_MINUTES) trips.at(-1)!.push(segment);
    else trips.push([segment]);
  });
  return trips;
}
