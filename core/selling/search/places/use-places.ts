import { findPlaces, type Place } from '../../../contract/reference';
import { useApiQuery } from '../../../query/query';
import type { Lookup } from '../product-search';

const DAY = 86_400_000;

export type PlaceLookup = Lookup<Place>;

export interface PlacesOf {
  placeOf: PlaceLookup;
  /** They could not be asked for. */
  failure: { isFetching: boolean; again: () => void } | null;
}

/** The places behind ids of an address, asked for in one call. */
export function usePlacesOf(ids: readonly string[]): PlacesOf {
  const { data, isError, isFetching, refetch } = useApiQuery(
    findPlaces,
    { query: { ids: ids.join(',') } },
    { enabled: ids.length > 0, staleTime: DAY },
  );
  return {
    placeOf: (id) => data && (data.data.find((place) => place.id === id) ?? null),
    failure: isError ? { isFetching, again: () => void refetch() } : null,
  };
}

/** Places of earlier searches in the reader's language; as they were kept until that is known, and without an answer. */
export function useKeptPlaces(kept: readonly Place[]): Place[] {
  const { placeOf } = usePlacesOf(kept.map(({ id }) => id));
  return kept.map((place) => placeOf(place.id) ?? place);
}
