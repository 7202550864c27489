import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useSession } from '../../auth/session';
import { getUserTransactions } from '../../contract/booking';
import { useFormat } from '../../i18n/use-format';
import { useContributions } from '../../plugin/react';
import { useApiQuery } from '../../state/query';
import { Luggage } from '../../ui/icons';
import { type Command, looksLikeLocator } from './commands';

const MOST = 5;

/** The own bookings whose reference begins with what was typed, each leading to its page. */
export function useTripCommands(text: string): { commands: Command[]; isSearching: boolean } {
  const { authenticated } = useSession();
  const navigate = useNavigate();
  const format = useFormat();
  const cards = useContributions('trips.cards');
  const locator = useDeferredValue(text.trim().toUpperCase());
  const enabled = authenticated && looksLikeLocator(locator);
  const query = useApiQuery(
    getUserTransactions,
    { body: { locator, size: MOST, when: 'all' } },
    { enabled, staleTime: 10_000 },
  );
  const trips = enabled ? (query.data?.data ?? []) : [];
  return {
    isSearching: enabled && query.isPending,
    commands: trips.map((trip) => {
      const page = cards.find(({ plugin }) => plugin === trip.product)?.page?.(trip);
      return {
        id: `trip:${trip.bookingId}`,
        group: 'trips',
        label: trip.title,
        detail: [trip.locator, format.date(trip.startsAt, 'short')].filter(Boolean).join(' · '),
        icon: Luggage,
        run: () =>
          void navigate(
            (page ?? {
              to: '/mytrip',
              search: { when: 'all', locator: trip.locator ?? undefined },
            }) as LinkProps as never,
          ),
      };
    }),
  };
}
