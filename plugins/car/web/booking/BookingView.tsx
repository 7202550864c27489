import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { CancelEnd } from '@/core/booking/cancel/cancel-end';
import { ReferencesCard } from '@/core/booking/ReferencesCard';
import { ScreenOnly } from '@/core/booking/ScreenOnly';
import { PriceSummary } from '@/core/checkout/PriceSummary';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '@/core/ui/Button';
import { Card } from '@/core/ui/Card';
import { Ban } from '@/core/ui/icons';
import { Inline, Split, Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import type { CarReservation } from '../../contract';
import { BookingStatus } from '../parts/BookingStatus';
import { KeepRental } from '../parts/KeepRental';
import { rentalTitle } from '../parts/rental-title';
import { usePriceParts } from '../parts/use-price-parts';
import { PRICE_LABELS } from '../price-labels';
import { useCarWords } from '../words';
import { BookingAlerts } from './BookingAlerts';
import { CancellationCard } from './CancellationCard';
import { CancelNote } from './CancelNote';
import { CarCard } from './CarCard';
import { CoverageCard } from './CoverageCard';
import { DeskCard } from './DeskCard';
import { DriverCard } from './DriverCard';
import { PlacesCard } from './PlacesCard';

const CancelDialog = lazy(() =>
  import('./CancelDialog').then((module) => ({ default: module.CancelDialog })),
);

interface BookingViewProps {
  reservation: CarReservation;
  /** Something was done: everything should be read anew. */
  onChanged?: () => void;
}

/** A booking in full: how it stands, the car, where and when, who drives, what is covered, what it cost. */
export function BookingView({ reservation, onChanged = () => undefined }: BookingViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useCarWords();
  const [isCancelling, setCancelling] = useState(false);
  const [lastEnd, setLastEnd] = useState<CancelEnd<CarReservation> | null>(null);
  const { offer, progress, price, extras, bookingId } = reservation;
  const { vendor, vehicle } = offer.availableCore;
  const parts = usePriceParts(offer, extras);
  return (
    <Stack gap={24}>
      <Inline justify="between" gap={16}>
        <Stack gap={8}>
          <BookingStatus state={progress.state} status={reservation.bookingStatus} />
          <Heading level={1}>
            <Trans>Rental car in {rentalTitle(offer)}</Trans>
          </Heading>
          <Text tone="secondary" numeric>
            {words.vendor(vendor)} · {words.size(vehicle.size)} ·{' '}
            {format.dateRange(offer.pickUpDateTime, offer.returnDateTime)}
          </Text>
        </Stack>
        {progress.state === 'confirmed' && (
          <ScreenOnly>
            <Inline gap={12}>
              <KeepRental reservation={reservation} />
            </Inline>
          </ScreenOnly>
        )}
      </Inline>
      <BookingAlerts reservation={reservation} lastEnd={lastEnd} />
      <Split
        aside={
          <Stack gap={16}>
            <ReferencesCard booking={reservation} />
            <Card padding="large">
              <PriceSummary
                labels={PRICE_LABELS}
                price={price}
                parts={parts}
                title={
                  progress.state === 'confirmed'
                    ? t`Paid now`
                    : progress.state === 'cancelled'
                      ? t`Price when it was booked`
                      : t`Price`
                }
              />
            </Card>
            {progress.state === 'confirmed' && <DeskCard offer={offer} />}
            {reservation.cancellation && (
              <CancellationCard cancellation={reservation.cancellation} settlement={progress.settlement} />
            )}
            {reservation.canCancel && (
              <ScreenOnly>
                <Card padding="large">
                  <Stack gap={12}>
                    <CancelNote offer={offer} />
                    <Button variant="secondary" icon={Ban} fullWidth onClick={() => setCancelling(true)}>
                      {t`Cancel booking`}
                    </Button>
                  </Stack>
                </Card>
              </ScreenOnly>
            )}
          </Stack>
        }
      >
        <Stack gap={24}>
          <PlacesCard reservation={reservation} />
          <CarCard offer={offer} />
          <CoverageCard offer={offer} extras={extras} />
          <DriverCard reservation={reservation} />
        </Stack>
      </Split>
      {isCancelling && (
        <Suspense fallback={null}>
          <CancelDialog
            bookingId={bookingId}
            total={price.total}
            price={price}
            pickUp={offer.pickUp}
            onClose={() => setCancelling(false)}
            onEnd={(end) => {
              setCancelling(false);
              setLastEnd(end);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
