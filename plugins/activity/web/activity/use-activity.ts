import { callOf } from '@/core/query/call';
import { useOffers } from '@/core/selling/results/use-offers';
import type { InputOf } from '@/core/contract';
import { getActivity, getAvailableDates } from '../../contract';

/** What a supplier says of an activity, and the days on which it has room. */
const FRESH_FOR = 10 * 60_000;

/** `days`: those that were looked at, of which its price is the lowest. */
export function useActivity(id: string | undefined, days: InputOf<typeof getActivity>['query'] = {}) {
  return {
    details: useOffers(id ? callOf(getActivity, { params: { id }, query: days }) : null, FRESH_FOR),
    dates: useOffers(id ? callOf(getAvailableDates, { params: { id } }) : null, FRESH_FOR),
  };
}
