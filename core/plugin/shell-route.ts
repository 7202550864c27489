import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { RouterContext } from './router-context';

/** What every page shares, whoever's page it is; `core/app` says what it draws. */
export const rootRoute = createRootRouteWithContext<RouterContext>()();

/** Parent of every page inside header and footer, the core's and the plugins'. */
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell' });
export type ShellRoute = typeof shellRoute;
