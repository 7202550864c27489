import type { SearchKind } from '@/core/selling/search/recent';
import type { HotelPlace } from '../../contract';
import { fillCriteria, type Criteria } from './criteria';

/** Searches of stays: each until the day of arrival. */
export const hotelSearches: SearchKind<Criteria, HotelPlace> = {
  product: 'hotel',
  lastDay: (criteria) => fillCriteria(criteria).checkIn ?? '',
  placeId: ({ id }) => id,
};
