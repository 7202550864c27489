import { useLingui } from '@lingui/react/macro';
import { RECENT, RecentBookings } from '@/core/selling/after-sale/trips/RecentBookings';
import { callOf } from '@/core/query/call';
import { listBookings } from '../../contract';
import { FLIGHTS } from '../product';

/** The last flight bookings, each leading to its own page. */
export default function RecentFlights() {
  const { t } = useLingui();
  return (
    <RecentBookings
      product={FLIGHTS}
      call={callOf(listBookings, { query: RECENT })}
      name={({ from, to }) => `${from} – ${to}`}
      startsAt={({ travelDate }) => travelDate}
      none={() => t`No flight bookings yet.`}
    />
  );
}
