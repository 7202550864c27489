import { createRoute } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../api/client';
import { navigationAtom } from '../auth/home';
import { getNavigations } from '../contract/reference';
import type { User } from '../contract/user';
import { definePlugin } from '../plugin';
import { anAgency } from '../testing/agency';
import { renderPlugin } from '../testing/renderPlugin';
import type { ShellRoute } from './shell-route';
import { requireSession } from './guards';

window.scrollTo = () => {};

const routes = (parent: ShellRoute) => {
  const group = createRoute({ getParentRoute: () => parent, id: 'cruise' });
  const home = createRoute({
    getParentRoute: () => group,
    path: '/booknow/Cruises',
    beforeLoad: requireSession,
    component: () => <h1>Find a berth</h1>,
  });
  return group.addChildren({ home });
};

const cruise = definePlugin({
  id: 'cruise',
  api: 1,
  roots: ['/booknow/Cruises'],
  routes: () => Promise.resolve({ default: routes }),
  contributes: {
    menu: [
      { id: 'tab', label: { id: 'Cruises' }, to: '/booknow/Cruises', icon: 'ship', segments: ['cruises'] },
    ],
  },
});

const registry = () => ({
  cruise: {
    activatedBy: { menu: 'Cruises' },
    roots: ['/booknow/Cruises'] as const,
    home: '/booknow/Cruises' as const,
    load: vi.fn(() => Promise.resolve({ default: cruise })),
  },
});

const sells = (isActive: boolean, version: number) =>
  anAgency({ bookingMenuItemOptions: [{ name: 'Cruises', isActive, isDefault: true }], version });

const client: User = {
  _id: 'u1',
  email: 'client@horizonte.example',
  name: 'Ana Lima',
  firstName: 'Ana',
  lastName: 'Lima',
  userType: 'Client',
  isTravelAgent: false,
  isRestrictedAgent: false,
  isSubscribed: true,
  loginCount: 3,
  navigateTo: null,
  language: 'en',
  picture: null,
  phone: null,
};

describe('a product is switched off and on while its page is open', () => {
  it('R436 R038: page and tab go without a reload, and come back', async () => {
    const page = await renderPlugin({
      registry: registry(),
      path: '/booknow/cruises',
      agency: sells(true, 1),
      user: client,
    });
    expect(await page.findByRole('heading', { name: 'Find a berth' })).toBeTruthy();
    expect(await page.findByRole('link', { name: /Cruises/ })).toBeTruthy();

    await page.setAgency(sells(false, 2));
    expect(page.queryByRole('heading', { name: 'Find a berth' })).toBeNull();
    expect(page.queryByRole('link', { name: /Cruises/ })).toBeNull();
    expect(page.router.state.location.pathname).toBe('/booknow/cruises');

    await page.setAgency(sells(true, 3));
    expect(await page.findByRole('heading', { name: 'Find a berth' })).toBeTruthy();
  });

  it('R038 R361: the menu of the staff is asked for anew', async () => {
    const answered = { names: ['Clients'] };
    const api = {
      call: (endpoint: { path: string }) =>
        endpoint.path === getNavigations.path
          ? Promise.resolve({
              data: answered.names.map((name) => ({ name, path: `/${name.toLowerCase()}`, isActive: true })),
            })
          : Promise.reject(new Error('Not asked for here')),
    } as unknown as Api;
    const page = await renderPlugin({
      registry: registry(),
      path: '/',
      agency: sells(false, 1),
      user: { ...client, userType: 'AgencyOwner', isTravelAgent: true },
      api,
    });
    await vi.waitFor(() => expect(page.store.get(navigationAtom)).toHaveLength(1));

    answered.names.push('Agents');
    await page.setAgency(sells(true, 2));
    await vi.waitFor(() => expect(page.store.get(navigationAtom)).toHaveLength(2));
  });

  it('G41 R436: a product that was never on loads nothing, and a visitor on its page is sent to sign in', async () => {
    const installed = registry();
    const page = await renderPlugin({
      registry: installed,
      path: '/booknow/cruises',
      agency: sells(false, 1),
    });
    await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
    expect(installed.cruise.load).not.toHaveBeenCalled();
  });

  it('R064 R065: a protected page without a token leads to /logout with the place to come back to', async () => {
    const page = await renderPlugin({ registry: registry(), path: '/', agency: sells(true, 1) });
    const states: unknown[] = [];
    page.router.subscribe('onBeforeNavigate', ({ toLocation }) =>
      states.push([toLocation.pathname, toLocation.state.returnTo]),
    );
    await act(() => page.router.navigate({ to: '/booknow/cruises' as never }));
    expect(states).toContainEqual(['/logout', '/booknow/cruises']);
  });

  it.each(['/mytrip', '/profile', '/subscription'])('R071 R172: %s is protected', async (path) => {
    const page = await renderPlugin({ registry: registry(), path: '/', agency: sells(true, 1) });
    const seen: string[] = [];
    page.router.subscribe('onBeforeNavigate', ({ toLocation }) => seen.push(toLocation.pathname));
    await act(() => page.router.navigate({ to: path as never }));
    expect(seen).toContain('/logout');
  });

  it('R067: an unknown path leads a visitor to /login', async () => {
    const page = await renderPlugin({ registry: registry(), path: '/no/such/page', agency: sells(true, 1) });
    await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
  });
});
