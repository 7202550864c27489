import { useEffect, useMemo } from 'react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router';
import { createStore, Provider as StoreProvider } from 'jotai';
import type { Api } from '@/core/api/client';
import { apiAtom } from '@/core/api/context';
import { emptySession, sessionAtom } from '@/core/session/session';
import type { Agency, User } from '@/core/contract';
import type { Registry } from '@/core/plugin';
import { createHost } from '@/core/plugin/host';
import { PluginHostProvider } from '@/core/plugin/react';
import { rememberRouter } from '@/core/address/exists';
import { agencyAtom } from '@/core/tenant/agency';
import { ToastRegion } from '@/core/ui/feedback/ToastRegion';
import { BLUE_FJORD, fakeApi, OWNER, REGISTRY } from './fixtures';

interface StageProps {
  screen: RouteComponent;
  path: string;
  /** The path as the router has it, where it has parameters. */
  route?: string;
  agency?: Agency;
  user?: User;
  api?: Api;
  registry?: Registry;
}

/** One screen of the back office without header and footer, signed in, before a fake API host. */
export function Stage({
  screen,
  path,
  route = path.split('?')[0]!,
  agency = BLUE_FJORD,
  user = OWNER,
  api,
  registry = REGISTRY,
}: StageProps) {
  const stage = useMemo(() => {
    const store = createStore();
    store.set(apiAtom, api ?? fakeApi({ agency }).api);
    store.set(agencyAtom, agency);
    store.set(sessionAtom, {
      ...emptySession(),
      user: { role: 'agent', ...user },
      token: 'story',
      authenticated: true,
    });
    const root = createRootRoute();
    const page = createRoute({ getParentRoute: () => root, path: route, component: screen });
    const homes = Object.values(registry).flatMap(({ home }) => home ?? []);
    const router = createRouter({
      routeTree: root.addChildren([
        page,
        ...homes.map((home) => createRoute({ getParentRoute: () => root, path: home })),
      ]),
      history: createMemoryHistory({ initialEntries: [path] }),
      defaultNotFoundComponent: () => null,
    });
    rememberRouter(router as never);
    return { store, router, host: createHost({ registry }) };
  }, [screen, path, route, agency, user, api, registry]);

  useEffect(() => {
    const follow = () => void stage.host.activate(stage.store.get(agencyAtom)!);
    follow();
    return stage.store.sub(agencyAtom, follow);
  }, [stage]);

  return (
    <StoreProvider store={stage.store}>
      <PluginHostProvider host={stage.host}>
        <main style={{ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }}>
          <RouterProvider router={stage.router as never} />
        </main>
        <ToastRegion />
      </PluginHostProvider>
    </StoreProvider>
  );
}
