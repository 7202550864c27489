import { defineEntries } from '@/core/contract/entry';

/**
 * The installed plugins, in the order in which an agency without a menu of its own shows them (R034): all that is known of
 * a plugin without its code, written once for browser, server and tools.
 */
export const entries = defineEntries({
  flight: {
    activatedBy: { menu: 'Air Travel' },
    roots: ['/booknow/flights', '/flight-details'],
    servicing: ['/flight-details', '/booknow/flights/confirmation', '/booknow/flights/reservation-details'],
    home: '/booknow/flights',
  },
  hotel: {
    activatedBy: { menu: 'Hotels' },
    roots: ['/booknow/hotels', '/hotel-details'],
    servicing: ['/hotel-details', '/booknow/hotels/confirm-payment'],
    home: '/booknow/hotels',
  },
  car: {
    activatedBy: { menu: 'Cars' },
    // With the capital C too: addresses are matched in any case, their types are not (G16).
    roots: ['/booknow/cars', '/booknow/Cars', '/car-details'],
    servicing: ['/car-details', '/booknow/Cars/confirm-payment', '/booknow/cars/reservation-details'],
    home: '/booknow/cars',
  },
  activity: {
    activatedBy: { menu: 'Activities' },
    roots: ['/booknow/activities', '/activity-details'],
    servicing: ['/activity-details', '/booknow/activities/confirmation'],
    home: '/booknow/activities',
  },
  'refund-protect': {
    activatedBy: { application: 'refund-protect' },
    audience: 'users',
    roots: [],
  },
  'reward-wallet': {
    activatedBy: { application: 'xeni-travel-reward-wallet' },
    audience: 'users',
    roots: ['/settings/reward-wallet', '/reward-wallet'],
    servicing: ['/settings/reward-wallet', '/reward-wallet'],
  },
  'mail-delivery': {
    activatedBy: { application: 'mailgun' },
    audience: 'staff',
    roots: [],
  },
  administration: {
    activatedBy: { always: true },
    audience: 'staff',
    roots: [
      '/dashboard',
      '/attention',
      '/bookings',
      '/clients',
      '/agents',
      '/settings/website',
      '/settings/letters',
      '/settings/markups',
      '/settings/recent-searches',
      '/settings/applications',
      '/settings/audit',
    ],
  },
  subscription: {
    activatedBy: { always: true },
    audience: 'staff',
    roots: ['/pricing', '/welcome', '/subscription', '/settings/payment', '/platform/subscriptions'],
  },
});
