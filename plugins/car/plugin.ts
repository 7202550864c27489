import { msg } from '@lingui/core/macro';
import { definePlugin, shapeOf } from '@/core/plugin';
import type { CarTripDetails } from './contract/booking';
import { PASSING_LABELS, STATUS_LABELS } from './web/statuses';

/** What the product adds to the agency's site in the browser. */
export default definePlugin({
  id: 'car',
  api: 1,
  // With the capital C too: addresses are matched in any case, their types are not (G16).
  roots: ['/booknow/cars', '/booknow/Cars', '/car-details'],
  details: shapeOf<CarTripDetails>(),
  routes: () => import('./routes'),
  messages: (language) => import(`../../locales/${language}/car.po`),
  screenMessages: (language) => import(`../../locales/${language}/car.po?lingui`),
  contributes: {
    menu: [
      {
        id: 'tab',
        label: msg`Cars`,
        to: '/booknow/cars',
        icon: 'vehicle',
        segments: ['cars', 'car-details'],
      },
    ],
    'search.forms': [
      { id: 'form', label: msg`Cars`, component: () => import('./web/search/SearchFormContribution') },
    ],
    'trips.cards': [
      {
        id: 'card',
        category: msg`Cars`,
        component: () => import('./web/trips/CarTripCard'),
        page: ({ bookingId }) => ({ to: '/car-details', search: { bookingId } }),
      },
    ],
    'bookings.lists': [
      {
        id: 'bookings',
        title: msg`Car bookings`,
        source: () => import('./web/agency/bookings'),
        statuses: { ...STATUS_LABELS, ...PASSING_LABELS },
      },
    ],
    'log.words': [{ id: 'log', words: () => import('./say/log-words') }],
    'dashboard.widgets': [
      {
        id: 'recent',
        title: msg`Cars you booked`,
        size: 'small',
        component: () => import('./web/trips/RecentBookings'),
      },
    ],
    'markup.fields': [{ id: 'rental', field: 'wholesale', label: msg`Car markup`, unit: 'percent' }],
  },
});
