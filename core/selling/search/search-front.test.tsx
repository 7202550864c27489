import { msg } from '@lingui/core/macro';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoute } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearToken } from '../../session/token';
import { definePlugin } from '../../plugin';
import { requireBuyer, requireSearchAccess } from '../../navigation/guards';
import type { ShellRoute } from '../../plugin/shell-route';
import { anAgency } from '../../testing/agency';
import { patient } from '../../testing/patient';
import { renderPlugin } from '../../testing/renderPlugin';
import { aUser } from '../../testing/user';
// The page loads these on demand; here they are there before the clock starts.
import '../../auth/AuthLayout';
import '../../auth/login/LoginScreen';
import '../../shell/home/HeroSearch';
import { SearchFront } from './SearchFront';

patient();

const searched = vi.fn();
const Whole = () => (
  <form aria-label="Boat search">
    <label htmlFor="port">Port</label>
    <input id="port" type="text" />
    <button type="button" onClick={searched}>
      Search boats
    </button>
  </form>
);
const load = vi.fn(() => Promise.resolve({ default: Whole }));
/** The form's code is on its way until the function is called. */
const later = () => {
  let comes: (code: { default: typeof Whole }) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (comes = resolve)));
  return () => comes({ default: Whole });
};
const Front = () => (
  <SearchFront load={load}>
    <label htmlFor="port-at-rest">Port</label>
    <input id="port-at-rest" type="text" />
    <button type="button">Search boats</button>
  </SearchFront>
);
const boatRoutes = (parent: ShellRoute) => {
  const group = createRoute({ getParentRoute: () => parent, id: 'boats' });
  const at = (path: string, beforeLoad: typeof requireBuyer) =>
    createRoute({
      getParentRoute: () => group,
      path: path as '/',
      beforeLoad,
      component: () => <h1>{path}</h1>,
    });
  return group.addChildren({
    form: at('/booknow/boats', requireSearchAccess),
    results: at('/booknow/boats/search', requireSearchAccess),
    checkout: at('/booknow/boats/checkout', requireBuyer),
  });
};
const registry = {
  boats: {
    activatedBy: { menu: 'Boats' },
    roots: ['/booknow/boats'],
    home: '/booknow/boats',
    load: () =>
      Promise.resolve({
        default: definePlugin({
          id: 'boats',
          api: 1,
          roots: ['/booknow/boats'],
          routes: () => Promise.resolve({ default: boatRoutes }),
          contributes: {
            menu: [{ id: 'boats', label: msg`Boats`, to: '/booknow/boats' as never, icon: 'ship' }],
            'search.forms': [
              { id: 'form', label: msg`Boats`, component: () => Promise.resolve({ default: Front }) },
            ],
          },
        }),
      }),
  },
} as const;
const open = (path: string, visitorsMaySearch: boolean, user?: ReturnType<typeof aUser>) =>
  renderPlugin({ registry, path, agency: anAgency({ visitorsMaySearch }), ...(user ? { user } : {}) });

afterEach(() => {
  clearToken();
  load.mockClear();
  searched.mockClear();
});

describe('the search on the home page', () => {
  it('G33 is there for visitors where the agency lets them search; its code comes when somebody wants it', async () => {
    const formComes = later();
    await open('/', true);
    const field = await screen.findByRole('textbox', { name: 'Port' });
    expect(load).not.toHaveBeenCalled();
    // There is nothing to choose between.
    expect(screen.queryByRole('radiogroup', { name: 'What are you looking for?' })).toBeNull();
    await act(() => userEvent.type(field, 'Lis'));
    expect(load).toHaveBeenCalledOnce();
    await act(() => formComes());
    const whole = await screen.findByRole('form', { name: 'Boat search' });
    const port = whole.querySelector('input')!;
    await waitFor(() => expect(document.activeElement).toBe(port));
    expect(port.value).toBe('Lis');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  it('G33 does what was pressed before the form came, the mouse released or not', async () => {
    const formComes = later();
    await open('/', true);
    const button = await screen.findByRole('button', { name: 'Search boats' });
    await act(() => userEvent.pointer({ target: button, keys: '[MouseLeft>]' }));
    await act(() => formComes());
    await screen.findByRole('form', { name: 'Boat search' });
    await waitFor(() => expect(searched).toHaveBeenCalledOnce());
  });

  it('G33 is not there for them otherwise, and Book Now asks who they are', async () => {
    const { router } = await open('/', false);
    expect(screen.queryByRole('textbox', { name: 'Port' })).toBeNull();
    await act(() => userEvent.click(screen.getByRole('link', { name: 'Book Now' })));
    expect(router.state.location.pathname).toBe('/login');
  });

  it('G33 is there for who is signed in, whatever visitors may', async () => {
    await open('/', false, aUser());
    expect(await screen.findByRole('textbox', { name: 'Port' })).toBeTruthy();
  });
});

describe('looking before signing in', () => {
  it('G33 R010 Book Now and results open to visitors where the agency lets them', async () => {
    const { router } = await open('/', true);
    await act(() => userEvent.click(screen.getByRole('link', { name: 'Book Now' })));
    expect(router.state.location.pathname).toBe('/booknow/boats');
    await act(() => router.navigate({ to: '/booknow/boats/search' as never }));
    expect(router.state.location.pathname).toBe('/booknow/boats/search');
  });

  it('G33 G08 a link to results leads to the login with words otherwise, and the way back stands', async () => {
    const { router } = await open('/booknow/boats/search?from=LIS', false);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state.returnTo).toBe('/booknow/boats/search?from=LIS');
    expect(await screen.findByText(/^Please log in to see these offers\./)).toBeTruthy();
  });

  it('G33 the checkout asks a visitor to log in or sign up, and says that nothing is lost', async () => {
    localStorage.setItem('mine', 'kept');
    const { router } = await open('/booknow/boats/checkout?offer=7', true);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state.returnTo).toBe('/booknow/boats/checkout?offer=7');
    expect(await screen.findByText(/^Log in or create an account to book\./)).toBeTruthy();
    expect(localStorage.getItem('mine')).toBe('kept');
  });
});
