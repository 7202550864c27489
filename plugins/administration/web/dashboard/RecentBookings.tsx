import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookingStatus } from '@/core/selling/after-sale/BookingStatus';
import type { TripSummary } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { useContributions } from '@/core/plugin/react';
import { linkTo } from '@/core/address/link';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Luggage } from '@/core/ui/pictures/icons';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { BookingsTable, type BookingRow } from './BookingsTable';
import { leadTraveller, type Overview } from './overview';
import { tripDates } from './trip-dates';
import { useLists } from './use-lists';

/** The newest bookings, in one compact table for every product; each opens beside its list. */
export function RecentBookings({ overview, bookNow }: { overview: Overview; bookNow: string }) {
  const { t } = useLingui();
  const row = useBookingRow();
  if (overview.status === 'failed') return null;
  const some = overview.status === 'ready' && overview.data.recent.length > 0;
  return (
    <Stack as="section" gap={12} aria-labelledby="recent-bookings">
      <Heading level={2} size={20} id="recent-bookings">
        <Trans>Recent booking history</Trans>
      </Heading>
      {overview.status === 'ready' && !some ? (
        <Card padding="none">
          <EmptyState
            level={3}
            icon={Luggage}
            title={t`No bookings yet`}
            action={bookNow === '/' ? undefined : <ButtonLink {...linkTo(bookNow)}>{t`Book Now`}</ButtonLink>}
          >
            <Trans>What you book for your travelers appears here.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <BookingsTable
          rows={overview.status === 'ready' ? overview.data.recent.map(row) : []}
          loading={overview.status === 'loading'}
        />
      )}
    </Stack>
  );
}

/** A booking in words: its status as its own product calls it, an unknown one as it came (G87). */
function useBookingRow(): (trip: TripSummary) => BookingRow {
  const format = useFormat();
  const lists = useContributions('bookings.lists');
  const { linkOf } = useLists();
  return (trip) => {
    const statuses = lists.find(({ plugin }) => plugin === trip.product)?.statuses;
    const { name, others } = leadTraveller(trip.travelers);
    return {
      id: trip.bookingId,
      locator: trip.locator,
      link: linkOf(trip.product, { booking: trip.bookingId }),
      title: trip.title,
      traveller: name,
      others: others > 0 ? plural(others, { one: '+# more', other: '+# more' }) : null,
      dates: tripDates(trip, format),
      price: format.money(trip.price),
      status: <BookingStatus {...trip} words={statuses ?? {}} />,
    };
  };
}
