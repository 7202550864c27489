import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useSession } from '@/core/auth/session';
import { useApiMutation } from '@/core/state/query';
import { FlightSearch, storeSearch } from '../../contract';
import { fillCriteria, routeTypeOf, toFlightSearch, type Criteria } from './criteria';
import type { Place } from './places';
import { isKnown, recentSearchesAtom } from './recent';

/** Starts a search: its criteria become the address of the results, without filters, sorted as by default (R195). */
export function useStartSearch() {
  const navigate = useNavigate();
  return (criteria: Criteria) => void navigate({ to: '/booknow/flights/search', search: criteria });
}

/** Remembers a search: here for this visit, and with the user's account when somebody is signed in (R242). */
export function useRememberSearch() {
  const known = useAtomValue(recentSearchesAtom);
  const add = useSetAtom(recentSearchesAtom);
  const { authenticated } = useSession();
  const { mutate } = useApiMutation(storeSearch);
  return (criteria: Criteria, places: readonly Place[]) => {
    if (isKnown(known, criteria)) return;
    add({ criteria, places });
    const filled = fillCriteria(criteria);
    const search = toFlightSearch(filled);
    if (authenticated && search)
      mutate({
        input: { body: { routeType: routeTypeOf(filled.trip), search: FlightSearch.parse(search) } },
      });
  };
}
