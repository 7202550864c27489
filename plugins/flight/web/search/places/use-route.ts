import { fillCriteria, placeCodes, type Criteria } from '../criteria/criteria';
import type { Place } from './places';
import { routeTitle } from '../criteria/route-title';
import { usePlacesOf } from './use-places';

export interface Route {
  /** The places of the trip by name, in the order of travelling; their codes until the names are known. */
  title: string;
  /** Where the trip begins and where it leads; empty while not chosen. */
  from: string;
  to: string;
  /** All places of the trip; null while one is on its way or unknown. */
  places: readonly Place[] | null;
}

/** The places of a search by name, for heads and titles. */
export function useRoute(criteria: Criteria): Route {
  const filled = fillCriteria(criteria);
  const codes = placeCodes(filled);
  const placeOf = usePlacesOf(codes);
  const nameOf = (code: string): string => placeOf(code)?.name ?? code;
  const places = codes.map(placeOf);
  return {
    title: routeTitle(filled, nameOf),
    from: filled.from ? nameOf(filled.from) : '',
    to: filled.to ? nameOf(filled.to) : '',
    places: places.every((place) => !!place) ? (places as Place[]) : null,
  };
}
