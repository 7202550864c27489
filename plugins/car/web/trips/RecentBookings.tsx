import { wordsOf } from '@/core/i18n/words-of';
import { carRefusals } from '../../contract/refusals';
import { RECENT, RecentBookings } from '@/core/selling/after-sale/trips/RecentBookings';
import { callOf } from '@/core/query/call';
import { findMyReservations } from '../../contract';
import { CARS } from '../product';

/** The last car bookings, each leading to its own page. */
export default function RecentCars() {
  return (
    <RecentBookings
      product={CARS}
      call={callOf(findMyReservations, { query: RECENT })}
      name={({ vendor, pickUpName }) => `${vendor} · ${pickUpName}`}
      startsAt={({ pickUpDateTime }) => pickUpDateTime}
      none={() => wordsOf(carRefusals.none)}
    />
  );
}
