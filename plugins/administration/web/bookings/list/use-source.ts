import { useQuery } from '@tanstack/react-query';
import type { BookingsSource, Contribution, ListedBooking } from '@/core/plugin';
import { useQueries } from '@/core/query/query';

export type Source = BookingsSource<ListedBooking>;

/** The code behind a product's list, which only the back office loads. `onArrival` hears of the code at once. */
export function useSource(list: Contribution<'bookings.lists'>, onArrival?: (source: Source) => void) {
  return useQuery<Source>(
    {
      queryKey: ['bookings.source', list.plugin, list.id],
      queryFn: async () => {
        const { default: source } = await list.source();
        onArrival?.(source);
        return source;
      },
      // It has functions, which a comparison by value would copy.
      structuralSharing: false,
      staleTime: Infinity,
      networkMode: 'always',
    },
    useQueries(),
  );
}
