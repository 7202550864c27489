import { useLingui } from '@lingui/react/macro';
import { protectionOf } from '@/core/checkout/addons';
import { moneyWords } from '@/core/checkout/progress-words';
import { ProtectionNote } from '@/core/checkout/ProtectionNote';
import { Alert } from '@/core/ui/Alert';
import { Button } from '@/core/ui/Button';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Stack } from '@/core/ui/layout';
import type { FlightReservation } from '../../contract';
import { useStatusWords } from '../parts/BookingStatus';
import { translateMessage } from '../server-messages';
import { ticketTime } from './ticket-time';
import { TicketTimeNote } from './TicketTimeNote';
import type { CancelEnd } from './use-cancel';

/** How the booking stands, in words: what is not known yet is never told as an end (INV-6, G06). */
export function BookingAlerts({
  reservation,
  lastEnd,
  failed,
  onRetry,
}: {
  reservation: FlightReservation;
  /** How the attempt to cancel ended that was made on this page. */
  lastEnd: CancelEnd | null;
  /** What can be done with it could not be read. */
  failed: boolean;
  onRetry: () => void;
}) {
  const { t, i18n } = useLingui();
  const status = useStatusWords();
  const { progress, bookingId, bookingStatus } = reservation;
  const { state, money, message } = progress;
  const fate = i18n._(moneyWords(money, state));
  const isCancelling = state === 'processing' && bookingStatus === 'Cancelling';
  const still = status(bookingStatus);
  const isOver = state === 'failed' || state === 'cancelled';
  const isOpen = state === 'processing' || state === 'action-required';
  const isRefused = lastEnd?.kind === 'refused' && state !== 'cancelled';
  const hasNotes =
    state === 'confirmed' &&
    (protectionOf(reservation.price) !== null || ticketTime(reservation.ticketTimeLimit) !== null);
  if (!isOver && !isOpen && !isRefused && !failed && !hasNotes) return null;
  return (
    <Stack gap={12}>
      {isCancelling ? (
        <Alert live tone="warning" title={t`The cancellation is on its way`}>
          {t`We are waiting for the airline to answer. The booking is not cancelled until it has; there is no need to ask again. This page follows it, and you will get an email.`}
        </Alert>
      ) : (
        isOpen && (
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
            {fate}
          </Alert>
        )
      )}
      {lastEnd?.kind === 'refused' && isRefused && (
        <Alert live tone="danger" title={t`The booking was not cancelled. It is still: ${still}`}>
          {translateMessage(lastEnd.message)}
        </Alert>
      )}
      {isOver && (
        <Alert
          tone={state === 'failed' ? 'danger' : 'info'}
          title={state === 'failed' ? t`The booking was not made` : t`This booking is cancelled`}
        >
          {message && `${translateMessage(message)} `}
          {fate}
        </Alert>
      )}
      {failed && (
        <Alert
          live
          tone="warning"
          title={t`We cannot see what can be done with this booking now`}
          action={
            <Button size="small" variant="secondary" onClick={onRetry}>
              {t`Try again`}
            </Button>
          }
        />
      )}
      {state === 'confirmed' && <ProtectionNote price={reservation.price} />}
      {state === 'confirmed' && <TicketTimeNote limit={reservation.ticketTimeLimit} />}
    </Stack>
  );
}
