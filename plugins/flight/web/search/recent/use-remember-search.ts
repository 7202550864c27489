import { useSession } from '@/core/session/session';
import { useRecentSearches } from '@/core/selling/search/use-recent-searches';
import { useApiMutation } from '@/core/query/query';
import { FlightSearch, storeSearch } from '../../../contract';
import { fillCriteria, toFlightSearch, type Criteria } from '../criteria/criteria';
import type { Place } from '../places/places';
import { flightSearches } from './recent-flights';

/** Remembers a search among the recent ones, and stores it when somebody is signed in (R242). */
export function useRememberSearch() {
  const { remember } = useRecentSearches(flightSearches);
  const { authenticated } = useSession();
  const { mutate } = useApiMutation(storeSearch);
  return (criteria: Criteria, places: readonly Place[]) => {
    if (!remember({ criteria, places })) return;
    const search = toFlightSearch(fillCriteria(criteria));
    if (authenticated && search)
      mutate({ input: { body: { routeType: search.routeType, search: FlightSearch.parse(search) } } });
  };
}
