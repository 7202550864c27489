import { useLingui } from '@lingui/react/macro';
import { BookingAlerts as AnyBookingAlerts } from '@/core/booking/BookingAlerts';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { deadlinePlace, type FlightReservation } from '../../contract';
import { useStatusWords } from '../parts/BookingStatus';
import { translateMessage } from '../server-messages';
import { ticketTime } from './ticket-time';
import { TicketTimeNote } from './TicketTimeNote';
import type { FlightCancelEnd } from './use-cancel';

/** How the booking stands, in words, and by when its tickets have to be issued (R229). */
export function BookingAlerts({
  reservation,
  lastEnd,
  failed,
  onRetry,
}: {
  reservation: FlightReservation;
  /** How the attempt to cancel ended that was made on this page. */
  lastEnd: FlightCancelEnd | null;
  /** What can be done with it could not be read. */
  failed: boolean;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  const status = useStatusWords();
  const { progress, price, bookingId, bookingStatus, ticketTimeLimit } = reservation;
  return (
    <AnyBookingAlerts
      progress={progress}
      price={price}
      status={status(bookingStatus)}
      cancelling={
        bookingStatus === 'Cancelling'
          ? t`We are waiting for the airline to answer. The booking is not cancelled until it has; there is no need to ask again. This page follows it, and you will get an email.`
          : null
      }
      follow={
        <ButtonLink
          to="/booknow/flights/confirmation"
          search={{ bookingId }}
          size="small"
          variant="secondary"
        >
          {t`See how far this booking is`}
        </ButtonLink>
      }
      lastEnd={lastEnd}
      translate={translateMessage}
      onRetry={failed ? onRetry : null}
      note={
        ticketTime(ticketTimeLimit) && (
          <TicketTimeNote limit={ticketTimeLimit} place={deadlinePlace(reservation.offer.flights)} />
        )
      }
    />
  );
}
