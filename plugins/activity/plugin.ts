import { msg } from '@lingui/core/macro';
import { definePlugin, shapeOf } from '@/core/plugin';
import { bookableContributions } from '@/core/selling/bookable/contributions';
import { entries } from '../entries';
import type { ActivityTripDetails } from './contract/activity-booking';
import { SHOWN } from './web/shown';

/** What the product adds to the agency's site in the browser. */
export default definePlugin({
  id: 'activity',
  api: 1,
  roots: entries.activity.roots,
  details: shapeOf<ActivityTripDetails>(),
  routes: () => import('./routes'),
  refusals: () => import('./contract/refusals'),
  contributes: bookableContributions({
    label: msg`Activities`,
    icon: 'ticket',
    home: SHOWN.pages.home,
    booking: SHOWN.pages.booking,
    form: () => import('./web/search/SearchFormContribution'),
    trips: { category: msg`Activities`, card: () => import('./web/trips/ActivityTripCard') },
    office: {
      title: msg`Activity bookings`,
      source: () => import('./web/agency/bookings'),
      statuses: SHOWN.statuses,
    },
    recent: { title: msg`Activities you booked`, list: () => import('./web/trips/RecentBookings') },
    markup: { field: 'wholesale', label: msg`Activity markup` },
  }),
});
