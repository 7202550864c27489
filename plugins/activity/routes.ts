import { screensIn } from '@/core/selling/bookable/routes';
import type { ShellRoute } from '@/core/plugin/shell-route';
import { ActivityAddress, BookingSearch, CheckoutSearch, FormSearch, ResultsSearch } from './web/addresses';

/** The product's screens. What they show stands in their address; see `web/addresses.ts`. */
export default (parent: ShellRoute) => {
  const { group, made } = screensIn(parent, 'activity');
  return group.addChildren({
    form: made('form', {
      path: '/booknow/activities',
      search: FormSearch,
      screen: () => import('./web/search/SearchScreen'),
    }),
    results: made('results', {
      path: '/booknow/activities/search',
      search: ResultsSearch,
      screen: () => import('./web/results/ResultsScreen'),
    }),
    details: made('details', {
      path: '/booknow/activities/result-details/$productCode',
      search: ActivityAddress,
      screen: () => import('./web/activity/ActivityScreen'),
    }),
    checkout: made('checkout', {
      path: '/booknow/activities/bookings/checkout',
      search: CheckoutSearch,
      screen: () => import('./web/checkout/ActivityCheckout'),
    }),
    confirmation: made('confirmation', {
      path: '/booknow/activities/confirmation/$bookingId',
      search: BookingSearch,
      screen: () => import('./web/confirmation/ConfirmationScreen'),
    }),
    booking: made('booking', {
      path: '/activity-details',
      search: BookingSearch,
      screen: () => import('./web/booking/BookingScreen'),
    }),
  });
};
