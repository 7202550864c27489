// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { each } from '@/tests/support/each';
import { apiAtom } from '../api/context';
import { ApiError } from '../api/error';
import type { Api } from '../api/client';
import { isTravelAgent } from '../contract/constants';
import { cookieText } from '../state/cookies';
import { aUser } from '../testing/user';
import { sessionExpiredAtom } from './session-expired';
import { createExpiryHandler, HOME_DELAY, watchSession } from './session-expiry';
import { clearToasts, toastStore } from '../ui/feedback/toast';
import {
  deepLinkAtom,
  emptySession,
  endSession,
  fetchProfile,
  onSessionEnd,
  sessionAtom,
  startSession,
  userAtom,
} from './session';
import { readRemembered, writeRemembered } from '../auth/login/remember';
import { signIn } from '../auth/login/sign-in';
import { hasToken, readToken, TOKEN_COOKIE, TOKEN_SECONDS, writeToken } from './token';
import { maySignIn, socialSignIns } from '../auth/login/sign-in-links';

const setUp = (call: Api['call']) => {
  const store = createStore();
  store.set(apiAtom, { call, stream: vi.fn() });
  return store;
};
const clearCookies = () => {
  for (const part of document.cookie.split('; '))
    document.cookie = `${part.split('=')[0]}=; path=/; max-age=0`;
};
beforeEach(clearCookies);
afterEach(clearCookies);

describe('the token', () => {
  it('R087 R156 lasts 604800 s', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    writeToken('t');
    expect(written.mock.calls).toEqual([['x-access-token=t; path=/; max-age=604800; samesite=lax']]);
    written.mockRestore();
  });
  it('SEC-01 G57 is lax, and secure on https', () => {
    expect(cookieText(TOKEN_COOKIE, 't', TOKEN_SECONDS, true)).toBe(
      'x-access-token=t; path=/; max-age=604800; samesite=lax; secure',
    );
  });
  it('survives odd characters', () => {
    writeToken('a=b; c%d');
    expect(readToken()).toBe('a=b; c%d');
  });
});

describe('the session', () => {
  it('R157 G09 starts with the inert role agent, which makes nobody an agent', () => {
    expect(emptySession()).toEqual({
      user: { role: 'agent' },
      token: null,
      authenticated: false,
      error: null,
    });
    expect(createStore().get(userAtom)).toBeNull();
  });
  it('R166 only owners and sales agents are travel agents', () => {
    expect(each(['AgencyOwner', 'SalesAgent'], isTravelAgent)).toBe(true);
    expect(['Client', 'agencyowner', '', undefined].some(isTravelAgent)).toBe(false);
  });
  it('R087 login stores the token and the profile', async () => {
    const call = vi
      .fn()
      .mockResolvedValueOnce({ auth: 'tok', userType: 'Client', challenge: null })
      .mockResolvedValueOnce({ data: aUser() });
    const store = setUp(call);
    await signIn(store, { call }, { email: 'a@b.co', password: 'x' });
    expect(readToken()).toBe('tok');
    expect(store.get(sessionAtom)).toMatchObject({ authenticated: true, token: 'tok', error: null });
    expect(store.get(userAtom)?.email).toBe(aUser().email);
  });
  it('R088 failure keeps the error and no token', async () => {
    const error = new ApiError(401, 'BAD_CREDENTIALS', 'Incorrect email or password.');
    const store = setUp(vi.fn());
    await expect(
      signIn(store, { call: vi.fn().mockRejectedValue(error) }, { email: 'a@b.co', password: 'x' }),
    ).rejects.toBe(error);
    expect(store.get(sessionAtom)).toMatchObject({ authenticated: false, error });
    expect(hasToken()).toBe(false);
  });
  it('asks for the profile once, however many ask, and again for another token', async () => {
    const call = vi.fn().mockResolvedValue({ data: aUser() });
    const store = setUp(call);
    writeToken('one');
    startSession(store);
    await Promise.all([fetchProfile(store), fetchProfile(store)]);
    await fetchProfile(store);
    expect(call).toHaveBeenCalledOnce();
    writeToken('two');
    await fetchProfile(store);
    expect(call).toHaveBeenCalledTimes(2);
  });
  it('R153 ending it clears cookie, deep link, user, and tells who listens', () => {
    const store = setUp(vi.fn());
    const reset = vi.fn();
    const stop = onSessionEnd(reset);
    writeToken('tok');
    store.set(deepLinkAtom, '/mytrip');
    store.set(sessionAtom, {
      user: { role: 'agent', ...aUser() },
      token: 'tok',
      authenticated: true,
      error: null,
    });
    endSession(store);
    expect(hasToken()).toBe(false);
    expect(store.get(deepLinkAtom)).toBeNull();
    expect(store.get(sessionAtom)).toEqual(emptySession());
    expect(reset).toHaveBeenCalledOnce();
    stop();
    endSession(store);
    expect(reset).toHaveBeenCalledOnce();
  });
  it('R162 is never written to storage', async () => {
    const call = vi
      .fn()
      .mockResolvedValueOnce({ auth: 'tok', userType: 'Client', challenge: null })
      .mockResolvedValueOnce({ data: aUser() });
    await signIn(setUp(call), { call }, { email: 'a@b.co', password: 'secret-word' });
    // Whose input a page may have kept is an id, and all that is there of anybody.
    expect({ ...localStorage, ...sessionStorage }).toEqual({ 'input-owner': aUser()._id });
  });
});

