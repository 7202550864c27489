import { msg } from '@lingui/core/macro';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { definePlugin } from '../plugin';
import type { ShellRoute } from '../plugin/shell-route';
import { createRoute } from '@tanstack/react-router';
import type { Api } from '../api/client';
import { deepLinkAtom } from '../session/session';
import { readToken, clearToken } from '../session/token';
import { writeRemembered } from '../auth/login/remember';
import { bootstrapAtom, EMPTY_BOOTSTRAP } from '../tenant/bootstrap';
import { anAgency } from '../testing/agency';
import { renderPlugin } from '../testing/renderPlugin';
import { aUser } from '../testing/user';
import type { User } from '../contract/people/user';
import { clearToasts } from '../ui/feedback/toast';
import { ApiError } from '../api/error';
import * as reporting from '../report/report';
import { LoadErrorView } from './views/LoadErrorView';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';

/** They come by themselves where they are drawn; a test that asks whether they are not has to wait for them. */
const serviceTabs = () => import('./signed-in/ServiceTabs');

const boatRoutes = (parent: ShellRoute) =>
  createRoute({ getParentRoute: () => parent, path: '/booknow/boats', component: () => <h1>Boats here</h1> });
const boats = definePlugin({
  id: 'boats',
  api: 1,
  roots: ['/booknow/boats'],
  routes: () => Promise.resolve({ default: boatRoutes }),
  contributes: {
    menu: [{ id: 'boats', label: msg`Boats`, to: '/booknow/boats', icon: 'ship' }],
  },
});
const registry = {
  boats: {
    activatedBy: { menu: 'Boats' },
    roots: ['/booknow/boats'],
    home: '/booknow/boats',
    load: () => Promise.resolve({ default: boats }),
  },
} as const;

