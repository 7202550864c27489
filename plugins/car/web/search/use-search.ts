import { useNavigate } from '@tanstack/react-router';
import { useRecentSearches } from '@/core/selling/search/use-recent-searches';
import type { CarPlace } from '../../contract';
import type { Criteria } from './criteria';
import { carSearches } from './recent';

/**
 * Starts a search: its criteria become the address of the results, without filters, sorted as by default. Nothing of an
 * earlier rental comes along (R291).
 */
export function useStartSearch() {
  const navigate = useNavigate();
  return (criteria: Criteria) => void navigate({ to: '/booknow/cars/search', search: criteria });
}

/** Remembers a search that found something among the recent ones. */
export function useRememberSearch() {
  const { remember } = useRecentSearches(carSearches);
  return (criteria: Criteria, places: readonly CarPlace[]) => remember({ criteria, places });
}
