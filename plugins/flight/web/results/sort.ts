import type { FlightOffer } from '../../contract';
import { totalMinutes, type Itinerary } from './itinerary';

/** The first is the default (R203). */
export const SORTS = ['cheapest', 'best', 'quickest'] as const;
export type Sort = (typeof SORTS)[number];

const price = (offer: FlightOffer) => offer.totalAmount.amount;
const firstLeg = (offer: FlightOffer) => offer.flights[0]?.duration ?? 0;

/** 0 for the lowest of the values, 1 for the highest. */
function scale(values: readonly number[]): (value: number) => number {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  return (value) => (range === 0 ? 0 : (value - low) / range);
}

/** Price and minutes of the first leg, each between 0 and 1, weigh the same; less is better (G62). */
export function bestScores(itineraries: readonly Itinerary[]): Map<string, number> {
  const byPrice = scale(itineraries.map(({ offer }) => price(offer)));
  const byTime = scale(itineraries.map(({ offer }) => firstLeg(offer)));
  return new Map(itineraries.map(({ id, offer }) => [id, byPrice(price(offer)) + byTime(firstLeg(offer))]));
}

/** A new list in the order of R203 (price), R204 (best) or R205 (all legs' minutes, G63). */
export function sortItineraries(itineraries: readonly Itinerary[], sort: Sort): Itinerary[] {
  const cheaper = (a: Itinerary, b: Itinerary) => price(a.offer) - price(b.offer);
  const byId = (a: Itinerary, b: Itinerary) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
  const faster = (a: Itinerary, b: Itinerary) => totalMinutes(a.offer) - totalMinutes(b.offer);
  if (sort === 'cheapest')
    return [...itineraries].sort((a, b) => cheaper(a, b) || faster(a, b) || byId(a, b));
  if (sort === 'quickest')
    return [...itineraries].sort((a, b) => faster(a, b) || cheaper(a, b) || byId(a, b));
  const scores = bestScores(itineraries);
  return [...itineraries].sort(
    (a, b) => scores.get(a.id)! - scores.get(b.id)! || cheaper(a, b) || byId(a, b),
  );
}

/** The first of each order, for the tabs. */
export const winners = (itineraries: readonly Itinerary[]): Record<Sort, Itinerary | undefined> => ({
  cheapest: sortItineraries(itineraries, 'cheapest')[0],
  best: sortItineraries(itineraries, 'best')[0],
  quickest: sortItineraries(itineraries, 'quickest')[0],
});
