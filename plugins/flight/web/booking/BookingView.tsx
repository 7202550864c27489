import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { BookingHistory } from '@/core/booking/BookingHistory';
import { SettlementCard } from '@/core/booking/cancel/SettlementCard';
import { ReferencesCard } from '@/core/booking/ReferencesCard';
import { PriceSummary } from '@/core/checkout/PriceSummary';
import { useDeadline } from '@/core/i18n/use-deadline';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '@/core/ui/Button';
import { Card } from '@/core/ui/Card';
import { Ban } from '@/core/ui/icons';
import { Inline, Split, Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import { deadlinePlace, type AfterSale, type FlightReservation } from '../../contract';
import { BookingStatus } from '../parts/BookingStatus';
import { Itinerary } from '../parts/Itinerary';
import { KeepItinerary } from '../parts/KeepItinerary';
import { visitedCities } from '../parts/visited';
import { PRICE_LABELS } from '../price-labels';
import { BookingAlerts } from './BookingAlerts';
import { HoldCard } from './HoldCard';
import { IssueTickets } from './IssueTickets';
import { openChange } from './schedule';
import { ScheduleChangeCard } from './ScheduleChangeCard';
import { TravellerList } from './TravellerList';
import type { FlightCancelEnd } from './use-cancel';
import { useHistory } from './use-history';

const CancelDialog = lazy(() =>
  import('./CancelDialog').then((module) => ({ default: module.CancelDialog })),
);

interface BookingViewProps {
  reservation: FlightReservation;
  /** What can be done now; null while it is asked for. */
  after?: AfterSale | null;
  afterFailed?: boolean;
  onRetry?: () => void;
  /** Something was done: everything should be read anew. */
  onChanged?: () => void;
}

const nothing = () => undefined;

/** A booking in full: how it stands, what can be done, the flights, who flies, what it cost, what happened. */
export function BookingView({
  reservation,
  after = null,
  afterFailed = false,
  onRetry = nothing,
  onChanged = nothing,
}: BookingViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const deadline = useDeadline();
  const history = useHistory();
  const [cancelling, setCancelling] = useState<{ changeId?: string } | null>(null);
  const [lastEnd, setLastEnd] = useState<FlightCancelEnd | null>(null);
  const { offer, progress, bookingId, price } = reservation;
  const place = deadlinePlace(offer.flights);
  const from = offer.flights[0]?.origin.city;
  const to = format.list(visitedCities(offer.flights));
  const change = openChange(after?.scheduleChanges ?? []);
  const isReserved = progress.state === 'reserved';
  return (
    <Stack gap={24}>
      <Inline justify="between" gap={16}>
        <Stack gap={8}>
          <BookingStatus state={progress.state} status={reservation.bookingStatus} />
          <Heading level={1}>
            <Trans>
              {from} to {to}
            </Trans>
          </Heading>
        </Stack>
        <Inline gap={12}>
          {after?.canTicket && <IssueTickets reservation={reservation} onEnd={onChanged} />}
          {progress.state === 'confirmed' && <KeepItinerary reservation={reservation} />}
        </Inline>
      </Inline>
      <BookingAlerts reservation={reservation} lastEnd={lastEnd} failed={afterFailed} onRetry={onRetry} />
      {after?.hold && (
        <HoldCard
          key={after.hold.payable.amount}
          bookingId={bookingId}
          hold={after.hold}
          canPay={after.canPay}
          place={place}
          onChanged={onChanged}
        />
      )}
      {change && after?.canCancel && (
        <ScheduleChangeCard
          bookingId={bookingId}
          change={change}
          onAnswered={onChanged}
          onCancel={() => setCancelling({ changeId: change.changeId })}
        />
      )}
      <Split
        aside={
          <Stack gap={16}>
            <ReferencesCard
              booking={reservation}
              other={{ term: t`Airline Record Locator`, value: reservation.airlineRecordLocator }}
            />
            <Card padding="large">
              <PriceSummary
                labels={PRICE_LABELS}
                price={price}
                title={progress.state === 'cancelled' ? t`Price when it was booked` : t`Price`}
              />
            </Card>
            {progress.settlement && (
              <SettlementCard
                settlement={progress.settlement}
                keptByTerms={t`Kept by the airline and the agency`}
              />
            )}
            {after?.canCancel && (
              <Card padding="large">
                <Stack gap={12}>
                  <Text size={14} tone="secondary">
                    {isReserved ? (
                      <Trans>Not needed any more? It can be given back, nothing is owed.</Trans>
                    ) : after.voidUntil && place ? (
                      <Trans>
                        Cancelling is free until <strong>{deadline(after.voidUntil, place)}</strong>.
                      </Trans>
                    ) : (
                      <Trans>You see what cancelling costs and returns before you decide.</Trans>
                    )}
                  </Text>
                  <Button variant="secondary" icon={Ban} fullWidth onClick={() => setCancelling({})}>
                    {isReserved ? t`Give the reservation back` : t`Cancel booking`}
                  </Button>
                </Stack>
              </Card>
            )}
          </Stack>
        }
      >
        <Stack gap={24}>
          <Itinerary offer={offer} />
          <TravellerList reservation={reservation} />
          <BookingHistory entries={history(after)} />
        </Stack>
      </Split>
      {cancelling && (
        <Suspense fallback={null}>
          <CancelDialog
            booking={reservation}
            audience="traveller"
            changeId={cancelling.changeId}
            total={price.total}
            place={place}
            price={price}
            onClose={() => setCancelling(null)}
            onEnd={(end) => {
              setCancelling(null);
              setLastEnd(end);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
