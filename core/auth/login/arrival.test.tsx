import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '../../api/client';
import { ApiError } from '../../api/error';
import type { User } from '../../contract/people/user';
import { anAgency } from '../../testing/agency';
import { renderPlugin } from '../../testing/renderPlugin';
import { clearToasts, toastStore } from '../../ui/feedback/toast';
import { deepLinkAtom, sessionAtom } from '../../session/session';
import { claimHandover, takeHandover } from '../../session/sso-handover';
import { clearToken, readToken } from '../../session/token';
import { keepWantedPage } from '../../session/wanted-page';

const user: User = {
  _id: 'u1',
  email: 'ana@alpha.example',
  name: 'Ana Lima',
  firstName: 'Ana',
  lastName: 'Lima',
  userType: 'Client',
  isTravelAgent: false,
  isRestrictedAgent: false,
  isSubscribed: true,
  loginCount: 1,
  navigateTo: null,
  language: null,
  picture: null,
  phone: null,
};
const social = anAgency({ social: { isGoogleEnabled: true, isFacebookEnabled: false } });
const sso = anAgency({ sso: { isSSOEnabled: true } });

/** An API that answers the sign-on as given and knows who is behind the token. */
function answering(path: string, answer: () => unknown) {
  const sent = vi.fn();
  const call = async (endpoint: { path: string }, input?: { body?: unknown }) => {
    if (endpoint.path === path) {
      sent(input?.body);
      return answer();
    }
    if (endpoint.path === '/api/user/getProfile') return { data: user };
    if (endpoint.path === '/api/agency/navigations') return { data: [] };
    if (endpoint.path === '/api/user/getUserTransactions') return { data: [], totalCount: 0 };
    throw new Error(`Nobody answers ${endpoint.path}`);
  };
  return { api: { call } as unknown as Api, sent };
}

const refuse = (status: number, code: string, message: string) => () => {
  throw new ApiError(status, code, message, null);
};
const messages = () => toastStore.current().map(({ message }) => message);
const arriveAt = (address: string) => {
  window.history.replaceState({}, '', address);
  takeHandover();
  return window.location.pathname + window.location.search;
};

beforeEach(() => {
  clearToasts();
  clearToken();
  claimHandover();
});
afterEach(() => act(clearToasts));

