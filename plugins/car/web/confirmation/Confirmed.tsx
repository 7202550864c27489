import { Trans, useLingui } from '@lingui/react/macro';
import { FindAgainLink } from '@/core/booking/FindAgainLink';
import { PriceSummary } from '@/core/checkout/PriceSummary';
import { ProtectionNote } from '@/core/checkout/ProtectionNote';
import { SaveTravelersOffer } from '@/core/checkout/SaveTravelersOffer';
import { Card } from '@/core/ui/Card';
import { Icon } from '@/core/ui/Icon';
import { CheckCircle2 } from '@/core/ui/icons';
import { Inline, Split, Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import type { CarReservation } from '../../contract';
import { CancelNote } from '../booking/CancelNote';
import { DeskCard } from '../booking/DeskCard';
import { PlacesCard } from '../booking/PlacesCard';
import { KeepRental } from '../parts/KeepRental';
import { usePriceParts } from '../parts/use-price-parts';
import { PRICE_LABELS } from '../price-labels';
import { Voucher } from './Voucher';

/** A rental that is booked: what to show at the desk, where it is, what to bring, how to find it again. */
export function Confirmed({ reservation }: { reservation: CarReservation }) {
  const { t } = useLingui();
  const { offer, driver, price, bookingId } = reservation;
  const parts = usePriceParts(offer, reservation.extras);
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Inline gap={8}>
          <Text as="span" tone="success">
            <Icon icon={CheckCircle2} />
          </Text>
          <Text as="span" tone="success" weight={550}>
            <Trans>Your booking is confirmed</Trans>
          </Text>
        </Inline>
        <Heading level={1} size={44}>
          <Trans>Your car waits in {offer.pickUp.city}</Trans>
        </Heading>
        <Text tone="secondary">
          <Trans>The confirmation is on its way to {driver.email}.</Trans>
        </Text>
      </Stack>
      <ProtectionNote price={price} />
      <Split
        aside={
          <Stack gap={16}>
            <Card padding="large">
              <Stack gap={16}>
                <PriceSummary price={price} title={t`Paid`} labels={PRICE_LABELS} parts={parts} />
                {reservation.canCancel && <CancelNote offer={offer} />}
              </Stack>
            </Card>
            <DeskCard offer={offer} />
          </Stack>
        }
      >
        <Stack gap={24}>
          <Voucher reservation={reservation} />
          <Inline gap={12}>
            <FindAgainLink product="car" bookingId={bookingId} />
            <KeepRental reservation={reservation} />
          </Inline>
          <PlacesCard reservation={reservation} />
          <SaveTravelersOffer bookingId={bookingId} />
        </Stack>
      </Split>
    </Stack>
  );
}
