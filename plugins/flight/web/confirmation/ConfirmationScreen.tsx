import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { BookingProgressView } from '@/core/checkout/BookingProgressView';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Container } from '@/core/ui/layout';
import * as css from '../offer/OfferScreen.css';
import { ReservationGap } from '../parts/ReservationGap';
import { useReservation } from '../parts/use-reservation';
import { BookingAddress, useAddress } from '../use-address';
import { Confirmed } from './Confirmed';

/** A booking on its way, then the confirmed trip. May be left and opened again at any time (rule 17). */
export default function ConfirmationScreen() {
  const { t } = useLingui();
  const { bookingId } = useAddress(BookingAddress);
  const [confirmed, setConfirmed] = useState(false);
  const query = useReservation(confirmed ? bookingId : undefined);
  usePageTitle(query.reservation ? t`Your booking is confirmed` : undefined);
  const onConfirmed = useCallback(() => setConfirmed(true), []);
  return (
    <Container>
      <div className={css.page}>
        {query.reservation ? (
          <Confirmed reservation={query.reservation} />
        ) : bookingId && !query.isError ? (
          <BookingProgressView
            key={bookingId}
            bookingId={bookingId}
            onConfirmed={onConfirmed}
            nextStep={<ButtonLink to="/booknow/flights">{t`Search flights`}</ButtonLink>}
          />
        ) : (
          <ReservationGap query={query} />
        )}
      </div>
    </Container>
  );
}
