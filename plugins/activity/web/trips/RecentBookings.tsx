import { t } from '@lingui/core/macro';
import { callOf } from '@/core/query/call';
import { RECENT, RecentBookings } from '@/core/selling/after-sale/trips/RecentBookings';
import { listMyActivities } from '../../contract';
import { ACTIVITIES } from '../product';

/** The last activities that were booked, each leading to its own page. */
export default function RecentActivities() {
  return (
    <RecentBookings
      product={ACTIVITIES}
      call={callOf(listMyActivities, { query: RECENT })}
      name={({ activityName, city }) => `${activityName} · ${city}`}
      startsAt={({ activityDateTime }) => activityDateTime}
      none={() => t`No activity bookings yet.`}
    />
  );
}
