import { useApiQuery } from '@/core/query/query';
import { type HotelPlace, locationOf } from '../../contract';

const DAY = 86_400_000;

/** Finds the place of an id: null when there is none, undefined while the answer is on its way. */
export type PlaceLookup = (id: string) => HotelPlace | null | undefined;

export interface PlaceOf {
  placeOf: PlaceLookup;
  /** It could not be asked for. */
  failure: { isFetching: boolean; again: () => void } | null;
}

/** The place of an address (R252). */
export function usePlace(id: string | null): PlaceOf {
  const { data, error, isFetching, refetch } = useApiQuery(
    locationOf,
    { params: { id: id ?? '' } },
    { enabled: id !== null, staleTime: DAY, retry: (count, { code }) => count < 2 && code !== 'NOT_FOUND' },
  );
  const isNone = error?.code === 'NOT_FOUND';
  return {
    placeOf: (wanted) => (wanted === id && isNone ? null : data?.data.id === wanted ? data.data : undefined),
    failure: error && !isNone ? { isFetching, again: () => void refetch() } : null,
  };
}
