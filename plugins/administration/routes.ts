import type { ComponentType } from 'react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { registerCatalog } from '@/core/i18n/catalogs';
import { requireOwner, requireStaff } from '@/core/router/guards';
import { searchSchema } from '@/core/router/search';
import type { ShellRoute } from '@/core/router/shell-route';
import { SettingsSearch } from './web/addresses';

/**
 * A screen together with the plugin's words: travellers, who see none of the screens, download neither. Words
 * that cannot be loaded cost the translation, never the screen.
 */
const screen = (load: () => Promise<{ default: ComponentType }>) =>
  lazyRouteComponent(async () => {
    const words = registerCatalog(
      'administration',
      (language) => import(`../../locales/${language}/administration.po`),
    );
    const [module] = await Promise.all([load(), words.catch(() => undefined)]);
    return module;
  });

/** The back office's screens, behind the guards for staff and owners. */
export function administrationRoutes(parent: ShellRoute) {
  const group = createRoute({ getParentRoute: () => parent, id: 'administration' });
  const dashboard = createRoute({
    getParentRoute: () => group,
    path: '/dashboard',
    beforeLoad: requireStaff,
    component: screen(() => import('./web/dashboard/DashboardScreen')),
  });
  const website = createRoute({
    getParentRoute: () => group,
    path: '/settings/website',
    validateSearch: searchSchema(SettingsSearch),
    beforeLoad: requireOwner,
    component: screen(() => import('./web/settings/SettingsScreen')),
  });
  return group.addChildren({ dashboard, website });
}
