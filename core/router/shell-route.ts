import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { RootView } from '../shell/RootView';
import { ShellView } from '../shell/ShellView';
import type { RouterContext } from './context';
import { NotFound } from './NotFound';

/** The root draws what every page shares, whoever's page it is: toasts, offline banner, developer panel. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootView,
  notFoundComponent: NotFound,
});

/** Parent of every page inside header and footer, the core's and the plugins'. */
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: ShellView });
export type ShellRoute = typeof shellRoute;
