import { Trans } from '@lingui/react/macro';
import { RecentList } from '@/core/booking/RecentList';
import { useFormat } from '@/core/i18n/use-format';
import { routeExists } from '@/core/address/exists';
import { useApiQuery } from '@/core/query/query';
import { TextLink } from '@/core/ui/ButtonLink';
import { findMyReservations } from '../../contract';
import { BookingStatus } from '../parts/BookingStatus';
import { translateMessage } from '../server-messages';

const SHOWN = '5';

/** The last car bookings, each leading to its own page. */
export default function RecentBookings() {
  const format = useFormat();
  const bookings = useApiQuery(findMyReservations, { query: { limit: SHOWN } });
  return (
    <RecentList
      query={bookings}
      rows={bookings.data?.data}
      keyOf={({ bookingId }) => bookingId}
      translate={translateMessage}
      empty={
        <>
          {translateMessage(bookings.data?.message ?? '')}{' '}
          {routeExists('/booknow/cars') && (
            <TextLink to="/booknow/cars">
              <Trans>Search cars</Trans>
            </TextLink>
          )}
        </>
      }
      link={({ bookingId, vendor, pickUpName }) => (
        <TextLink to="/car-details" search={{ bookingId }}>
          {vendor} · {pickUpName}
        </TextLink>
      )}
      facts={({ pickUpDateTime, salesPrice }) => (
        <>
          {format.date(pickUpDateTime)} · {format.money(salesPrice)}
        </>
      )}
      status={({ state, bookingStatus }) => <BookingStatus state={state} status={bookingStatus} />}
    />
  );
}
