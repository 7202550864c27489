import { useCall, type Call } from '../../query/call';

const DAY = 86_400_000;

/** Asks a product's places for what was typed, or for ids with commas between them. */
export type PlacesCall<Place> = (asked: { search: string } | { ids: string }) => Call<{ data: Place[] }>;

/** Finds the place of an id: null when there is none, undefined while the answer is on its way. */
export type PlaceLookup<Place> = (id: string) => Place | null | undefined;

export interface PlacesOf<Place> {
  placeOf: PlaceLookup<Place>;
  /** They could not be asked for. */
  failure: { isFetching: boolean; again: () => void } | null;
}

/** The places behind ids of an address, asked for in one call. */
export function usePlacesOf<Place extends { id: string }>(
  places: PlacesCall<Place>,
  ids: readonly string[],
): PlacesOf<Place> {
  const call = ids.length > 0 ? places({ ids: ids.join(',') }) : null;
  const { data, isError, isFetching, refetch } = useCall(call, { staleTime: DAY });
  return {
    placeOf: (id) => data && (data.data.find((place) => place.id === id) ?? null),
    failure: isError ? { isFetching, again: () => void refetch() } : null,
  };
}

/** Places of earlier searches in the reader's language; as they were kept until that is known, and without an answer. */
export function useKeptPlaces<Place extends { id: string }>(
  places: PlacesCall<Place>,
  kept: readonly Place[],
): Place[] {
  const { placeOf } = usePlacesOf(
    places,
    kept.map(({ id }) => id),
  );
  return kept.map((place) => placeOf(place.id) ?? place);
}
