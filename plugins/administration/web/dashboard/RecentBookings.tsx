import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import type { TripSummary } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { useContributions } from '@/core/plugin/react';
import { linkTo } from '@/core/shell/link';
import { Status } from '@/core/ui/Badge';
import { ButtonLink, TextLink } from '@/core/ui/ButtonLink';
import { Card } from '@/core/ui/Card';
import { EmptyState } from '@/core/ui/EmptyState';
import { Luggage } from '@/core/ui/icons';
import { Inline, Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import { BookingsTable, type BookingRow } from './BookingsTable';
import { leadTraveller, type Overview, TONE_OF_STATE } from './overview';
import { tripDates } from './trip-dates';

/** The newest bookings, in one compact table for every product. */
export function RecentBookings({ overview, bookNow }: { overview: Overview; bookNow: string }) {
  const { t } = useLingui();
  const row = useBookingRow();
  if (overview.status === 'failed') return null;
  const some = overview.status === 'ready' && overview.recent.length > 0;
  return (
    <Stack as="section" gap={12} aria-labelledby="recent-bookings">
      <Inline justify="between" align="baseline">
        <Heading level={2} size={20} id="recent-bookings">
          <Trans>Recent booking history</Trans>
        </Heading>
        {some && (
          <Text as="span" size={14}>
            <TextLink to="/mytrip" search={{ when: 'all', page: 1 }} quiet>
              <Trans>All bookings</Trans>
            </TextLink>
          </Text>
        )}
      </Inline>
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
          rows={overview.status === 'ready' ? overview.recent.map(row) : []}
          loading={overview.status === 'loading'}
        />
      )}
    </Stack>
  );
}

/** A booking in words: its status as its own product calls it, an unknown one as it came (G87). */
function useBookingRow(): (trip: TripSummary) => BookingRow {
  const { _ } = useI18n();
  const format = useFormat();
  const lists = useContributions('bookings.lists');
  return (trip) => {
    const statuses = lists.find(({ plugin }) => plugin === trip.product)?.statuses;
    const word = statuses?.[trip.status];
    const { name, others } = leadTraveller(trip.travelers);
    return {
      id: trip.bookingId,
      locator: trip.locator,
      title: trip.title,
      traveller: name,
      others: others > 0 ? plural(others, { one: '+# more', other: '+# more' }) : null,
      dates: tripDates(trip, format),
      price: format.money(trip.price),
      status: <Status tone={TONE_OF_STATE[trip.state]}>{word ? _(word) : trip.status}</Status>,
    };
  };
}
