import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '../../address/link';

/**
 * Starts a search: its criteria become the address of the results, without filters, sorted as by default. Nothing of an
 * earlier search comes along.
 */
export function useStartSearch(results: string): (criteria: object, how?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return (criteria, how) => void navigate({ ...linkTo(results, criteria), ...how } as never);
}
