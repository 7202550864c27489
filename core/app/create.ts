import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import type { PluginHost } from '../plugin/host';
import { describeCause } from '../plugin/problems';
import { FullScreenSpinner } from '../ui/feedback/Spinner';
import { LoadErrorView } from '../shell/views/LoadErrorView';
import type { RouterContext } from '../plugin/router-context';
import { framePages, shellPages } from './core-routes';
import { rememberRouter } from '../address/exists';
import { NotFound } from './NotFound';
import { scrollMover } from './scroll';
import { RootView } from '../shell/frame/RootView';
import { ShellView } from '../shell/frame/ShellView';
import { rootRoute, shellRoute } from '../plugin/shell-route';

// The root draws what every page shares, whoever's page it is: toasts, offline banner, developer panel.
rootRoute.update({ component: RootView, notFoundComponent: NotFound });
shellRoute.update({ component: ShellView });

/** The core's own tree, as its types say; plugins are added at run time. */
const coreTree = () => rootRoute.addChildren({ ...framePages, shell: shellRoute.addChildren(shellPages) });

/**
 * The router of the page, kept in line with the plugin host. A plugin's routes are mounted once, behind a gate
 * that answers "not found" for what the agency does not have: detaching them would break pages that are open.
 */
export function createAppRouter(
  host: PluginHost,
  context: Omit<RouterContext, 'plugins'>,
  history?: RouterHistory,
) {
  const mounted = new Map<string, AnyRoute>();

  const mountLoaded = (): boolean => {
    const before = mounted.size;
    for (const { plugin, routes } of host.routes()) {
      if (mounted.has(plugin)) continue;
      const gate = createRoute({
        getParentRoute: () => shellRoute,
        id: `plugin:${plugin}`,
        beforeLoad: ({ location }) => {
          if (!host.isOpen(location.pathname)) throw notFound();
        },
        component: lazyRouteComponent(() => import('./PluginFrame')),
        notFoundComponent: NotFound,
      });
      try {
        gate.addChildren([routes(gate as never)]);
        mounted.set(plugin, gate);
      } catch (cause) {
        host.report({ code: 'routes-failed', plugin, detail: describeCause(cause), cause });
      }
    }
    return mounted.size > before;
  };

  // A page of the core gives way to that of a plugin which owns its path, also before the plugin's is loaded.
  const corePages = Object.values(shellPages).filter(
    ({ options }) => host.ownerOf((options as { path?: string }).path ?? '') === undefined,
  );
  const wholeTree = () => {
    const tree = coreTree();
    shellRoute.addChildren([...corePages, ...mounted.values()] as never);
    return tree;
  };

  mountLoaded();
  const router = createRouter({
    routeTree: wholeTree(),
    ...(history ? { history } : {}),
    context: { ...context, plugins: host },
    caseSensitive: false,
    defaultPreload: 'intent',
    scrollRestoration: scrollMover(),
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: LoadErrorView,
    defaultPendingComponent: FullScreenSpinner,
    defaultPendingMs: 400,
  });
  rememberRouter(router);

  /** The page's screen comes while its guards still ask who is here. */
  const fetchScreen = () => {
    const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
    for (const route of matchedRoutes) void router.loadRouteChunk(route)?.catch(() => {});
  };
  fetchScreen();

  const stateOf = () => {
    const { status, pages, activation } = host.snapshot();
    return JSON.stringify([status, pages, activation]);
  };
  let last = stateOf();
  const unsubscribe = host.subscribe(() => {
    if (mountLoaded()) {
      wholeTree();
      router.setRoutes(router.buildRouteTree());
      fetchScreen();
    }
    const next = stateOf();
    if (next !== last) void router.invalidate();
    last = next;
  });
  return { router, dispose: unsubscribe };
}
