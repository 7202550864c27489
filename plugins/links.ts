import type { createRouter } from '@tanstack/react-router';
import type { framePages, shellPages } from '@/core/app/core-routes';
import type { rootRoute, shellRoute } from '@/core/plugin/shell-route';
import type { RoutesOf } from '@/core/plugin/registry';
import type { registry } from './registry';

/**
 * Types only: the tree of the core with every installed plugin, so that a link across plugins is checked
 * without a byte of plugin code in the entry.
 */
type Pages = {
  [Id in keyof typeof registry as RoutesOf<(typeof registry)[Id]> extends never ? never : Id]: RoutesOf<
    (typeof registry)[Id]
  >;
};
type Shell = ReturnType<typeof shellRoute.addChildren<typeof shellPages & Pages>>;
type Tree = ReturnType<typeof rootRoute.addChildren<typeof framePages & { shell: Shell }>>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter<Tree, 'never', false>>;
  }
}
