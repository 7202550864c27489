import { bookableRoutes } from '@/core/selling/bookable/routes';
import type { ShellRoute } from '@/core/plugin/shell-route';
import { BookingSearch, CheckoutSearch, FormSearch, OfferSearch, ResultsSearch } from './web/addresses';

const booking = () => import('./web/booking/BookingScreen');

/** The product's screens. What they show stands in their address; see `web/addresses.ts`. */
export default (parent: ShellRoute) =>
  bookableRoutes(parent, 'car', {
    form: {
      path: '/booknow/cars',
      search: FormSearch,
      screen: () => import('./web/search/SearchScreen'),
    },
    results: {
      path: '/booknow/cars/search',
      search: ResultsSearch,
      screen: () => import('./web/results/ResultsScreen'),
    },
    details: {
      path: '/booknow/cars/result-details',
      search: OfferSearch,
      screen: () => import('./web/offer/OfferScreen'),
    },
    // With the capital C that the specification prints; every case of it is the same page (G16).
    checkout: {
      path: '/booknow/Cars/checkout',
      search: CheckoutSearch,
      screen: () => import('./web/checkout/CarCheckout'),
    },
    confirmation: {
      path: '/booknow/Cars/confirm-payment',
      search: BookingSearch,
      screen: () => import('./web/confirmation/ConfirmationScreen'),
    },
    booking: { path: '/car-details', search: BookingSearch, screen: booking },
    reservation: { path: '/booknow/cars/reservation-details', search: BookingSearch, screen: booking },
  });
