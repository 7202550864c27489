import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { SocialProviderName } from '../contract/identity';
import { HomePage } from '../shell/HomePage';
import { requireSession } from './guards';
import { searchSchema } from './search';
import { rootRoute, shellRoute } from './shell-route';

const page = shellRoute;

export const homeRoute = createRoute({ getParentRoute: () => page, path: '/', component: HomePage });

/** A page on the platform's own agency, a modal over the hero on every other (R070, G43). */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyRouteComponent(() => import('../auth/LoginScreen')),
});

export const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  component: lazyRouteComponent(() => import('../auth/LogoutPage')),
});

/** Where a social provider sends its visitor back to (R142). */
export const socialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/social',
  validateSearch: searchSchema(
    z.object({ code: z.optional(z.string()), type: z.optional(SocialProviderName) }),
  ),
  component: lazyRouteComponent(() => import('../auth/SocialPage')),
});

/** Where the agency's own system sends its users; unknown without single sign-on (R069, G42). */
export const ssoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso',
  component: lazyRouteComponent(() => import('../auth/SsoPage')),
});

const tripsSearch = searchSchema(
  z.object({
    when: z._default(z.enum(['upcoming', 'past', 'all']), 'upcoming'),
    category: z.optional(z.string()),
    state: z.optional(z.enum(['processing', 'action-required', 'confirmed', 'cancelled', 'failed'])),
    page: z._default(z.int().check(z.minimum(1)), 1),
  }),
);

export const tripsRoute = createRoute({
  getParentRoute: () => page,
  path: '/mytrip',
  validateSearch: tripsSearch,
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../account/MyTripsPage')),
});

/** Where unsubscribed staff are sent until a subscription plugin puts its own page there. */
export const subscriptionRoute = createRoute({
  getParentRoute: () => page,
  path: '/subscription',
  beforeLoad: requireSession,
  component: lazyRouteComponent(() => import('../shell/SubscriptionNotice')),
});

export const errorsRoute = createRoute({
  getParentRoute: () => page,
  path: '/errors',
  component: lazyRouteComponent(() => import('../shell/ErrorsPage')),
});

export const attributionsRoute = createRoute({
  getParentRoute: () => page,
  path: '/attributions',
  component: lazyRouteComponent(() => import('../shell/AttributionsPage')),
});

const LegalPage = lazyRouteComponent(() => import('../shell/LegalPage'));
export const userTermsRoute = createRoute({
  getParentRoute: () => page,
  path: '/user-terms-and-conditions',
  component: LegalPage,
});
export const privacyRoute = createRoute({
  getParentRoute: () => page,
  path: '/privacy-policy',
  component: LegalPage,
});
export const cookiesRoute = createRoute({
  getParentRoute: () => page,
  path: '/cookies-policy',
  component: LegalPage,
});
export const disclaimerRoute = createRoute({
  getParentRoute: () => page,
  path: '/disclaimer',
  component: LegalPage,
});

/** Everything that no page claims; see UnknownPath (R067, G34, G41). */
export const unknownRoute = createRoute({
  getParentRoute: () => page,
  path: '$',
  component: lazyRouteComponent(() => import('./UnknownPath')),
});

/** The core's pages inside the shell. */
export const shellPages = {
  homeRoute,
  tripsRoute,
  subscriptionRoute,
  errorsRoute,
  attributionsRoute,
  userTermsRoute,
  privacyRoute,
  cookiesRoute,
  disclaimerRoute,
  unknownRoute,
} as const;

/** The core's pages with a frame of their own. */
export const framePages = { loginRoute, logoutRoute, socialRoute, ssoRoute } as const;
