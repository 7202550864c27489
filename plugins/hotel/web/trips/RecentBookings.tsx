import { t } from '@lingui/core/macro';
import { callOf } from '@/core/query/call';
import { RECENT, RecentBookings } from '@/core/selling/after-sale/trips/RecentBookings';
import { listMyHotels } from '../../contract';
import { HOTELS } from '../product';

/** The last stays that were booked, each leading to its own page. */
export default function RecentHotels() {
  return (
    <RecentBookings
      product={HOTELS}
      call={callOf(listMyHotels, { query: RECENT })}
      name={({ hotelName, city }) => `${hotelName} · ${city}`}
      startsAt={({ checkIn }) => checkIn}
      none={() => t`No hotel bookings yet.`}
    />
  );
}
