import { useNavigate } from '@tanstack/react-router';
import { useSession } from '@/core/session/session';
import { useRecentSearches } from '@/core/selling/search/use-recent-searches';
import { useApiMutation } from '@/core/query/query';
import { FlightSearch, storeSearch } from '../../../contract';
import { fillCriteria, routeTypeOf, toFlightSearch, type Criteria } from '../criteria/criteria';
import type { Place } from '../places/places';
import { flightSearches } from './recent-flights';

/** Starts a search: its criteria become the address of the results, without filters, sorted as by default (R195). */
export function useStartSearch() {
  const navigate = useNavigate();
  return (criteria: Criteria, how: { replace?: boolean } = {}) =>
    void navigate({ to: '/booknow/flights/search', search: criteria, ...how });
}

/** Remembers a search among the recent ones, and stores it when somebody is signed in (R242). */
export function useRememberSearch() {
  const { remember } = useRecentSearches(flightSearches);
  const { authenticated } = useSession();
  const { mutate } = useApiMutation(storeSearch);
  return (criteria: Criteria, places: readonly Place[]) => {
    if (!remember({ criteria, places })) return;
    const filled = fillCriteria(criteria);
    const search = toFlightSearch(filled);
    if (authenticated && search)
      mutate({
        input: { body: { routeType: routeTypeOf(filled.trip), search: FlightSearch.parse(search) } },
      });
  };
}
