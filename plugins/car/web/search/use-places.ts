import { useApiQuery } from '@/core/state/query';
import { findCarPlaces } from '../../contract';
import type { PlaceLookup } from './criteria';

const DAY = 86_400_000;

export interface PlacesOf {
  placeOf: PlaceLookup;
  /** They could not be asked for. */
  isError: boolean;
  retry: () => void;
}

/** The places behind ids of the address, asked for in one call. */
export function usePlacesOf(ids: readonly string[]): PlacesOf {
  const { data, isError, refetch } = useApiQuery(
    findCarPlaces,
    { query: { ids: ids.join(',') } },
    { enabled: ids.length > 0, staleTime: DAY },
  );
  return {
    placeOf: (id) => data && (data.data.find((place) => place.id === id) ?? null),
    isError,
    retry: () => void refetch(),
  };
}
