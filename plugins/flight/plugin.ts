import { msg } from '@lingui/core/macro';
import { definePlugin, shapeOf } from '@/core/plugin';
import type { FlightTripDetails } from './contract/reservation';
import { PASSING_LABELS, STATUS_LABELS } from './web/statuses';

/** What the product adds to the agency's site in the browser. */
export default definePlugin({
  id: 'flight',
  api: 1,
  roots: ['/booknow/flights', '/flight-details'],
  details: shapeOf<FlightTripDetails>(),
  routes: () => import('./routes'),
  messages: (language) => import(`../../locales/${language}/flight.po`),
  screenMessages: (language) => import(`../../locales/${language}/flight.po?lingui`),
  contributes: {
    menu: [
      {
        id: 'tab',
        label: msg`Air Travel`,
        to: '/booknow/flights',
        icon: 'plane',
        segments: ['flights', 'flight-details'],
      },
    ],
    'search.forms': [
      { id: 'form', label: msg`Air Travel`, component: () => import('./web/search/SearchFormContribution') },
    ],
    'trips.cards': [
      {
        id: 'card',
        category: msg`Flights`,
        component: () => import('./web/trips/FlightTripCard'),
        page: ({ bookingId }) => ({ to: '/flight-details', search: { bookingId } }),
      },
    ],
    'bookings.lists': [
      {
        id: 'bookings',
        title: msg`Flight bookings`,
        source: () => import('./web/agency/bookings'),
        statuses: { ...STATUS_LABELS, ...PASSING_LABELS },
      },
    ],
    'dashboard.widgets': [
      {
        id: 'recent',
        title: msg`Flights you booked`,
        size: 'small',
        component: () => import('./web/trips/RecentBookings'),
      },
    ],
    'settings.panels': [
      {
        id: 'brands',
        title: msg`Names of fares`,
        slug: 'fare-names',
        component: () => import('./web/brands/BrandsPanel'),
      },
    ],
    'log.words': [{ id: 'log', words: () => import('./say/log-words') }],
    'markup.fields': [{ id: 'fare', field: 'wholesale', label: msg`Flight markup`, unit: 'percent' }],
  },
});
