import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireOwner, requireStaff } from '@/core/navigation/guards';
import { searchSchema } from '@/core/address/search-schema';
import type { ShellRoute } from '@/core/plugin/shell-route';
import {
  AttentionSearch,
  AuditSearch,
  BookingsSearch,
  DashboardSearch,
  LettersSearch,
  SearchesSearch,
  SettingsSearch,
} from './web/addresses';
import { PeopleSearch } from './web/users/people/address';

/** The back office's screens, behind the guards for staff and owners. */
export default function administrationRoutes(parent: ShellRoute) {
  const group = createRoute({
    getParentRoute: () => parent,
    id: 'administration',
    component: lazyRouteComponent(() => import('./web/OfficeAmounts')),
  });
  const dashboard = createRoute({
    getParentRoute: () => group,
    path: '/dashboard',
    validateSearch: searchSchema(DashboardSearch),
    beforeLoad: requireStaff,
    component: lazyRouteComponent(() => import('./web/dashboard/DashboardScreen')),
  });
  const attention = createRoute({
    getParentRoute: () => group,
    path: '/attention',
    validateSearch: searchSchema(AttentionSearch),
    beforeLoad: requireStaff,
    component: lazyRouteComponent(() => import('./web/attention/AttentionScreen')),
  });
  const bookings = createRoute({
    getParentRoute: () => group,
    path: '/bookings/$list',
    validateSearch: searchSchema(BookingsSearch),
    beforeLoad: requireStaff,
    component: lazyRouteComponent(() => import('./web/bookings/BookingsScreen')),
  });
  const website = createRoute({
    getParentRoute: () => group,
    path: '/settings/website',
    validateSearch: searchSchema(SettingsSearch),
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/settings/SettingsScreen')),
  });
  const letters = createRoute({
    getParentRoute: () => group,
    path: '/settings/letters',
    validateSearch: searchSchema(LettersSearch),
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/letters/LettersScreen')),
  });
  const markups = createRoute({
    getParentRoute: () => group,
    path: '/settings/markups',
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/markups/MarkupsScreen')),
  });
  const searches = createRoute({
    getParentRoute: () => group,
    path: '/settings/recent-searches',
    validateSearch: searchSchema(SearchesSearch),
    beforeLoad: requireStaff,
    component: lazyRouteComponent(() => import('./web/searches/SearchesScreen')),
  });
  const applications = createRoute({
    getParentRoute: () => group,
    path: '/settings/applications',
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/applications/ApplicationsScreen')),
  });
  const application = createRoute({
    getParentRoute: () => group,
    path: '/settings/applications/$app',
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/applications/ApplicationScreen')),
  });
  const audit = createRoute({
    getParentRoute: () => group,
    path: '/settings/audit',
    validateSearch: searchSchema(AuditSearch),
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/audit/AuditScreen')),
  });
  const clients = createRoute({
    getParentRoute: () => group,
    path: '/clients',
    validateSearch: searchSchema(PeopleSearch),
    beforeLoad: requireStaff,
    component: lazyRouteComponent(() => import('./web/users/ClientsScreen')),
  });
  const client = createRoute({
    getParentRoute: () => group,
    path: '/clients/$id',
    beforeLoad: requireStaff,
    component: lazyRouteComponent(() => import('./web/users/person/ClientScreen')),
  });
  const agents = createRoute({
    getParentRoute: () => group,
    path: '/agents',
    validateSearch: searchSchema(PeopleSearch),
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/users/AgentsScreen')),
  });
  const agent = createRoute({
    getParentRoute: () => group,
    path: '/agents/$id',
    beforeLoad: requireOwner,
    component: lazyRouteComponent(() => import('./web/users/person/AgentScreen')),
  });
  return group.addChildren({
    clients,
    client,
    agents,
    agent,
    dashboard,
    attention,
    bookings,
    website,
    letters,
    markups,
    searches,
    applications,
    application,
    audit,
  });
}
