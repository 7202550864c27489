import { useQuery } from '@tanstack/react-query';
import type { BookingsSource, Contribution, ListedBooking } from '@/core/plugin';
import { usePluginHost } from '@/core/plugin/react';
import { useQueries } from '@/core/query/query';

export type Source = BookingsSource<ListedBooking>;

/** The code behind a product's list, and its words, which only the back office loads. */
export function useSource(list: Contribution<'bookings.lists'>) {
  const host = usePluginHost();
  return useQuery<Source>(
    {
      queryKey: ['bookings.source', list.plugin, list.id],
      queryFn: async () => {
        const [{ default: source }] = await Promise.all([list.source(), host.words(list.plugin)]);
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
