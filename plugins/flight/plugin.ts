import { msg } from '@lingui/core/macro';
import { definePlugin, shapeOf } from '@/core/plugin';
import { entries } from '../entries';
import type { FlightTripDetails } from './contract/reservation';
import { bookableContributions } from '@/core/selling/bookable/contributions';
import { STATUS_LABELS } from './web/statuses';

/** What the product adds to the agency's site in the browser. */
export default definePlugin({
  id: 'flight',
  api: 1,
  roots: entries.flight.roots,
  details: shapeOf<FlightTripDetails>(),
  routes: () => import('./routes'),
  refusals: () => import('./contract/refusals'),
  contributes: {
    ...bookableContributions({
      label: msg`Air Travel`,
      icon: 'plane',
      home: '/booknow/flights',
      booking: '/flight-details',
      form: () => import('./web/search/SearchFormContribution'),
      trips: { category: msg`Flights`, card: () => import('./web/trips/FlightTripCard') },
      office: {
        title: msg`Flight bookings`,
        source: () => import('./web/agency/bookings'),
        statuses: STATUS_LABELS,
      },
      recent: { title: msg`Flights you booked`, list: () => import('./web/trips/RecentBookings') },
      log: () => import('./say/log-words'),
      markup: { field: 'wholesale', label: msg`Flight markup` },
    }),
    'settings.panels': [
      {
        id: 'brands',
        title: msg`Names of fares`,
        slug: 'fare-names',
        component: () => import('./web/brands/BrandsPanel'),
      },
    ],
  },
});
