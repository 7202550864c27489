import { Trans, useLingui } from '@lingui/react/macro';
import { moneyWords } from '@/core/checkout/progress-words';
import { PriceSummary } from '@/core/checkout/PriceSummary';
import { ProtectionNote } from '@/core/checkout/ProtectionNote';
import { useFormat } from '@/core/i18n/use-format';
import { Alert } from '@/core/ui/Alert';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Card } from '@/core/ui/Card';
import { DescriptionList } from '@/core/ui/DescriptionList';
import { Inline, Split, Stack } from '@/core/ui/layout';
import { Heading } from '@/core/ui/Text';
import type { FlightReservation } from '../../contract';
import { BookingStatus } from '../parts/BookingStatus';
import { Itinerary } from '../parts/Itinerary';
import { KeepItinerary } from '../parts/KeepItinerary';
import { translateMessage } from '../server-messages';
import { TicketTimeNote } from './TicketTimeNote';
import { TravellerList } from './TravellerList';

/** A booking in full: how it stands, the flights, who flies, what it cost. */
export function BookingView({ reservation }: { reservation: FlightReservation }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { offer, progress, bookingId } = reservation;
  const [first] = offer.flights;
  const unfinished = progress.state === 'processing' || progress.state === 'action-required';
  const references = [
    { id: 'locator', term: t`Record Locator`, value: reservation.recordLocator },
    { id: 'airline', term: t`Airline Record Locator`, value: reservation.airlineRecordLocator },
    { id: 'confirmation', term: t`Confirmation Number`, value: reservation.confirmationNumber },
    { id: 'booking', term: t`Booking ID`, value: bookingId },
    { id: 'booked', term: t`Date Booked`, value: format.moment(reservation.dateBooked) },
  ].filter((item) => item.value !== null);
  return (
    <Stack gap={24}>
      <Inline justify="between" gap={16}>
        <Stack gap={8}>
          <BookingStatus state={progress.state} status={reservation.bookingStatus} />
          <Heading level={1}>
            <Trans>
              {first?.origin.city} to {first?.destination.city}
            </Trans>
          </Heading>
        </Stack>
        {progress.state === 'confirmed' && (
          <Inline gap={12}>
            <KeepItinerary reservation={reservation} />
          </Inline>
        )}
      </Inline>
      {unfinished && (
        <Alert
          title={t`This booking is not confirmed yet`}
          action={
            <ButtonLink
              to="/booknow/flights/confirmation"
              search={{ bookingId }}
              size="small"
              variant="secondary"
            >
              {t`See how far this booking is`}
            </ButtonLink>
          }
        >
          {i18n._(moneyWords(progress.money, progress.state))}
        </Alert>
      )}
      {(progress.state === 'failed' || progress.state === 'cancelled') && (
        <Alert
          tone={progress.state === 'failed' ? 'danger' : 'info'}
          title={progress.state === 'failed' ? t`The booking was not made` : t`This booking is cancelled`}
        >
          {progress.message && `${translateMessage(progress.message)} `}
          {i18n._(moneyWords(progress.money, progress.state))}
        </Alert>
      )}
      {progress.state === 'confirmed' && <ProtectionNote price={reservation.price} />}
      {progress.state === 'confirmed' && <TicketTimeNote limit={reservation.ticketTimeLimit} />}
      <Split
        aside={
          <Stack gap={16}>
            <Card padding="large">
              <DescriptionList items={references.map((item) => ({ ...item, value: item.value ?? '' }))} />
            </Card>
            <Card padding="large">
              <PriceSummary price={reservation.price} title={t`Price`} />
            </Card>
          </Stack>
        }
      >
        <Stack gap={24}>
          <Itinerary offer={offer} />
          <TravellerList reservation={reservation} />
        </Stack>
      </Split>
    </Stack>
  );
}
