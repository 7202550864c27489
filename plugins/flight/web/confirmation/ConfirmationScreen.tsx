import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { BookingProgressView } from '@/core/checkout/BookingProgressView';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Container } from '@/core/ui/layout';
import { useForgetBooking } from '../booking/use-after-sale';
import * as css from '../offer/OfferScreen.css';
import { ReservationGap } from '../parts/ReservationGap';
import { useReservation } from '../parts/use-reservation';
import { BookingAddress, useAddress } from '../use-address';
import { Confirmed } from './Confirmed';
import { Reserved } from './Reserved';

/**
 * A booking on its way, then the confirmed trip, or the reservation that waits to be paid. May be left and opened again
 * at any time (rule 17).
 */
export default function ConfirmationScreen() {
  const { t } = useLingui();
  const { bookingId } = useAddress(BookingAddress);
  const [made, setMade] = useState(false);
  const query = useReservation(made ? bookingId : undefined);
  const isReserved = query.reservation?.progress.state === 'reserved';
  usePageTitle(
    query.reservation ? (isReserved ? t`Reserved, not paid` : t`Your booking is confirmed`) : undefined,
  );
  const forget = useForgetBooking();
  const onMade = useCallback(() => {
    forget();
    setMade(true);
  }, [forget]);
  return (
    <Container>
      <div className={css.page}>
        {query.reservation && isReserved ? (
          <Reserved reservation={query.reservation} />
        ) : query.reservation ? (
          <Confirmed reservation={query.reservation} />
        ) : bookingId && !query.isError ? (
          <BookingProgressView
            key={bookingId}
            bookingId={bookingId}
            onMade={onMade}
            nextStep={<ButtonLink to="/booknow/flights">{t`Search flights`}</ButtonLink>}
          />
        ) : (
          <ReservationGap query={query} />
        )}
      </div>
    </Container>
  );
}
