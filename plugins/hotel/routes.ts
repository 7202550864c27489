import { screensIn } from '@/core/selling/bookable/routes';
import type { ShellRoute } from '@/core/plugin/shell-route';
import {
  BookingSearch,
  CheckoutSearch,
  FormSearch,
  HotelSearchAddress,
  ResultsSearch,
} from './web/addresses';

/** The product's screens. What they show stands in their address; see `web/addresses.ts`. */
export default (parent: ShellRoute) => {
  const { group, made } = screensIn(parent, 'hotel');
  return group.addChildren({
    form: made('form', {
      path: '/booknow/hotels',
      search: FormSearch,
      screen: () => import('./web/search/SearchScreen'),
    }),
    results: made('results', {
      path: '/booknow/hotels/search',
      search: ResultsSearch,
      screen: () => import('./web/results/ResultsScreen'),
    }),
    details: made('details', {
      path: '/booknow/hotels/search-details',
      search: HotelSearchAddress,
      screen: () => import('./web/hotel/HotelScreen'),
    }),
    checkout: made('checkout', {
      path: '/booknow/hotels/checkout',
      search: CheckoutSearch,
      screen: () => import('./web/checkout/HotelCheckout'),
    }),
    confirmation: made('confirmation', {
      path: '/booknow/hotels/confirm-payment',
      search: BookingSearch,
      screen: () => import('./web/confirmation/ConfirmationScreen'),
    }),
    booking: made('booking', {
      path: '/hotel-details',
      search: BookingSearch,
      screen: () => import('./web/booking/BookingScreen'),
    }),
  });
};
