import { callOf } from '@/core/query/call';
import { useOffer } from '@/core/selling/results/use-offer';
import { type ActivityDetails, checkAvailability } from '../../../contract';
import { checkTravelers, type Travelers } from '../../../contract/travelers';

/** What there is on a day for all who take part, at the price of now (R330); nothing is asked before a day is chosen. */
export function useOptions(
  { productCode, capacity }: Pick<ActivityDetails, 'productCode' | 'capacity'>,
  date: string | null,
  travelers: Travelers,
) {
  const counts = Object.fromEntries(Object.entries(travelers).filter(([, count]) => count > 0));
  const isAsked = date !== null && !checkTravelers(travelers, capacity);
  return useOffer(
    isAsked ? callOf(checkAvailability, { body: { productCode, date, travelers: counts } }) : null,
  );
}
export type FoundOptions = ReturnType<typeof useOptions>;
