import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider as StoreProvider } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { apiAtom } from '../api/context';
import { emptySession, sessionAtom } from '../session/session';
import { clearToken, writeToken } from '../session/token';
import type { User } from '../contract/people/user';
import { createHost } from '../plugin/host';
import { PluginHostProvider } from '../plugin/react';
import { agencyAtom } from '../tenant/agency';
import { anAgency } from '../testing/agency';
import { fakeServer } from '../testing/fake-server';
import { patient } from '../testing/patient';
import { aUser } from '../testing/user';
import { createAppRouter } from './create';

patient();
window.scrollTo = () => {};
if (!i18n.locale) i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(clearToken);

/** A page that is opened with a token cookie; the profile comes when the test says so. */
async function open(path: string) {
  let arrive: (user: User) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const profile = new Promise<User>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  const { api } = fakeServer({
    '/api/user/getProfile': () => profile.then((data) => ({ data })),
    '/api/user/getUserTransactions': { data: [], totalCount: 0 },
  });
  writeToken('tok');
  const store = createStore();
  store.set(apiAtom, api);
  store.set(agencyAtom, anAgency());
  store.set(sessionAtom, { ...emptySession(), token: 'tok', authenticated: true });
  const host = createHost({ registry: {} });
  const { router } = createAppRouter(
    host,
    { agency: () => anAgency(), hasToken: () => true, user: () => profile },
    createMemoryHistory({ initialEntries: [path] }),
  );
  await act(async () => {
    render(
      <StoreProvider store={store}>
        <I18nProvider i18n={i18n}>
          <PluginHostProvider host={host}>
            <RouterProvider router={router} />
          </PluginHostProvider>
        </I18nProvider>
      </StoreProvider>,
    );
  });
  return { router, arrive, fail };
}

describe('while the profile loads', () => {
  it.each(['/mytrip', '/subscription'])(
    'R066 %s shows a full-screen spinner instead of the page, then the page',
    async (path) => {
      const { arrive, router } = await open(path);
      await waitFor(() => expect(screen.getByText('Loading')).toBeTruthy());
      expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
      await act(async () => arrive(aUser()));
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
      expect(router.state.location.pathname).toBe(path);
    },
  );
  it('R066 a profile that cannot be loaded does not keep the spinner for ever', async () => {
    const { fail } = await open('/mytrip');
    await act(async () => fail(new Error('no answer')));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});
