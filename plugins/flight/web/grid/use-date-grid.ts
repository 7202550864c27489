import { useClientId } from '@/core/selling/client/state';
import { useApiQuery } from '@/core/query/query';
import { getDateGrid } from '../../contract';
import { fillCriteria, type Criteria } from '../search/criteria/criteria';

/** Prices are shown as they are for so long, as those of a search. */
const FRESH_FOR = 15 * 60_000;

/** The lowest prices around the dates of a round trip or of one way, whose places are chosen. */
export function useDateGrid(criteria: Criteria) {
  const { trip, from, to, depart, return: back, travellers, cabin } = fillCriteria(criteria);
  return useApiQuery(
    getDateGrid,
    {
      body: {
        origin: from ?? '',
        destination: to ?? '',
        departureDate: depart,
        ...(trip === 'round-trip' && { returnDate: back }),
        travellers,
        cabin,
      },
    },
    {
      enabled: from !== null && to !== null,
      keyedBy: useClientId(),
      staleTime: FRESH_FOR,
      gcTime: FRESH_FOR,
      call: { timeout: 60_000 },
    },
  );
}
