import { createRoute } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../api/client';
import { navigationAtom } from '../navigation/home';
import { getNavigations } from '../contract/reference';
import type { User } from '../contract/people/user';
import { definePlugin } from '../plugin';
import { anAgency } from '../testing/agency';
import { renderPlugin } from '../testing/renderPlugin';
import type { ShellRoute } from '../plugin/shell-route';
import { requireSession } from '../navigation/guards';

window.scrollTo = () => {};

const routes = (parent: ShellRoute) => {
  const group = createRoute({ getParentRoute: () => parent, id: 'cruise' });
  const home = createRoute({
    getParentRoute: () => group,
    path: '/booknow/Cruises',
    beforeLoad: requireSession,
    component: () => <h1>Find a berth</h1>,
  });
  const booking = createRoute({
    getParentRoute: () => group,
    path: '/booknow/Cruises/booking',
    beforeLoad: requireSession,
    component: () => <h1>Your berth</h1>,
  });
  return group.addChildren({ home, booking });
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
    servicing: ['/booknow/Cruises/booking'] as const,
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

  it('R436: a page of a booking stays open and can be opened anew while there are bookings, and no longer', async () => {
    const page = await renderPlugin({
      registry: registry(),
      path: '/booknow/cruises/booking',
      agency: sells(true, 1),
      user: client,
    });
    expect(await page.findByRole('heading', { name: 'Your berth' })).toBeTruthy();

    await page.setAgency({ ...sells(false, 2), servicing: ['cruise'] });
    expect(page.getByRole('heading', { name: 'Your berth' })).toBeTruthy();
    expect(page.queryByRole('link', { name: /Cruises/ })).toBeNull();
    await act(() => page.router.navigate({ to: '/booknow/cruises' as never }));
    expect(await page.findByRole('heading', { name: 'We could not find this page' })).toBeTruthy();
    await act(() => page.router.navigate({ to: '/booknow/cruises/booking' as never }));
    expect(await page.findByRole('heading', { name: 'Your berth' })).toBeTruthy();

    await page.setAgency(sells(false, 3));
    expect(await page.findByRole('heading', { name: 'We could not find this page' })).toBeTruthy();
  });

  it('R436: a booking of a product that was switched off long ago is opened by its address', async () => {
    const page = await renderPlugin({
      registry: registry(),
      path: '/booknow/cruises/booking',
      agency: { ...sells(false, 1), servicing: ['cruise'] },
      user: client,
    });
    expect(await page.findByRole('heading', { name: 'Your berth' })).toBeTruthy();
  });

  it('without a subscription a page that sells says so, whom to ask, and a booking is still opened', async () => {
    const page = await renderPlugin({
      registry: registry(),
      path: '/booknow/cruises',
      agency: {
        ...sells(true, 1),
        isSubscribed: false,
        contactEmailId: 'agency@horizonte.example',
        platformContact: { name: 'Caravel', email: 'hello@caravel.example', phone: '+1 212 555 0100' },
      },
      user: client,
    });
    expect(
      await page.findByRole('heading', { name: 'Searching and booking are not open here at the moment.' }),
    ).toBeTruthy();
    expect(page.queryByRole('heading', { name: 'Find a berth' })).toBeNull();
    const main = page.getByRole('main');
    expect(main.textContent).toContain('Caravel');
    expect(main.querySelector('a[href="mailto:hello@caravel.example"]')).toBeTruthy();
    expect(main.querySelector('a[href="tel:+12125550100"]')).toBeTruthy();
    expect(main.innerHTML).not.toContain('agency@horizonte.example');
    await act(() => page.router.navigate({ to: '/booknow/cruises/booking' as never }));
    expect(await page.findByRole('heading', { name: 'Your berth' })).toBeTruthy();
  });

  it('R073: the owner of an agency without a subscription reads what to do next', async () => {
    const page = await renderPlugin({
      registry: registry(),
      path: '/subscription',
      agency: {
        ...sells(true, 1),
        isSubscribed: false,
        contactEmailId: 'agency@horizonte.example',
        platformContact: { name: 'Caravel', email: 'hello@caravel.example', phone: null },
      },
      user: { ...client, userType: 'AgencyOwner', isTravelAgent: true },
    });
    expect(await page.findByText(/arrange a subscription with the platform/)).toBeTruthy();
    const main = page.getByRole('main');
    expect(main.querySelector('a[href="mailto:hello@caravel.example"]')).toBeTruthy();
    expect(main.innerHTML).not.toContain('agency@horizonte.example');
  });

  it('R072: a plugin that owns the path of the subscription shows its own page there', async () => {
    const own = definePlugin({
      id: 'moorings',
      api: 1,
      roots: ['/subscription'],
      routes: () =>
        Promise.resolve({
          default: (parent: ShellRoute) =>
            createRoute({
              getParentRoute: () => parent,
              path: '/subscription',
              beforeLoad: requireSession,
              component: () => <h1>Pay for your mooring</h1>,
            }),
        }),
    });
    const page = await renderPlugin({
      registry: {
        moorings: {
          activatedBy: { always: true as const },
          roots: ['/subscription'] as const,
          load: () => Promise.resolve({ default: own }),
        },
      },
      path: '/',
      agency: { ...sells(true, 1), isSubscribed: false },
      user: { ...client, userType: 'AgencyOwner', isTravelAgent: true },
    });
    await act(() => page.router.navigate({ to: '/subscription' }));
    expect(await page.findByRole('heading', { name: 'Pay for your mooring' })).toBeTruthy();
    expect(page.queryByText(/agree on a subscription/)).toBeNull();
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

  it('R067: an unknown path leads a visitor to /login', async () => {
    const page = await renderPlugin({ registry: registry(), path: '/no/such/page', agency: sells(true, 1) });
    await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
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

  it.each([
    ['R071', '/mytrip'],
    ['R172', '/profile'],
    ['G35', '/subscription'],
  ])('%s %s is protected', async (_, path) => {
    const page = await renderPlugin({ registry: registry(), path: '/', agency: sells(true, 1) });
    const seen: string[] = [];
    page.router.subscribe('onBeforeNavigate', ({ toLocation }) => seen.push(toLocation.pathname));
    await act(() => page.router.navigate({ to: path as never }));
    expect(seen).toContain('/logout');
  });

  it('G34: an unknown path leads who is signed in to their home', async () => {
    const page = await renderPlugin({
      registry: registry(),
      path: '/no/such/page',
      agency: sells(true, 1),
      user: client,
    });
    await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/booknow/Cruises'));
  });
});
