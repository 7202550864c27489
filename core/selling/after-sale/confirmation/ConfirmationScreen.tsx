import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { z } from 'zod/mini';
import { routeExists } from '../../../address/exists';
import { linkTo } from '../../../address/link';
import { addressId, useAddress } from '../../../address/use-address';
import { InOwnCurrency } from '../../../i18n/in-own-currency';
import { usePageTitle } from '../../../tenant/use-page-title';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Container } from '../../../ui/content/layout';
import { BookingProgressView } from '../../checkout/progress/BookingProgressView';
import { BookingGap } from '../BookingGap';
import * as css from '../BookingFrame.css';
import type { Booking, SoldProduct } from '../product';
import { useBooking } from '../use-booking';
import { useBookingCache } from '../use-booking-cache';

const ConfirmationAddress = z.object({ bookingId: addressId });

interface ConfirmationScreenProps<B extends Booking> {
  product: SoldProduct<B>;
  /** It asks again by itself while its end is not known. */
  follows?: boolean;
  /** What is booked, or reserved to be paid later. */
  children: (booking: B) => ReactNode;
}

/**
 * A booking on its way, then what is booked. May be left and opened again at any time, and is where the payer's bank leads
 * back to (rule 17). Its amounts are those that are charged, whatever currency the reader has chosen (G131).
 */
export function ConfirmationScreen<B extends Booking>({
  product,
  follows = false,
  children,
}: ConfirmationScreenProps<B>) {
  const { t, i18n } = useLingui();
  const address = useAddress(ConfirmationAddress);
  // A product without it in its path has it behind the question mark.
  const path: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const bookingId = path['bookingId'] ?? address.bookingId;
  const [made, setMade] = useState(false);
  const query = useBooking(product, made && bookingId ? { bookingId } : null, { follows });
  const { booking } = query;
  usePageTitle(
    booking ? (booking.progress.state === 'reserved' ? t`On hold` : t`Your booking is confirmed`) : undefined,
  );
  const { forget } = useBookingCache(product.calls.show);
  const onMade = useCallback(() => {
    forget();
    setMade(true);
  }, [forget]);
  const { home } = product.pages;
  return (
    <InOwnCurrency>
      <Container>
        <div className={css.page}>
          {booking ? (
            children(booking)
          ) : bookingId && !query.isError ? (
            <BookingProgressView
              key={bookingId}
              bookingId={bookingId}
              onMade={onMade}
              nextStep={
                routeExists(home) && <ButtonLink {...linkTo(home)}>{i18n._(product.words.search)}</ButtonLink>
              }
            />
          ) : (
            <BookingGap query={query} />
          )}
        </div>
      </Container>
    </InOwnCurrency>
  );
}
