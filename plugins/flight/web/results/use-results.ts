import { useApiQuery } from '@/core/state/query';
import { searchFlights, type FlightSearchInput } from '../../contract';
import { fillCriteria, toFlightSearch, type Criteria } from '../search/criteria';

/** Found offers are shown as they are for so long; the price is asked for again before anything is booked. */
const FRESH_FOR = 15 * 60_000;
const NOTHING: FlightSearchInput = { legs: [], travellers: { adults: 1 } };

/**
 * What the suppliers have for these criteria. A new search starts with nothing (R196), a failed one leaves nothing
 * (R199). Does not ask while the criteria are incomplete.
 */
export function useResults(criteria: Criteria) {
  const body = toFlightSearch(fillCriteria(criteria));
  const query = useApiQuery(
    searchFlights,
    { body: body ?? NOTHING },
    { enabled: body !== null, staleTime: FRESH_FOR, gcTime: FRESH_FOR, call: { timeout: 60_000 } },
  );
  return { ...query, complete: body !== null };
}
