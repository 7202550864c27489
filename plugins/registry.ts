import { defineRegistry } from '@/core/plugin';

/**
 * The installed plugins, in the order in which an agency without a menu of its own shows them. Nothing else
 * names them. An entry is all that an agency downloads of a plugin that it has switched off.
 */
export const registry = defineRegistry({
  flight: {
    activatedBy: { menu: 'Air Travel' },
    roots: ['/booknow/flights', '/flight-details'],
    servicing: ['/flight-details', '/booknow/flights/confirmation', '/booknow/flights/reservation-details'],
    home: '/booknow/flights',
    load: () => import('./flight/plugin'),
  },
  car: {
    activatedBy: { menu: 'Cars' },
    roots: ['/booknow/cars', '/booknow/Cars', '/car-details'],
    servicing: ['/car-details', '/booknow/Cars/confirm-payment', '/booknow/cars/reservation-details'],
    home: '/booknow/cars',
    load: () => import('./car/plugin'),
  },
  'refund-protect': {
    activatedBy: { application: 'refund-protect' },
    audience: 'users',
    roots: [],
    load: () => import('./refund-protect/plugin'),
  },
  administration: {
    activatedBy: { always: true },
    audience: 'staff',
    roots: [
      '/dashboard',
      '/bookings',
      '/clients',
      '/agents',
      '/settings/website',
      '/settings/markups',
      '/settings/recent-searches',
      '/settings/audit',
    ],
    load: () => import('./administration/plugin'),
  },
});
