import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { searchSchema } from '@/core/address/search-schema';
import type { GuardInput } from '@/core/navigation/guards';
import type { ShellRoute } from '@/core/plugin/shell-route';
import { PricingSearch } from './web/addresses';

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
  return group.addChildren({ pricing });
}
