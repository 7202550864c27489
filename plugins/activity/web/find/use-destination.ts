import { useApiQuery } from '@/core/query/query';
import type { ResponseOf } from '@/core/contract';
import { getDestination } from '../../contract';

const DAY = 86_400_000;

export type KnownDestination = ResponseOf<typeof getDestination>['data'];

/** The destination of an address: null until it is known, and where there is none. */
export function useDestination(id: string | undefined): {
  place: KnownDestination | null;
  /** There is none of that id. */
  isUnknown: boolean;
} {
  const { data, error } = useApiQuery(
    getDestination,
    { params: { id: id ?? '' } },
    {
      enabled: id !== undefined,
      staleTime: DAY,
      retry: (count, { code }) => count < 2 && code !== 'NOT_FOUND',
    },
  );
  const place = data?.data.destinationId === id ? (data?.data ?? null) : null;
  return { place, isUnknown: error?.code === 'NOT_FOUND' };
}
