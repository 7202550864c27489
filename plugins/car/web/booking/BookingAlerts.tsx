import { useLingui } from '@lingui/react/macro';
import { BookingAlerts as AnyBookingAlerts } from '@/core/booking/BookingAlerts';
import { useStatusWords } from '@/core/booking/BookingStatus';
import type { CancelEnd } from '@/core/booking/cancel/cancel-end';
import { linkTo } from '@/core/address/link';
import { ButtonLink } from '@/core/ui/ButtonLink';
import type { CarReservation } from '../../contract';
import { translateMessage } from '../server-messages';
import { statusLabel } from '../statuses';

/** How the booking stands, in words. */
export function BookingAlerts({
  reservation,
  lastEnd,
}: {
  reservation: CarReservation;
  /** How the attempt to cancel ended that was made on this page. */
  lastEnd: CancelEnd<CarReservation> | null;
}) {
  const { t } = useLingui();
  const words = useStatusWords(statusLabel);
  const { progress, price, bookingStatus, bookingId } = reservation;
  return (
    <AnyBookingAlerts
      progress={progress}
      price={price}
      status={words(bookingStatus)}
      cancelling={
        bookingStatus === 'Cancelling'
          ? t`We are waiting for the rental company to answer. The booking is not cancelled until it has; there is no need to ask again. This page follows it, and you will get an email.`
          : null
      }
      follow={
        <ButtonLink
          {...linkTo('/booknow/Cars/confirm-payment')}
          search={{ bookingId } as never}
          size="small"
          variant="secondary"
        >
          {t`See how far this booking is`}
        </ButtonLink>
      }
      lastEnd={lastEnd}
      translate={translateMessage}
    />
  );
}
