import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { searchSchema } from '@/core/address/search-schema';
import { requireOwner, requireProfile } from '@/core/navigation/guards';
import type { ShellRoute } from '@/core/plugin/shell-route';
import { OwnSearch, WalletsSearch } from './web/addresses';

/** The own wallet, and the agency's side of all of them. */
export default function walletRoutes(parent: ShellRoute) {
  const group = createRoute({
    getParentRoute: () => parent,
    id: 'reward-wallet',
    component: lazyRouteComponent(() => import('./web/WalletPages')),
  });
  const own = createRoute({
    getParentRoute: () => group,
    path: '/reward-wallet',
    validateSearch: searchSchema(OwnSearch),
    beforeLoad: requireProfile,
    component: lazyRouteComponent(() => import('./web/own/OwnWalletScreen')),
  });
  const office = createRoute({
    getParentRoute: () => group,
    path: '/settings/reward-wallet',
    validateSearch: searchSchema(WalletsSearch),
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/office/WalletsScreen')),
  });
  return group.addChildren({ own, office });
}
