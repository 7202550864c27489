import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  requireBuyer,
  requireProfile,
  requireSearchAccess,
  requireSubscribedSession,
} from '@/core/app/guards';
import { searchSchema } from '@/core/address/search';
import type { ShellRoute } from '@/core/plugin/shell-route';
import { BookingSearch, CheckoutSearch, FormSearch, OfferSearch, ResultsSearch } from './web/addresses';

/** The product's screens. What they show stands in their address; see `web/addresses.ts`. */
export default function carRoutes(parent: ShellRoute) {
  const group = createRoute({ getParentRoute: () => parent, id: 'car' });
  const form = createRoute({
    getParentRoute: () => group,
    path: '/booknow/cars',
    validateSearch: searchSchema(FormSearch),
    beforeLoad: requireSearchAccess,
    component: lazyRouteComponent(() => import('./web/search/SearchScreen')),
  });
  const results = createRoute({
    getParentRoute: () => group,
    path: '/booknow/cars/search',
    validateSearch: searchSchema(ResultsSearch),
    beforeLoad: requireSearchAccess,
    component: lazyRouteComponent(() => import('./web/results/ResultsScreen')),
  });
  const details = createRoute({
    getParentRoute: () => group,
    path: '/booknow/cars/result-details',
    validateSearch: searchSchema(OfferSearch),
    beforeLoad: requireSearchAccess,
    component: lazyRouteComponent(() => import('./web/offer/OfferScreen')),
  });
  // With the capital C that the specification prints; every case of it is the same page (G16).
  const checkout = createRoute({
    getParentRoute: () => group,
    path: '/booknow/Cars/checkout',
    validateSearch: searchSchema(CheckoutSearch),
    beforeLoad: requireBuyer,
    component: lazyRouteComponent(() => import('./web/checkout/CheckoutScreen')),
  });
  const confirmation = createRoute({
    getParentRoute: () => group,
    path: '/booknow/Cars/confirm-payment',
    validateSearch: searchSchema(BookingSearch),
    beforeLoad: requireSubscribedSession,
    component: lazyRouteComponent(() => import('./web/confirmation/ConfirmationScreen')),
  });
  const booking = createRoute({
    getParentRoute: () => group,
    path: '/car-details',
    validateSearch: searchSchema(BookingSearch),
    beforeLoad: requireProfile,
    component: lazyRouteComponent(() => import('./web/booking/BookingScreen')),
  });
  const reservation = createRoute({
    getParentRoute: () => group,
    path: '/booknow/cars/reservation-details',
    validateSearch: searchSchema(BookingSearch),
    beforeLoad: requireSubscribedSession,
    component: lazyRouteComponent(() => import('./web/booking/BookingScreen')),
  });
  return group.addChildren({ form, results, details, checkout, confirmation, booking, reservation });
}
