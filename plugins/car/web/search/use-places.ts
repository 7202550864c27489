import { useApiQuery } from '@/core/query/query';
import { findCarPlaces, type CarPlace } from '../../contract';
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

/** Places of earlier searches in the reader's language; as they were kept until that is known, and without an answer. */
export function useKeptPlaces(kept: readonly CarPlace[]): CarPlace[] {
  const { placeOf } = usePlacesOf(kept.map(({ id }) => id));
  return kept.map((place) => placeOf(place.id) ?? place);
}
