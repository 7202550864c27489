import { Trans } from '@lingui/react/macro';
import { linkTo } from '@/core/shell/link';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { ArrowLeft } from '@/core/ui/icons';
import { Container, Inline, Stack } from '@/core/ui/layout';
import type { FlightReservation } from '../../contract';
import * as css from '../offer/OfferScreen.css';
import { ReservationGap } from '../parts/ReservationGap';
import { useReservation } from '../parts/use-reservation';
import { BookingAddress, useAddress } from '../use-address';
import { BookingView } from './BookingView';
import { useAfterSale } from './use-after-sale';

/** One booking of the user's own, or of the agency's for its staff, by its id or by its order's (R071, R233). */
export default function BookingScreen() {
  const { bookingId, orderID } = useAddress(BookingAddress);
  const query = useReservation(bookingId, orderID);
  const [outbound] = query.reservation?.offer.flights ?? [];
  usePageTitle(outbound && `${outbound.origin.city} – ${outbound.destination.city}`);
  return (
    <Container>
      <div className={css.page}>
        <Stack gap={24}>
          <Inline>
            <ButtonLink {...linkTo('/mytrip')} variant="quiet" size="small" icon={ArrowLeft}>
              <Trans>My Trips</Trans>
            </ButtonLink>
          </Inline>
          {query.reservation ? (
            <Booking key={query.reservation.bookingId} reservation={query.reservation} />
          ) : (
            <ReservationGap query={query} />
          )}
        </Stack>
      </div>
    </Container>
  );
}

function Booking({ reservation }: { reservation: FlightReservation }) {
  const { after, isError, retry, refresh } = useAfterSale(reservation);
  return (
    <BookingView
      reservation={reservation}
      after={after}
      afterFailed={isError}
      onRetry={retry}
      onChanged={() => void refresh()}
    />
  );
}
