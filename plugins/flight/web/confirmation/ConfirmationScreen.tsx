import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { BookingGap } from '@/core/booking/BookingGap';
import { BookingProgressView } from '@/core/checkout/BookingProgressView';
import { routeExists } from '@/core/address/exists';
import { useAddress } from '@/core/address/use-address';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Container } from '@/core/ui/layout';
import { useFlightBookingCache } from '../booking/use-after-sale';
import * as css from '@/core/results/OfferLayout.css';
import { useReservation } from '../parts/use-reservation';
import { BookingAddress } from '../use-address';
import { translateMessage } from '../server-messages';
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
  const { forget } = useFlightBookingCache();
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
            translate={translateMessage}
            nextStep={
              routeExists('/booknow/flights') && (
                <ButtonLink to="/booknow/flights">{t`Search flights`}</ButtonLink>
              )
            }
          />
        ) : (
          <BookingGap query={query} translate={translateMessage} />
        )}
      </div>
    </Container>
  );
}
