import { Trans, useLingui } from '@lingui/react/macro';
import { SettlementList } from '../selling/after-sale/cancel/SettlementList';
import { PaidByLine } from '../selling/checkout/price/PaidBy';
import type { TripSummary } from '../contract/bookings/booking';
import { useFormat } from '../i18n/use-format';
import { useContributions } from '../plugin/react';
import { ContributionView } from '../plugin/views';
import { Status } from '../ui/content/Badge';
import { Card } from '../ui/content/Card';
import { Inline, Stack } from '../ui/content/layout';
import { Price } from '../ui/content/Price';
import { Heading, Text } from '../ui/content/Text';
import { TRIP_TONES } from '../selling/after-sale/trips/trip-tones';

/** A booking drawn by the plugin that sold it, or plainly when that plugin is not there. */
export function TripCard({ trip }: { trip: TripSummary }) {
  const card = useContributions('trips.cards').find((item) => item.plugin === trip.product);
  if (card) return <ContributionView<'trips.cards'> item={card} props={{ trip, details: trip.details }} />;
  return <PlainTripCard trip={trip} />;
}

/** Everything that is known of a booking whatever its product (G87: an unknown status is shown as it is). */
export function PlainTripCard({ trip }: { trip: TripSummary }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Card as="article">
      <Inline justify="between" align="start" gap={16}>
        <Stack gap={8}>
          <Status tone={TRIP_TONES[trip.state]}>{trip.status}</Status>
          <Heading level={3} size={18}>
            {trip.title}
          </Heading>
          <Text size={14} tone="secondary">
            {format.dateRange(trip.startsAt, trip.endsAt)}
          </Text>
          {trip.travelers.length > 0 && (
            <Text size={14} tone="secondary">
              {format.list(trip.travelers)}
            </Text>
          )}
          {trip.locator && (
            <Text size={14} tone="secondary">
              <Trans>
                Reference <strong>{trip.locator}</strong>
              </Trans>
            </Text>
          )}
        </Stack>
        {trip.settlement ? (
          <SettlementList settlement={trip.settlement} />
        ) : (
          <Stack gap={4}>
            <Price money={trip.price} caption={t`Total`} align="end" />
            <PaidByLine parts={trip.paidBy} />
          </Stack>
        )}
      </Inline>
    </Card>
  );
}
