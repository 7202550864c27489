import { Trans } from '@lingui/react/macro';
import { RecentList } from '@/core/booking/RecentList';
import { useFormat } from '@/core/i18n/use-format';
import { routeExists } from '@/core/address/exists';
import { useApiQuery } from '@/core/query/query';
import { TextLink } from '@/core/ui/ButtonLink';
import { listBookings } from '../../contract';
import { BookingStatus } from '../parts/BookingStatus';
import { translateMessage } from '../server-messages';

const SHOWN = '5';

/** The last flight bookings, each leading to its own page. */
export default function RecentBookings() {
  const format = useFormat();
  const bookings = useApiQuery(listBookings, { query: { limit: SHOWN } });
  return (
    <RecentList
      query={bookings}
      rows={bookings.data?.data}
      keyOf={({ vmid }) => vmid}
      translate={translateMessage}
      empty={
        routeExists('/booknow/flights') ? (
          <Trans>
            No flight bookings yet. <TextLink to="/booknow/flights">Search flights</TextLink>
          </Trans>
        ) : (
          <Trans>No flight bookings yet.</Trans>
        )
      }
      link={({ bookingId, from, to }) => (
        <TextLink to="/flight-details" search={{ bookingId }}>
          {from} – {to}
        </TextLink>
      )}
      facts={({ travelDate, salesPrice }) => (
        <>
          {format.date(travelDate)} · {format.money(salesPrice)}
        </>
      )}
      status={({ state, bookingStatus }) => <BookingStatus state={state} status={bookingStatus} />}
    />
  );
}
