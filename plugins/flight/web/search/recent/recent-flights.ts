import type { RecentSearch as Recent, SearchKind } from '@/core/selling/search/recent';
import { fillCriteria, legsOf, type Criteria } from '../criteria/criteria';
import { toOption, type Place } from '../places/places';

export type RecentSearch = Recent<Criteria, Place>;

/** Searches of flights: each until its first flight has left, with the places of its flights. */
export const flightSearches: SearchKind<Criteria, Place> = {
  product: 'flight',
  lastDay: (criteria) => legsOf(fillCriteria(criteria))[0]!.date ?? '',
  placeId: (place) => toOption(place).id,
};
