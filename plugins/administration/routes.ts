import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireOwner, requireStaff } from '@/core/router/guards';
import { searchSchema } from '@/core/router/search';
import type { ShellRoute } from '@/core/router/shell-route';
import { SettingsSearch } from './web/addresses';

/** The back office's screens, behind the guards for staff and owners. */
export default function administrationRoutes(parent: ShellRoute) {
  const group = createRoute({ getParentRoute: () => parent, id: 'administration' });
  const dashboard = createRoute({
    getParentRoute: () => group,
    path: '/dashboard',
    beforeLoad: requireStaff,
    component: lazyRouteComponent(() => import('./web/dashboard/DashboardScreen')),
  });
  const website = createRoute({
    getParentRoute: () => group,
    path: '/settings/website',
    validateSearch: searchSchema(SettingsSearch),
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/settings/SettingsScreen')),
  });
  return group.addChildren({ dashboard, website });
}
