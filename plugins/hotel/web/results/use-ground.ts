import { callOf, useCall } from '@/core/query/call';
import type { CityGround } from '@/core/contract/city-ground';
import { getSearchGround } from '../../contract';

/** What the map of a search draws below its pins; null until it is known, and where nothing is. */
export function useGround(corelationid: string | null): CityGround | null {
  const { data } = useCall(corelationid ? callOf(getSearchGround, { query: { corelationid } }) : null, {
    staleTime: Infinity,
  });
  return data?.data ?? null;
}
