import { callOf } from '@/core/query/call';
import { useOffers } from '@/core/selling/results/use-offers';
import { getActivity, getAvailableDates } from '../../contract';

/** What a supplier says of an activity, and the days on which it has room. */
const FRESH_FOR = 10 * 60_000;

export function useActivity(id: string | undefined) {
  return {
    details: useOffers(id ? callOf(getActivity, { params: { id } }) : null, FRESH_FOR),
    dates: useOffers(id ? callOf(getAvailableDates, { params: { id } }) : null, FRESH_FOR),
  };
}
