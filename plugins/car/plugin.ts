import { msg } from '@lingui/core/macro';
import { definePlugin, shapeOf } from '@/core/plugin';
import { entries } from '../entries';
import type { CarTripDetails } from './contract/booking';
import { bookableContributions } from '@/core/selling/bookable/contributions';
import { STATUS_LABELS } from './web/statuses';

/** What the product adds to the agency's site in the browser. */
export default definePlugin({
  id: 'car',
  api: 1,
  roots: entries.car.roots,
  details: shapeOf<CarTripDetails>(),
  routes: () => import('./routes'),
  refusals: () => import('./contract/refusals'),
  contributes: bookableContributions({
    label: msg`Cars`,
    icon: 'vehicle',
    home: '/booknow/cars',
    booking: '/car-details',
    form: () => import('./web/search/SearchFormContribution'),
    trips: { category: msg`Cars`, card: () => import('./web/trips/CarTripCard') },
    office: {
      title: msg`Car bookings`,
      source: () => import('./web/agency/bookings'),
      statuses: STATUS_LABELS,
    },
    recent: { title: msg`Cars you booked`, list: () => import('./web/trips/RecentBookings') },
    log: () => import('./say/log-words'),
    markup: { field: 'wholesale', label: msg`Car markup` },
  }),
});
