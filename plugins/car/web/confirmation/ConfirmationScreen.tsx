import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { z } from 'zod/mini';
import { BookingGap } from '@/core/booking/BookingGap';
import { BookingProgressView } from '@/core/checkout/BookingProgressView';
import * as css from '@/core/checkout/Checkout.css';
import { routeExists } from '@/core/address/exists';
import { addressId, useAddress } from '@/core/address/use-address';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Container } from '@/core/ui/layout';
import { useCarBookingCache, useCarReservation } from '../parts/use-car-reservation';
import { translateMessage } from '../server-messages';
import { Confirmed } from './Confirmed';

const ConfirmationAddress = z.object({ bookingId: addressId });

/**
 * A booking on its way, then the rental that is booked. May be left and opened again at any time, and is where the payer's
 * bank leads back to (rule 17).
 */
export default function ConfirmationScreen() {
  const { t } = useLingui();
  const { bookingId } = useAddress(ConfirmationAddress);
  const [made, setMade] = useState(false);
  const query = useCarReservation(made ? bookingId : undefined);
  usePageTitle(query.reservation ? t`Your booking is confirmed` : undefined);
  const { forget } = useCarBookingCache();
  const onMade = useCallback(() => {
    forget();
    setMade(true);
  }, [forget]);
  return (
    <Container>
      <div className={css.page}>
        {query.reservation ? (
          <Confirmed reservation={query.reservation} />
        ) : bookingId && !query.isError ? (
          <BookingProgressView
            key={bookingId}
            bookingId={bookingId}
            onMade={onMade}
            translate={translateMessage}
            nextStep={
              routeExists('/booknow/cars') && <ButtonLink to="/booknow/cars">{t`Search cars`}</ButtonLink>
            }
          />
        ) : (
          <BookingGap query={query} translate={translateMessage} />
        )}
      </div>
    </Container>
  );
}
