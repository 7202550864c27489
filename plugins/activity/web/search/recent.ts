import type { SearchKind } from '@/core/selling/search/recent';
import type { Destination } from '../../contract';
import type { Criteria } from './criteria';

/** Any day is never over. */
const ALWAYS = '9999-12-31';

/** Searches of activities: each until its last day. */
export const activitySearches: SearchKind<Criteria, Destination> = {
  product: 'activity',
  lastDay: ({ from, to }) => to ?? from ?? ALWAYS,
  placeId: ({ destinationId }) => destinationId,
};
