import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useSession, useUser } from '../../session/session';
import { pathOfList } from '../../selling/after-sale/list-of';
import { getUserTransactions, type TripSummary } from '../../contract/bookings/booking';
import { isTravelAgent } from '../../contract/constants';
import { findAgencyBookings } from '../../contract/money/sale';
import { useFormat } from '../../i18n/use-format';
import { useContributions, useProducts, useServed } from '../../plugin/react';
import { routeExists } from '../../address/exists';
import { useApiQuery } from '../../query/query';
import { Luggage } from '../../ui/pictures/icons';
import { type Command, looksLikeLocator } from './commands';

const MOST = 5;

/**
 * Bookings whose reference begins with what was typed, each leading to its page: the own ones, or for staff those of the
 * agency, which open beside their list.
 */
export function useTripCommands(text: string): { commands: Command[]; isSearching: boolean } {
  const { authenticated } = useSession();
  const user = useUser();
  const tabs = useProducts();
  const lists = useContributions('bookings.lists');
  const navigate = useNavigate();
  const format = useFormat();
  const cards = useContributions('trips.cards');
  const locator = useDeferredValue(text.trim().toUpperCase());
  const enabled = authenticated && looksLikeLocator(locator);
  const isStaff = isTravelAgent(user?.userType);
  const own = useApiQuery(
    getUserTransactions,
    { body: { locator, size: MOST, when: 'all' } },
    { enabled: enabled && !isStaff, staleTime: 10_000 },
  );
  const ofAgency = useApiQuery(
    findAgencyBookings,
    { query: { locator } },
    { enabled: enabled && isStaff, staleTime: 10_000 },
  );
  const query = isStaff ? ofAgency : own;
  const trips = enabled ? (query.data?.data ?? []) : [];
  useServed(trips.map(({ product }) => product));
  const pageOf = (trip: TripSummary) => {
    const list = isStaff ? pathOfList(trip.product, tabs, lists) : undefined;
    return list && routeExists(list)
      ? { to: list, search: { booking: trip.bookingId } }
      : cards.find(({ plugin }) => plugin === trip.product)?.page?.(trip);
  };
  return {
    isSearching: enabled && query.isPending,
    commands: trips.map((trip) => {
      const page = pageOf(trip);
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