const answers = (given: Record<string, unknown> = {}): Api => ({
  call: vi.fn((endpoint: { path: string }) => {
    const all: Record<string, unknown> = {
      '/api/agency/navigations': { data: [] },
      '/api/user/logout': { data: 'ok' },
      '/api/user/getProfile': { data: aUser() },
      ...given,
    };
    const answer = all[endpoint.path];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as unknown as Api['call'],
  stream: vi.fn(),
});

afterEach(() => {
  clearToken();
  clearToasts();
  localStorage.clear();
});

describe('header and tabs', () => {
  it('R037 shows no tabs to visitors', async () => {
    const show = async (user?: User) => {
      const stage = await renderPlugin({ registry, path: '/', api: answers(), ...(user && { user }) });
      await act(() => serviceTabs().then(() => undefined));
      return stage;
    };
    const { unmount } = await show(aUser());
    expect(screen.queryByRole('navigation', { name: 'Products' })).not.toBeNull();
    unmount();
    await show();
    expect(screen.queryByRole('navigation', { name: 'Products' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
  });
  it('R037 R039 shows the products to users and marks the current one', async () => {
    await renderPlugin({
      registry,
      path: '/booknow/boats',
      user: aUser(),
      api: answers(),
    });
    const tab = await screen.findByRole('link', { name: 'Boats' });
    expect(tab.getAttribute('aria-current')).toBe('page');
  });
  it('R039 G40 marks no product on a page that belongs to none', async () => {
    await renderPlugin({
      registry,
      path: '/mytrip',
      user: aUser(),
      api: answers({ '/api/user/getUserTransactions': { data: [], totalCount: 0 } }),
    });
    const tab = await screen.findByRole('link', { name: 'Boats' });
    expect(tab.hasAttribute('aria-current')).toBe(false);
  });
  it('R046 R048 logo, contact and terms', async () => {
    await renderPlugin({
      registry,
      path: '/',
      agency: anAgency({ contactPhoneNumber: '+55 11 4002', contactEmailId: 'a@b.example' }),
      api: answers(),
    });
    expect(screen.getByRole('link', { name: /Home page/ }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: '+55 11 4002' }).getAttribute('href')).toBe('tel:+55114002');
    expect(screen.getByRole('link', { name: 'a@b.example' }).getAttribute('href')).toBe('mailto:a@b.example');
    expect(screen.getByRole('link', { name: 'Terms and conditions' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Privacy policy' })).toBeNull();
  });
});

describe('the start page', () => {
  it('R009 R011 shows heading, subheading and Book Now, which opens login for visitors', async () => {
    const { router } = await renderPlugin({
      registry,
      path: '/',
      agency: anAgency({ subHeading: 'Quiet places, further north' }),
      api: answers(),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'O mundo espera por você' })).toBeTruthy();
    expect(screen.getByText('Quiet places, further north')).toBeTruthy();
    await act(() => userEvent.click(screen.getByRole('link', { name: 'Book Now' })));
    expect(router.state.location.pathname).toBe('/login');
  });
  it("R010 Book Now leads users to the agency's product", async () => {
    const { router } = await renderPlugin({ registry, path: '/', user: aUser(), api: answers() });
    await act(() => userEvent.click(screen.getByRole('link', { name: 'Book Now' })));
    expect(router.state.location.pathname).toBe('/booknow/boats');
  });
  it('says in one sentence that nothing can be booked without a subscription, and asks nobody to book', async () => {
    await renderPlugin({
      registry,
      path: '/',
      agency: anAgency({
        isSubscribed: false,
        platformContact: { name: 'Caravel', email: 'hello@caravel.example', phone: null },
      }),
      api: answers(),
    });
    expect(await screen.findByText('Searching and booking are not open here at the moment.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'hello@caravel.example' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book Now' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Boats' })).toBeNull();
  });
  it("R005 R006 is the landing page on the platform's own agency", async () => {
    await renderPlugin({
      registry: {},
      path: '/',
      agency: anAgency({ isPlatform: true, heading: 'Open for booking' }),
      api: answers(),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Open for booking' })).toBeTruthy();
    const page = document.body.textContent;
    for (const words of [
      'Itineraries',
      'Earn higher commissions with net rates and your own markup',
      'Operations management',
      'Marketing campaigns',
      'Customer portal',
      'One booking engine for air, accommodation, ground transport, packages, sea travel and activities',
    ])
      expect(page).toContain(words);
    // The agency sign-up is not installed here, so nothing links to it.
    expect(screen.queryByRole('link', { name: 'Build Now' })).toBeNull();
  });
});

describe('login', () => {
  const visit = async (given: Parameters<typeof anAgency>[0] = {}, api = answers()) => {
    const stage = await renderPlugin({ registry, path: '/login', agency: anAgency(given), api });
    await screen.findByLabelText('Email');
    return stage;
  };
  const fill = async (email: string, password: string) => {
    await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.type(screen.getByLabelText('Password'), password);
  };
  const button = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Log in' })[0]!;

  it("R070 G43 is a modal over the hero on an agency, a page on the platform's own", async () => {
    const { unmount, router } = await visit();
    expect(screen.getByRole('dialog')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    unmount();
    await visit({ isPlatform: true, privacyPolicy: 'p', disclaimer: 'd' });
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const name of ['Privacy policy', 'Disclaimer'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
  });
  it('R084 R089 the button waits, errors appear when a field is left', async () => {
    await visit();
    expect(button().disabled).toBe(true);
    await userEvent.click(screen.getByLabelText('Email'));
    expect(screen.queryByText('Required')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Required')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Email'), 'ana');
    expect(screen.getByText('Please include an @ in the email address')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Email'), '@x.co');
    await userEvent.type(screen.getByLabelText('Password'), 'p');
    expect(button().disabled).toBe(false);
  });
  it('R085 R093 an inactive agency says so and keeps the button disabled', async () => {
    await visit({ status: 'Inactive' });
    await fill('ana@x.co', 'p');
    expect(
      screen.getAllByText('Agency is inactive, Please contact the administrator').length,
    ).toBeGreaterThan(0);
    expect(button().disabled).toBe(true);
  });
  it('R088 R137 a failure shows error.data.data in a red alert and keeps what was typed', async () => {
    const error = new ApiError(401, 'BAD_CREDENTIALS', 'Unauthorized', {
      data: 'Incorrect email or password.',
      message: 'Something else',
    });
    await visit({}, answers({ '/api/user/login': error }));
    await fill('ana@x.co', 'wrong');
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('Incorrect email or password.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@x.co');
    expect(readToken()).toBeNull();
  });
  it('R087 R078 success stores the token, says so and leads on', async () => {
    const { router } = await visit({}, answers({ '/api/user/login': { auth: 'tok', userType: 'Client' } }));
    await fill('ana@x.co', 'right');
    await userEvent.click(button());
    expect(await screen.findByText('Logged in successfully')).toBeTruthy();
    expect(readToken()).toBe('tok');
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/boats'));
  });
  it('R086 who wants to be remembered finds the e-mail address and the preference on the next visit', async () => {
    const { router, unmount } = await visit(
      {},
      answers({ '/api/user/login': { auth: 'tok', userType: 'Client' } }),
    );
    await fill('ana@x.co', 'right');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.click(button());
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/boats'));
    unmount();
    clearToken();
    await visit();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@x.co');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true);
    writeRemembered(false, '');
  });
  it('R081 links to sign-up and to forgot-password', async () => {
    await visit();
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgotpassword',
    );
  });
  it('R082 R083 offers Google only where it is switched on', async () => {
    const { unmount } = await visit();
    expect(screen.queryByRole('link', { name: 'Sign in with Google' })).toBeNull();
    unmount();
    await visit({ social: { isGoogleEnabled: true, isFacebookEnabled: false } });
    expect(screen.getByRole('link', { name: 'Sign in with Google' }).getAttribute('href')).toBe(
      '/api/social/google',
    );
  });
  it('fills in a demo account', async () => {
    const { store } = await visit();
    const demo = {
      password: 'Demo_pass1',
      accounts: [{ email: 'owner@horizonte.example', role: 'AgencyOwner' }],
    };
    act(() => store.set(bootstrapAtom, { ...EMPTY_BOOTSTRAP, demo }));
    await userEvent.click(screen.getByRole('button', { name: 'Owner' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('owner@horizonte.example');
    expect(button().disabled).toBe(false);
  });
});

describe('logout', () => {
  afterEach(() => void vi.useRealTimers());
  it('R152 says so, and goes to / after 100 ms', async () => {
    vi.useFakeTimers();
    const { router } = await renderPlugin({ registry, path: '/logout', user: aUser(), api: answers() });
    expect(screen.getAllByText('Logging out...').length).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(router.latestLocation.pathname).toBe('/logout');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(router.latestLocation.pathname).toBe('/');
  });
  it('R152 R153 clears storage, cookie and user, and goes to /', async () => {
    localStorage.setItem('anything', 'x');
    const api = answers();
    const { router } = await renderPlugin({ registry, path: '/logout', user: aUser(), api });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.length).toBe(0);
    expect(readToken()).toBeNull();
    expect(vi.mocked(api.call)).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/api/user/logout' }),
      undefined,
      { keepsSession: true, token: 'test-token' },
    );
  });
  it('R065 G08 a protected page is remembered over logout, and the login that follows says so', async () => {
    const { router, store } = await renderPlugin({ registry, path: '/mytrip', api: answers() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await screen.findByText(/^Please log in to see that page\./)).toBeTruthy();
    expect(store.get(deepLinkAtom)).toMatch(/^\/mytrip/);
  });
});

describe('the sign-up of agencies', () => {
  it('R068 leads home on an agency that has no such page installed, and to the login on the platform', async () => {
    const elsewhere = await renderPlugin({ registry, path: '/pricing', api: answers() });
    await waitFor(() => expect(elsewhere.router.state.location.pathname).toBe('/'));
    elsewhere.unmount();
    const agency = anAgency({ isPlatform: true });
    const { router } = await renderPlugin({ registry, path: '/pricing', agency, api: answers() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

describe('what cannot be loaded', () => {
  const draw = (props: Parameters<typeof LoadErrorView>[0]) =>
    render(
      <I18nProvider i18n={i18n}>
        <LoadErrorView {...props} />
      </I18nProvider>,
    );
  it('R158 is loaded again once by itself after a deploy, then shown with a button', async () => {
    sessionStorage.clear();
    const reload = vi.fn();
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    draw({ error, reload }).unmount();
    expect(reload).toHaveBeenCalledOnce();
    draw({ error, reload });
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert').textContent).toContain(
      'Something failed to load. Please reload the page.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledTimes(2);
  });
  it('what failed without a network is tried again by itself when it returns', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const onRetry = vi.fn();
    draw({ onRetry });
    onLine.mockRestore();
    expect(onRetry).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(onRetry).toHaveBeenCalledOnce();
  });
  it('R158 is reported with the 120 s that it was waited for', () => {
    sessionStorage.clear();
    const report = vi.spyOn(reporting, 'reportProblem');
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    draw({ error, reload: vi.fn() });
    expect(report.mock.calls).toEqual([[error, 'chunk', 120]]);
    report.mockRestore();
  });
  it('R158 tries only the failed part again when that is enough', async () => {
    const onRetry = vi.fn();
    const reload = vi.fn();
    draw({ error: new Error('x'), onRetry, reload });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
