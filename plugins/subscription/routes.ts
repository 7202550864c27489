import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { searchSchema } from '@/core/address/search-schema';
import type { GuardInput } from '@/core/navigation/guards';
import { requireOwner } from '@/core/navigation/guards';
import type { ShellRoute } from '@/core/plugin/shell-route';
import { PaymentSearch, PlatformSearch, PricingSearch, SubscriptionSearch } from './web/addresses';
import { requireOffice, requirePlatformOwner } from './web/guard';
import { takeEntryCode } from './web/welcome/entry-code';

/** Agencies are sold on the platform's own site only; elsewhere its page leads home. Also for who is signed in (G36). */
function platformOnly({ context }: GuardInput): void {
  if (!context.agency().isPlatform) throw redirect({ to: '/', replace: true });
}

/** The screens of signing up and of the subscription. */
export default function subscriptionRoutes(parent: ShellRoute) {
  const group = createRoute({
    getParentRoute: () => parent,
    id: 'subscription',
    component: lazyRouteComponent(() => import('./web/SubscriptionPages')),
  });
  const pricing = createRoute({
    getParentRoute: () => group,
    path: '/pricing',
    validateSearch: searchSchema(PricingSearch),
    beforeLoad: platformOnly,
    component: lazyRouteComponent(() => import('./web/pricing/PricingScreen')),
  });
  const subscription = createRoute({
    getParentRoute: () => group,
    path: '/subscription',
    validateSearch: searchSchema(SubscriptionSearch),
    beforeLoad: requireOffice,
    component: lazyRouteComponent(() => import('./web/subscribe/SubscriptionScreen')),
  });
  const payment = createRoute({
    getParentRoute: () => group,
    path: '/settings/payment',
    validateSearch: searchSchema(PaymentSearch),
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/settings/PaymentScreen')),
  });
  const platform = createRoute({
    getParentRoute: () => group,
    path: '/platform/subscriptions',
    validateSearch: searchSchema(PlatformSearch),
    beforeLoad: requirePlatformOwner,
    component: lazyRouteComponent(() => import('./web/platform/PlatformScreen')),
  });
  const welcome = createRoute({
    getParentRoute: () => group,
    path: '/welcome',
    beforeLoad: takeEntryCode,
    component: lazyRouteComponent(() => import('./web/welcome/WelcomeScreen')),
  });
  return group.addChildren({ pricing, welcome, subscription, payment, platform });
}
