import type { AnyRoute } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deepLinkAtom, sessionAtom } from '@/core/session/session';
import { clearToken, hasToken, writeToken } from '@/core/session/token';
import { isWithinRoots } from '@/core/contract/paths';
import { getProfile, type User } from '@/core/contract/people/user';
import { createHost } from '@/core/plugin/host';
import { createAppRouter } from '@/core/app/create';
import { anAgency } from '@/core/testing/agency';
import { patient } from '@/core/testing/patient';
import { renderLivePage } from '@/core/testing/renderLivePage';
import { aUser } from '@/core/testing/user';
import { clearToasts, toastStore } from '@/core/ui/feedback/toast';
import { registry } from './registry';

patient();

const EXPIRED = 'Your session has expired, Please login again.';
const agency = anAgency({
  isSubscribed: true,
  visitorsMaySearch: false,
  bookingMenuItemOptions: Object.values(registry).flatMap(({ activatedBy }) =>
    'menu' in activatedBy ? [{ name: activatedBy.menu, isActive: true, isDefault: false }] : [],
  ),
  applications: Object.values(registry).flatMap(({ activatedBy }) =>
    'application' in activatedBy ? [activatedBy.application] : [],
  ),
});

/** Pages that need nobody (R434 and the start page). Whatever else there is, or comes, is private. */
const OPEN = new Set([
  '/',
  '/login',
  '/signup',
  '/forgotpassword',
  '/newPassword',
  '/expired',
  '/verify',
  '/check-inbox',
  '/logout',
  '/social',
  '/sso',
  '/errors',
  '/attributions',
  '/user-terms-and-conditions',
  '/agency-terms-and-conditions/$id',
  '/privacy-policy',
  '/cookies-policy',
  '/disclaimer',
  '/pricing',
  '/welcome',
  '/$',
]);

/** The address of every page of the route tree, with something in the place of its parameters. */
async function privatePaths(): Promise<string[]> {
  const host = createHost({ registry });
  await host.activate(agency);
  for (const { roots } of Object.values(registry)) for (const root of roots) await host.open(root);
  const { router } = createAppRouter(host, {
    agency: () => agency,
    hasToken: () => false,
    user: () => Promise.reject(new Error('Nobody')),
  });
  const isPage = (route: AnyRoute) => !route.children && route.fullPath && !OPEN.has(route.fullPath);
  const pages = (Object.values(router.routesById) as AnyRoute[]).filter(isPage);
  // Loading their code takes longer than drawing them: it begins with all of them, while the first ones are drawn.
  for (const { options } of pages) void options.component?.preload?.();
  return [...new Set(pages.map(({ fullPath }) => fullPath))].map((path) =>
    path.replace(/\/\{-\$\w+\}/g, '').replace(/\$\w+/g, 'any'),
  );
}
const paths = await privatePaths();

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = () => json({ code: 'UNAUTHENTICATED', message: EXPIRED, data: EXPIRED }, 401);
/** A network on which a session with this token stands for as long as `stands` says. */
const network = (user: User, stands: () => boolean) => {
  const refusals: string[] = [];
  const answer = (path: string, token: string | null) => {
    if (token && stands()) return path === getProfile.path ? json({ data: user }) : json({ data: [] });
    refusals.push(path);
    return refused();
  };
  return { refusals, answer };
};
const client = aUser();
const owner = aUser({ userType: 'AgencyOwner', isTravelAgent: true, loginCount: 5 });
/** Somebody whom the page is for. */
const personOf = (path: string): User =>
  Object.values(registry).some(
    (entry) => 'audience' in entry && entry.audience === 'staff' && isWithinRoots(path, entry.roots),
  )
    ? owner
    : client;
const toasts = () => toastStore.current().map(({ message }) => message);

const fetched = globalThis.fetch;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Where every page here ends: its code is loaded once, which must not count against the first of them.
  const stage = await renderLivePage({ registry, agency, path: '/login', answer: () => refused() });
  await screen.findByLabelText('Password', {}, { timeout: 60_000 });
  stage.unmount();
}, 60_000);
afterEach(() => {
  clearToken();
  act(clearToasts);
});
afterAll(() => {
  globalThis.fetch = fetched;
});

type Stage = Awaited<ReturnType<typeof renderLivePage>>;
async function endsAtLogin({ router, store }: Stage, path: string) {
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  const wanted = store.get(deepLinkAtom) ?? '';
  expect(wanted.split('?')[0]).toBe(path);
  expect([hasToken(), store.get(sessionAtom).authenticated]).toEqual([false, false]);
}

it('there are pages of the core and of every plugin', () => {
  expect(paths).toEqual(expect.arrayContaining(['/mytrip', '/profile', '/subscription']));
  for (const { roots } of Object.values(registry))
    if (roots.length > 0)
      expect(
        [...paths, ...OPEN].some((path) =>
          roots.some((root) => path.toLowerCase().startsWith(root.toLowerCase())),
        ),
      ).toBe(true);
});

it('R071 trips and the details of flights and hotels are among them', () => {
  expect(paths).toEqual(expect.arrayContaining(['/mytrip', '/flight-details', '/hotel-details']));
});

describe.each(paths)('%s with a session that was ended elsewhere', (path) => {
  it('R065 G08 without the cookie leads to the login with a sentence and the way back', async () => {
    const { answer } = network(client, () => false);
    const stage = await renderLivePage({ registry, agency, path, answer });
    await endsAtLogin(stage, path);
    expect(screen.getByText(/^Please log in to see (that page|these offers)\./)).toBeTruthy();
  });

  it('R150 G23 with a refused cookie says so once and leads there', async () => {
    const { answer } = network(client, () => false);
    const stage = await renderLivePage({ registry, agency, path, answer, token: 'ended' });
    await endsAtLogin(stage, path);
    expect(screen.getByText(/^Your session has ended\./)).toBeTruthy();
    expect(toasts().filter((message) => message === EXPIRED)).toHaveLength(1);
  });

  it('R149 R150 opened by somebody who was known until then leads there with the first refused call', async () => {
    let stands = true;
    const { answer, refusals } = network(personOf(path), () => stands);
    const stage = await renderLivePage({ registry, agency, path: '/attributions', answer, token: 'good' });
    await waitFor(() => expect(stage.store.get(sessionAtom).user._id).toBeTruthy());
    stands = false;
    await act(() => stage.router.navigate({ to: path }));
    const left = stage.router.state.location.pathname;
    // A page that asks for nothing, or that is not for this person, ends with what is asked for next.
    if (refusals.length === 0) await act(() => stage.api.call(getProfile).catch(() => undefined));
    if (left === '/') return expect(hasToken()).toBe(false);
    // Whoever is led out passes by `/logout`.
    await endsAtLogin(stage, ['/login', '/logout'].includes(left) ? path : left);
    expect(screen.getByText(/^Your session has ended\./)).toBeTruthy();
    expect(toasts().filter((message) => message === EXPIRED)).toHaveLength(1);
  });
});

it('a late refusal of the session before leaves the new one alone', async () => {
  const { answer } = network(client, () => true);
  let let_go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (let_go = resolve));
  const stage = await renderLivePage({
    registry,
    agency,
    path: '/attributions',
    token: 'old',
    answer: async (path, token) => {
      if (path !== '/api/user/devices') return answer(path, token);
      await held;
      return refused();
    },
  });
  const { listDevices } = await import('@/core/contract/people/profile');
  const late = stage.api.call(listDevices).catch(() => undefined);
  writeToken('new');
  let_go();
  await act(async () => void (await late));
  expect([hasToken(), toasts()]).toEqual([true, []]);
});