describe('/social', () => {
  test('R142 posts code and type once, says so and leads home', async () => {
    const { api, sent } = answering('/api/social', () => ({
      auth: 'new-token',
      userType: 'Client',
      challenge: null,
    }));
    const { router } = await renderPlugin({
      registry: {},
      path: '/social?code=AQabc&type=google',
      agency: social,
      api,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent.mock.calls).toEqual([[{ code: 'AQabc', type: 'google' }]]);
    expect([readToken(), messages()]).toEqual(['new-token', ['Logged in successfully']]);
  });

  test('G08 leads to the page that was wanted before the visitor left for the service', async () => {
    const before = createStore();
    before.set(deepLinkAtom, '/attributions?from=checkout');
    keepWantedPage(before);
    const { api } = answering('/api/social', () => ({
      auth: 'new-token',
      userType: 'Client',
      challenge: null,
    }));
    const { router } = await renderPlugin({
      registry: {},
      path: '/social?code=AQabc&type=google',
      agency: social,
      api,
    });
    await waitFor(() => expect(router.state.location.href).toBe('/attributions?from=checkout'));
  });

  test('waits with words', async () => {
    const { api } = answering('/api/social', () => new Promise(() => {}));
    await renderPlugin({ registry: {}, path: '/social?code=AQabc&type=google', agency: social, api });
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Logging you in'),
    );
  });

  test('R143 a failure says so and goes to /errors; the visitor’s session is left alone', async () => {
    const { api } = answering('/api/social', refuse(422, 'IDENTITY_REFUSED', 'Error during Social login'));
    const { router, store } = await renderPlugin({
      registry: {},
      path: '/social?code=AQabc&type=google',
      agency: social,
      api,
      user,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/errors'));
    expect(messages()).toEqual(['Error during Social login']);
    expect([readToken(), store.get(sessionAtom).authenticated]).toEqual(['test-token', true]);
  });

  test.each(['/social', '/social?type=google', '/social?code=AQabc', '/social?code=AQabc&type=elsewhere'])(
    'R143 %s fails without a call',
    async (path) => {
      const { api, sent } = answering('/api/social', () => ({
        auth: 'new-token',
        userType: 'Client',
        challenge: null,
      }));
      const { router } = await renderPlugin({ registry: {}, path, agency: social, api });
      await waitFor(() => expect(router.state.location.pathname).toBe('/errors'));
      expect([sent.mock.calls, messages()]).toEqual([[], ['Error during Social login']]);
    },
  );

  test('R093 what the visitor can do something about is told as well', async () => {
    const { api } = answering(
      '/api/social',
      refuse(403, 'ACCOUNT_INACTIVE', 'Your account is inactive, kindly contact the Agency Owner'),
    );
    const { router } = await renderPlugin({
      registry: {},
      path: '/social?code=AQabc&type=google',
      agency: social,
      api,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/errors'));
    expect(messages()).toEqual([
      'Error during Social login',
      'Your account is inactive, kindly contact the Agency Owner',
    ]);
  });
});

const person = { id: user._id, email: user.email };

describe('/sso', () => {
  beforeEach(() => localStorage.clear());

  const arrived = async (signedIn?: User) => {
    const path = arriveAt('/sso?token=abc&navigateTo=%2Fattributions');
    const { api, sent } = answering('/api/sso', () => ({
      auth: 'new-token',
      userType: 'Client',
      challenge: null,
      person,
      navigateTo: '/attributions',
    }));
    const page = await renderPlugin({
      registry: {},
      path,
      agency: sso,
      api,
      ...(signedIn ? { user: signedIn } : {}),
    });
    return { ...page, sent };
  };
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  test('SEC-12 who is sent into an account says whose it is before it is taken for his, once in a browser', async () => {
    const first = await arrived();
    expect(await screen.findByText(`Continue as ${user.email}?`)).toBeTruthy();
    expect([readToken(), first.router.state.location.pathname]).toEqual([null, '/sso']);
    await press('Yes, this is my account');
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/attributions'));
    expect(readToken()).toBe('new-token');
    first.unmount();
    clearToken();
    const again = await arrived();
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/attributions'));
  });

  test('SEC-12 whose account it is not keeps the session that he has', async () => {
    const { router } = await arrived({ ...user, _id: 'u0', email: 'before@alpha.example' });
    await press('No, do not log me in');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect([readToken(), messages()]).toEqual(['test-token', []]);
  });

  test('R139 R140 posts token and deep link, without the token in the address, and leads on', async () => {
    const path = arriveAt('/sso?token=abc&navigateTo=%2Fattributions%3Ffrom%3Dintranet');
    expect(path).toBe('/sso');
    const { api, sent } = answering('/api/sso', () => ({
      auth: 'new-token',
      userType: 'Client',
      challenge: null,
      person,
      navigateTo: '/attributions?from=intranet',
    }));
    const { router } = await renderPlugin({ registry: {}, path, agency: sso, api });
    await press('Yes, this is my account');
    await waitFor(() => expect(router.state.location.href).toBe('/attributions?from=intranet'));
    expect(sent.mock.calls).toEqual([[{ token: 'abc', deepLink: '/attributions?from=intranet' }]]);
    expect([readToken(), messages()]).toEqual(['new-token', ['Logged in successfully']]);
  });

  test('another user’s session is replaced', async () => {
    const path = arriveAt('/sso?token=abc');
    const { api } = answering('/api/sso', () => ({
      auth: 'new-token',
      userType: 'Client',
      challenge: null,
      person,
      navigateTo: null,
    }));
    const { store, router } = await renderPlugin({
      registry: {},
      path,
      agency: sso,
      api,
      user: { ...user, _id: 'u0', email: 'before@alpha.example' },
    });
    await press('Yes, this is my account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(store.get(sessionAtom)).toMatchObject({
      token: 'new-token',
      user: { email: 'ana@alpha.example' },
    });
  });

  test('SEC-12 an answer that leads to another site is not followed', async () => {
    const path = arriveAt('/sso?token=abc');
    const { api } = answering('/api/sso', () => ({
      auth: 'new-token',
      userType: 'Client',
      challenge: null,
      person,
      navigateTo: '//evil.example',
    }));
    const { router } = await renderPlugin({ registry: {}, path, agency: sso, api });
    await press('Yes, this is my account');
    await waitFor(() => expect(messages()).toEqual(['Logged in successfully']));
    expect(router.state.location.pathname).toBe('/');
  });

  test('R141 a failure says so and goes to /errors; the session is left alone', async () => {
    const path = arriveAt('/sso?token=abc');
    const { api } = answering('/api/sso', refuse(502, 'UPSTREAM_FAILED', 'Error during sso'));
    const { router } = await renderPlugin({ registry: {}, path, agency: sso, api, user });
    await waitFor(() => expect(router.state.location.pathname).toBe('/errors'));
    expect([messages(), readToken()]).toEqual([['Error during sso'], 'test-token']);
  });

  test('R141 without a token it fails without a call', async () => {
    const { api, sent } = answering('/api/sso', () => ({
      auth: 'new-token',
      userType: 'Client',
      challenge: null,
      person,
      navigateTo: null,
    }));
    const { router } = await renderPlugin({ registry: {}, path: '/sso', agency: sso, api });
    await waitFor(() => expect(router.state.location.pathname).toBe('/errors'));
    expect([sent.mock.calls, messages()]).toEqual([[], ['Error during sso']]);
  });

  test('R069 G42 is an unknown path where single sign-on is off', async () => {
    const path = arriveAt('/sso?token=abc');
    const { api, sent } = answering('/api/sso', () => ({
      auth: 'new-token',
      userType: 'Client',
      challenge: null,
      person,
      navigateTo: null,
    }));
    const visitor = await renderPlugin({ registry: {}, path, agency: anAgency(), api });
    await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/login'));
    visitor.unmount();
    const signedIn = await renderPlugin({ registry: {}, path, agency: anAgency(), api, user });
    await waitFor(() => expect(signedIn.router.state.location.pathname).toBe('/'));
    expect([sent.mock.calls, messages()]).toEqual([[], []]);
  });
});
