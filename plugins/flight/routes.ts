import { bookableRoutes } from '@/core/selling/bookable/routes';
import type { ShellRoute } from '@/core/plugin/shell-route';
import { BookingSearch, CheckoutSearch, FormSearch, OfferSearch, ResultsSearch } from './web/addresses';

const booking = () => import('./web/booking/BookingScreen');

/** The product's screens. What they show stands in their address; see `web/addresses.ts`. */
export default (parent: ShellRoute) =>
  bookableRoutes(parent, 'flight', {
    form: {
      path: '/booknow/flights',
      search: FormSearch,
      screen: () => import('./web/search/SearchScreen'),
    },
    results: {
      path: '/booknow/flights/search',
      search: ResultsSearch,
      screen: () => import('./web/results/ResultsScreen'),
    },
    details: {
      path: '/booknow/flights/search-details',
      search: OfferSearch,
      screen: () => import('./web/offer/OfferScreen'),
    },
    checkout: {
      path: '/booknow/flights/checkout',
      search: CheckoutSearch,
      screen: () => import('./web/checkout/FlightCheckout'),
    },
    confirmation: {
      path: '/booknow/flights/confirmation',
      search: BookingSearch,
      screen: () => import('./web/confirmation/ConfirmationScreen'),
    },
    booking: { path: '/flight-details', search: BookingSearch, screen: booking },
    reservation: { path: '/booknow/flights/reservation-details', search: BookingSearch, screen: booking },
  });
