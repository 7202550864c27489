import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { SOCIAL_PROVIDERS } from '../contract/constants';
import { HomePage, preloadLanding } from '../shell/home/HomePage';
import { requireProfileSection } from './profile-guard';
import { leadToLogin, openPlugin, requireProfile } from '../navigation/guards';
import { count, oneOf, params, text } from '../address/params';
import { rootRoute, shellRoute } from '../plugin/shell-route';

const page = shellRoute;

export const homeRoute = createRoute({
  getParentRoute: () => page,
  path: '/',
  beforeLoad: leadToLogin,
  component: HomePage,
  loader: ({ context }) => (context.agency().isPlatform ? preloadLanding() : undefined),
});

/** The account screens: pages on the platform's own agency, modals over the hero on every other (R070, G43). */
const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'auth',
  component: lazyRouteComponent(() => import('../auth/AuthLayout')),
});

export const loginRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/login',
  component: lazyRouteComponent(() => import('../auth/login/LoginScreen')),
});

/** `invitation` is the secret of a mailed invitation, `inviteEmail` the address that it was sent to (R096). */
export const signUpRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/signup',
  validateSearch: params({ inviteEmail: text(254), invitation: text(200) }),
  component: lazyRouteComponent(() => import('../auth/sign-up/SignUpScreen')),
});

export const forgotPasswordRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/forgotpassword',
  component: lazyRouteComponent(() => import('../auth/password/ForgotPasswordScreen')),
});

/** Opened from a mail; the parameters are G125. */
export const newPasswordRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/newPassword',
  validateSearch: params({ token: text(200), email: text(254) }),
  component: lazyRouteComponent(() => import('../auth/password/NewPasswordScreen')),
});

export const expiredRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/expired',
  component: lazyRouteComponent(() => import('../auth/password/ExpiredScreen')),
});

/** Opened from a mail; the parameters are G126. */
export const verifyRoute = createRoute({
  getParentRoute: () => authRoute,
  path: '/verify',
  validateSearch: params({ id: text(200), email: text(254) }),
  component: lazyRouteComponent(() => import('../auth/letter/VerifyScreen')),
});

/** Where a letter about an account went; whose, stands in the history. */
export const checkInboxRoute = createRoute({
  getParentRoute: () => page,
  path: '/check-inbox',
  component: lazyRouteComponent(() => import('../auth/letter/CheckInboxPage')),
});

export const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  component: lazyRouteComponent(() => import('../auth/login/LogoutPage')),
});

/** Where a social provider sends its visitor back to (R142). */
export const socialRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/social',
  validateSearch: params({ code: text(4_096), type: oneOf(SOCIAL_PROVIDERS) }),
  component: lazyRouteComponent(() => import('../auth/login/SocialPage')),
});

/** Where the agency's own system sends its users; unknown without single sign-on (R069, G42). */
export const ssoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso',
  component: lazyRouteComponent(() => import('../auth/login/SsoPage')),
});

const tripsSearch = params({
  when: oneOf(['upcoming', 'past', 'all'], 'upcoming'),
  category: text(40),
  state: oneOf(['processing', 'action-required', 'reserved', 'confirmed', 'cancelled', 'failed']),
  locator: text(20),
  view: oneOf(['timeline', 'list'], 'timeline'),
  page: count(1),
});

export const tripsRoute = createRoute({
  getParentRoute: () => page,
  path: '/mytrip',
  validateSearch: tripsSearch,
  beforeLoad: requireProfile,
  component: lazyRouteComponent(() => import('../account/MyTripsPage')),
});

/** The profile; without a section its first one, on a phone the list of them (R174). */
export const profileRoute = createRoute({
  getParentRoute: () => page,
  path: '/profile/{-$section}',
  beforeLoad: requireProfileSection,
  component: lazyRouteComponent(() => import('../account/profile/ProfilePage')),
});

/** Where unsubscribed staff are sent, unless a plugin has a page of its own there. */
export const subscriptionRoute = createRoute({
  getParentRoute: () => page,
  path: '/subscription',
  beforeLoad: requireProfile,
  component: lazyRouteComponent(() => import('../shell/subscription/SubscriptionNotice')),
});

export const errorsRoute = createRoute({
  getParentRoute: () => page,
  path: '/errors',
  component: lazyRouteComponent(() => import('../shell/views/ErrorsPage')),
});

export const attributionsRoute = createRoute({
  getParentRoute: () => page,
  path: '/attributions',
  component: lazyRouteComponent(() => import('../shell/legal/AttributionsPage')),
});

const LegalPage = lazyRouteComponent(() => import('../shell/legal/LegalPage'));
export const userTermsRoute = createRoute({
  getParentRoute: () => page,
  path: '/user-terms-and-conditions',
  component: LegalPage,
});
/** `id` is the agency's (R063). */
export const agencyTermsRoute = createRoute({
  getParentRoute: () => page,
  path: '/agency-terms-and-conditions/$id',
  component: lazyRouteComponent(() => import('../shell/legal/AgencyTermsPage')),
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
  beforeLoad: openPlugin,
  component: lazyRouteComponent(() => import('../shell/views/UnknownPath')),
});

/** The core's pages inside the shell. */
export const shellPages = {
  homeRoute,
  checkInboxRoute,
  tripsRoute,
  profileRoute,
  subscriptionRoute,
  errorsRoute,
  attributionsRoute,
  userTermsRoute,
  agencyTermsRoute,
  privacyRoute,
  cookiesRoute,
  disclaimerRoute,
  unknownRoute,
} as const;

/** The core's pages with a frame of their own. */
export const framePages = {
  authRoute: authRoute.addChildren({
    loginRoute,
    signUpRoute,
    forgotPasswordRoute,
    newPasswordRoute,
    expiredRoute,
    verifyRoute,
  }),
  logoutRoute,
  socialRoute,
  ssoRoute,
} as const;
