import type { ReactNode } from 'react';
import { InOwnCurrency } from '../../i18n/in-own-currency';
import { usePageTitle } from '../../tenant/use-page-title';
import { BookingGap } from './BookingGap';
import type { Booking, BookingName, SoldProduct } from './product';
import { useBooking } from './use-booking';
import { useBookingCache } from './use-booking-cache';
import { Trans } from '@lingui/react/macro';
import { linkTo } from '../../address/link';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { ArrowLeft } from '../../ui/pictures/icons';
import { Container, Inline, Stack } from '../../ui/content/layout';
import { ScreenOnly } from './papers/ScreenOnly';
import * as css from './BookingFrame.css';

interface BookingScreenProps<B extends Booking> {
  product: SoldProduct<B>;
  name: BookingName | null;
  /** Something else asks again while its end is not known. */
  follows?: boolean;
  /** The page's. */
  title: (booking: B) => string | undefined;
  /** `onChanged`: something was done, everything should be read anew. */
  children: (booking: B, onChanged: () => void) => ReactNode;
}

/**
 * One booking of the user's own, or of the agency's for its staff, by either of its names (R071, R233, R312). What was
 * sold stands at what was charged, whatever currency the reader has chosen (G131).
 */
export function BookingScreen<B extends Booking>({
  product,
  name,
  follows = false,
  title,
  children,
}: BookingScreenProps<B>) {
  const query = useBooking(product, name, { follows });
  const { refresh } = useBookingCache(product.calls.show);
  const { booking } = query;
  usePageTitle(booking ? title(booking) : undefined);
  return (
    <InOwnCurrency>
      <BookingFrame>
        {booking ? children(booking, () => void refresh()) : <BookingGap query={query} />}
      </BookingFrame>
    </InOwnCurrency>
  );
}

/** The page of one booking, with the way back to all of them. */
function BookingFrame({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={css.page}>
        <Stack gap={24}>
          <ScreenOnly>
            <Inline>
              <ButtonLink {...linkTo('/mytrip')} variant="quiet" size="small" flush icon={ArrowLeft}>
                <Trans>My Trips</Trans>
              </ButtonLink>
            </Inline>
          </ScreenOnly>
          {children}
        </Stack>
      </div>
    </Container>
  );
}
