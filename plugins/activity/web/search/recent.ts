import { LAST_DAY } from '@/core/contract/last-day';
import type { SearchKind } from '@/core/selling/search/recent';
import type { Destination } from '../../contract';
import type { Criteria } from './criteria';

/** Searches of activities: each until its last day; any day is never over. */
export const activitySearches: SearchKind<Criteria, Destination> = {
  product: 'activity',
  lastDay: ({ from, to }) => to ?? from ?? LAST_DAY,
  placeId: ({ destinationId }) => destinationId,
};
