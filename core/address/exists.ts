import type { AnyRouter } from '@tanstack/react-router';

let current: AnyRouter | undefined;

/** Called once when the router is made. */
export function rememberRouter(router: AnyRouter): void {
  current = router;
}

/** Whether there is a page for this path: the core's, or one of an installed plugin that the agency has. */
export function routeExists(path: string): boolean {
  if (!current) return false;
  const [pathname = '/'] = path.split(/[?#]/);
  const owner = current.options.context?.plugins?.ownerOf(pathname) as string | undefined;
  if (owner) return current.options.context.plugins.isOpen(pathname);
  const [, , route] = current.getMatchedRoutes(pathname);
  return route !== undefined && !route.fullPath.endsWith('$');
}