describe('an expired session', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const handle = (path: string) => {
    const deps = {
      endSession: vi.fn(),
      announce: vi.fn(),
      here: () => path,
      goHome: vi.fn(),
      now: () => Date.now(),
    };
    return { ...deps, expired: createExpiryHandler(deps) };
  };
  it('R150 R151 ends, says so, and goes to / within a second', () => {
    const { expired, endSession: end, announce, goHome } = handle('/mytrip');
    expired();
    expect(end).toHaveBeenCalledOnce();
    expect(announce).toHaveBeenCalledOnce();
    expect(HOME_DELAY).toBeLessThan(1_000);
    vi.advanceTimersByTime(999);
    expect(goHome).toHaveBeenCalledOnce();
  });
  it('R150 logs out and says in these words that the session has expired', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    const store = setUp(vi.fn());
    writeToken('tok');
    watchSession(store, { latestLocation: { href: '/mytrip' }, navigate: vi.fn() } as never);
    store.get(sessionExpiredAtom).run();
    expect(hasToken()).toBe(false);
    expect(toastStore.current().map(({ message }) => message)).toEqual([
      'Your session has expired, Please login again.',
    ]);
    clearToasts();
  });
  it('G23 a burst is one toast', () => {
    const { expired, announce, goHome } = handle('/mytrip');
    expired();
    vi.advanceTimersByTime(200);
    expired();
    expired();
    vi.advanceTimersByTime(5_000);
    expect(announce).toHaveBeenCalledOnce();
    expect(goHome).toHaveBeenCalledOnce();
    expired();
    expect(announce).toHaveBeenCalledTimes(2);
  });
  it('R151 G133 on / it stays', () => {
    const { expired, announce, goHome } = handle('/');
    expired();
    vi.advanceTimersByTime(5_000);
    expect(announce).toHaveBeenCalledOnce();
    expect(goHome).not.toHaveBeenCalled();
  });
});

describe('remember me', () => {
  it('R086 G124 keeps preference and e-mail in cookies, and forgets both', () => {
    expect(readRemembered()).toEqual({ remember: false, email: '' });
    writeRemembered(true, 'ana@x.co');
    expect(readRemembered()).toEqual({ remember: true, email: 'ana@x.co' });
    expect(document.cookie).toContain('rememberMe=true');
    writeRemembered(false, 'ana@x.co');
    expect(readRemembered()).toEqual({ remember: false, email: '' });
  });
});

describe('the login card', () => {
  it('R084 R085 the button waits for valid fields and an active agency', () => {
    expect(maySignIn({ emailError: null, passwordError: null, isAgencyActive: true })).toBe(true);
    expect(maySignIn({ emailError: null, passwordError: null, isAgencyActive: false })).toBe(false);
    expect(maySignIn({ emailError: 'x', passwordError: null, isAgencyActive: true })).toBe(false);
    expect(maySignIn({ emailError: null, passwordError: 'x', isAgencyActive: true })).toBe(false);
  });
  it('G128 R083 offers Facebook as Google is, where it is enabled', () => {
    expect(socialSignIns({ isGoogleEnabled: false, isFacebookEnabled: true })).toEqual([
      { provider: 'facebook', href: '/api/social/facebook' },
    ]);
  });
  it('R082 R083 offers the social sign-ins that are switched on', () => {
    expect(socialSignIns({ isGoogleEnabled: false, isFacebookEnabled: false })).toEqual([]);
    expect(socialSignIns({ isGoogleEnabled: true, isFacebookEnabled: false })).toEqual([
      { provider: 'google', href: '/api/social/google' },
    ]);
    expect(socialSignIns({ isGoogleEnabled: true, isFacebookEnabled: true })).toHaveLength(2);
  });
});
