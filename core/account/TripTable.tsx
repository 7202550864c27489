import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { SettlementList } from '../selling/after-sale/cancel/SettlementList';
import { PaidByLine } from '../selling/checkout/price/PaidBy';
import type { TripSummary } from '../contract/bookings/booking';
import { useFormat } from '../i18n/use-format';
import { useContributions } from '../plugin/react';
import { TextLink } from '../ui/actions/ButtonLink';
import { Stack } from '../ui/content/layout';
import { Price } from '../ui/content/Price';
import { Table } from '../ui/tables/Table';
import { Text } from '../ui/content/Text';
import { TripStatus } from './TripStatus';

interface TripTableProps {
  trips: readonly TripSummary[] | undefined;
  label: string;
}

/** The trips as rows, for who has many of them. */
export function TripTable({ trips, label }: TripTableProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const cards = useContributions('trips.cards');
  const cardOf = (trip: TripSummary) => cards.find(({ plugin }) => plugin === trip.product);
  return (
    <Table
      caption={label}
      loading={!trips}
      rows={trips ?? []}
      rowKey={(trip) => trip.bookingId}
      columns={[
        {
          id: 'trip',
          header: t`Trip`,
          cell: (trip) => {
            const page = cardOf(trip)?.page?.(trip);
            return (
              <Stack gap={4}>
                <Text as="span" weight={550}>
                  {page ? <TextLink {...(page as LinkProps)}>{trip.title}</TextLink> : trip.title}
                </Text>
                {trip.travelers.length > 0 && (
                  <Text as="span" size={14} tone="secondary">
                    {format.list(trip.travelers)}
                  </Text>
                )}
              </Stack>
            );
          },
        },
        {
          id: 'category',
          header: t`Category`,
          priority: 'low',
          cell: (trip) => {
            const card = cardOf(trip);
            return card ? i18n._(card.category) : trip.product;
          },
        },
        { id: 'dates', header: t`Dates`, cell: (trip) => format.dateRange(trip.startsAt, trip.endsAt) },
        { id: 'locator', header: t`Reference`, cell: (trip) => trip.locator ?? '–' },
        {
          id: 'status',
          header: t`Status`,
          cell: (trip) => <TripStatus trip={trip} card={cardOf(trip)} />,
        },
        {
          id: 'total',
          header: t`Total`,
          align: 'end',
          cell: (trip) =>
            trip.settlement ? (
              <SettlementList settlement={trip.settlement} />
            ) : (
              <Stack gap={4}>
                <Price money={trip.price} size="small" align="end" />
                <PaidByLine parts={trip.paidBy} />
              </Stack>
            ),
        },
      ]}
    />
  );
}
