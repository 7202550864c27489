import type { RecentSearch as Recent, SearchKind } from '@/core/selling/search/recent';
import type { CarPlace } from '../../contract';
import { fillCriteria, type Criteria } from './criteria';

export type RecentSearch = Recent<Criteria, CarPlace>;

/** Searches of cars: each until the day of the pick-up. */
export const carSearches: SearchKind<Criteria, CarPlace> = {
  product: 'car',
  lastDay: (criteria) => fillCriteria(criteria).pickUp.date ?? '',
  placeId: ({ id }) => id,
};
