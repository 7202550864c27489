import { msg } from '@lingui/core/macro';
import { definePlugin, shapeOf } from '@/core/plugin';
import { bookableContributions } from '@/core/selling/bookable/contributions';
import { entries } from '../entries';
import type { HotelTripDetails } from './contract/stay-booking';
import { STATUS_LABELS } from './web/statuses';

/** What the product adds to the agency's site in the browser. */
export default definePlugin({
  id: 'hotel',
  api: 1,
  roots: entries.hotel.roots,
  details: shapeOf<HotelTripDetails>(),
  routes: () => import('./routes'),
  refusals: () => import('./contract/refusals'),
  contributes: bookableContributions({
    label: msg`Hotels`,
    icon: 'bed',
    home: '/booknow/hotels',
    booking: '/hotel-details',
    form: () => import('./web/search/SearchFormContribution'),
    trips: { category: msg`Hotels`, card: () => import('./web/trips/HotelTripCard') },
    office: {
      title: msg`Hotel bookings`,
      source: () => import('./web/agency/bookings'),
      statuses: STATUS_LABELS,
    },
    recent: { title: msg`Hotels you booked`, list: () => import('./web/trips/RecentBookings') },
    markup: { field: 'wholesale', label: msg`Hotel markup` },
  }),
});
