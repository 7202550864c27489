import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { searchSchema } from '../../address/search-schema';
import {
  requireBuyer,
  requireProfile,
  requireSearchAccess,
  requireSubscribedSession,
} from '../../navigation/guards';
import type { ShellRoute } from '../../plugin/shell-route';
import type { PlainSite } from './site';

/** The pages of a plain product as its module has them. */
type Pages = Pick<PlainSite, 'Search' | 'Results' | 'Checkout' | 'Confirmation' | 'Booking'>;

// Loosely: each screen reads its own exactly.
const validateSearch = searchSchema(z.looseObject({}));

/** The screens of a plain product, from its search to the page of a booking, each with who may see it. */
export function plainRoutes<const Id extends string, const Root extends `/${string}`>(
  parent: ShellRoute,
  {
    id,
    addresses,
  }: {
    id: Id;
    addresses: { home: Root } & {
      [Page in 'results' | 'checkout' | 'confirmation' | 'booking']: `${Root}/${Page}`;
    };
  },
  site: () => Promise<{ default: Pages }>,
) {
  const group = createRoute({ getParentRoute: () => parent, id });
  const made = <Path extends string>(path: Path, screen: keyof Pages, beforeLoad: typeof requireBuyer) =>
    createRoute({
      getParentRoute: () => group,
      path,
      validateSearch,
      beforeLoad,
      component: lazyRouteComponent(() => site().then((module) => ({ default: module.default[screen] }))),
    });
  return group.addChildren({
    form: made(addresses.home, 'Search', requireSearchAccess),
    results: made(addresses.results, 'Results', requireSearchAccess),
    checkout: made(addresses.checkout, 'Checkout', requireBuyer),
    confirmation: made(addresses.confirmation, 'Confirmation', requireSubscribedSession),
    booking: made(addresses.booking, 'Booking', requireProfile),
  });
}
