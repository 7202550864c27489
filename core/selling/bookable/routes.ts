import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { searchSchema } from '../../address/search-schema';
import {
  requireBuyer,
  requireProfile,
  requireSearchAccess,
  requireSubscribedSession,
} from '../../navigation/guards';
import type { ShellRoute } from '../../plugin/shell-route';

/** A screen of a product: where it is, what its address carries, and its module. */
interface Screen<Path extends string, Search extends z.ZodMiniObject> {
  path: Path;
  search: Search;
  screen: () => Promise<{ default: RouteComponent }>;
}

type ScreenName = 'form' | 'results' | 'details' | 'checkout' | 'confirmation' | 'booking' | 'reservation';

/** Who may see which of a product's screens. */
const GUARDS: Record<ScreenName, typeof requireBuyer> = {
  form: requireSearchAccess,
  results: requireSearchAccess,
  details: requireSearchAccess,
  checkout: requireBuyer,
  confirmation: requireSubscribedSession,
  booking: requireProfile,
  reservation: requireSubscribedSession,
};

/** Where the screens of a product hang, and what makes the route of each. */
export function screensIn<const Id extends string>(parent: ShellRoute, id: Id) {
  const group = createRoute({ getParentRoute: () => parent, id });
  const made = <Path extends string, Search extends z.ZodMiniObject>(
    name: ScreenName,
    { path, search, screen }: Screen<Path, Search>,
  ) =>
    createRoute({
      getParentRoute: () => group,
      path,
      validateSearch: searchSchema(search),
      beforeLoad: GUARDS[name],
      component: lazyRouteComponent(screen),
    });
  return { group, made };
}

/**
 * The screens of a product, from its search to the page of a booking. `reservation` is the page of
 * a booking at its second address, which only some products have.
 */
export function bookableRoutes<
  const Id extends string,
  const P1 extends string,
  S1 extends z.ZodMiniObject,
  const P2 extends string,
  S2 extends z.ZodMiniObject,
  const P3 extends string,
  S3 extends z.ZodMiniObject,
  const P4 extends string,
  S4 extends z.ZodMiniObject,
  const P5 extends string,
  S5 extends z.ZodMiniObject,
  const P6 extends string,
  S6 extends z.ZodMiniObject,
  const P7 extends string,
  S7 extends z.ZodMiniObject,
>(
  parent: ShellRoute,
  id: Id,
  screens: {
    form: Screen<P1, S1>;
    results: Screen<P2, S2>;
    details: Screen<P3, S3>;
    checkout: Screen<P4, S4>;
    confirmation: Screen<P5, S5>;
    booking: Screen<P6, S6>;
    reservation: Screen<P7, S7>;
  },
) {
  const { group, made } = screensIn(parent, id);
  return group.addChildren({
    form: made('form', screens.form),
    results: made('results', screens.results),
    details: made('details', screens.details),
    checkout: made('checkout', screens.checkout),
    confirmation: made('confirmation', screens.confirmation),
    booking: made('booking', screens.booking),
    reservation: made('reservation', screens.reservation),
  });
}
