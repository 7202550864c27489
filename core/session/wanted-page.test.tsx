import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookieText, deleteCookie, readCookie, writeCookie } from '../state/cookies';
import { anAgency } from '../testing/agency';
import { fakeServer } from '../testing/fake-server';
import { patient } from '../testing/patient';
import { renderPlugin } from '../testing/renderPlugin';
import { aUser } from '../testing/user';
import { deepLinkAtom } from './session';
import { clearToken } from './token';
import { forgetWantedPage, keepWantedPage, takeWantedPage, wantedPage } from './wanted-page';

patient();

beforeEach(() => deleteCookie('wantedPage'));
afterEach(clearToken);

/** A page of this browser, whose visitor wants that. */
const tab = (path: string | null = null) => {
  const store = createStore();
  store.set(deepLinkAtom, path);
  return store;
};

describe('the page that somebody wanted', () => {
  it('G08 is kept for the address that a letter goes to, and given once', () => {
    keepWantedPage(tab('/mytrip?when=past'), 'Ana@Mail.example ');
    expect(takeWantedPage(tab(), 'someone@mail.example')).toBeNull();
    expect(wantedPage(tab(), 'ana@mail.example')).toBe('/mytrip?when=past');
    expect(takeWantedPage(tab(), 'ana@mail.example')).toBe('/mytrip?when=past');
    expect(takeWantedPage(tab(), 'ana@mail.example')).toBeNull();
  });

  it('G08 is kept at another service for whoever comes back from it, for an hour', () => {
    keepWantedPage(tab('/booknow/flights/checkout?offer=1'));
    expect(takeWantedPage(tab(), 'ana@mail.example')).toBe('/booknow/flights/checkout?offer=1');
    expect(takeWantedPage(tab(), 'ana@mail.example')).toBeNull();
  });

  it('G08 of this tab goes before what was kept, and both are over with the login', () => {
    keepWantedPage(tab('/mytrip'), 'ana@mail.example');
    const here = tab('/profile');
    expect(takeWantedPage(here, 'ana@mail.example')).toBe('/profile');
    expect([here.get(deepLinkAtom), wantedPage(here, 'ana@mail.example')]).toEqual([null, null]);
  });

  it('G33 a checkout of six flights with all its filters is not too long, even in the longest path', () => {
    const legs = Array.from({ length: 6 }, (_, at) => `LOGRUWAW2027010${at}0_LOWAWNRT2027010${at}0`).join(
      '%7E',
    );
    const address = `/booknow/flights/checkout?trip=multi-city&itinerary=${legs}&offer=sb1.${legs}&total=9&airlines=`;
    const path = address.padEnd(2_000, 'LO%7E').slice(0, 1_999).replace(/%7?$/, '');
    expect(path.length).toBeGreaterThan(1_990);
    keepWantedPage(tab(path), 'somebody.with.a.long.name@mail.example');
    expect(wantedPage(tab(), 'somebody.with.a.long.name@mail.example')).toBe(path);
    expect(cookieText('wantedPage', readCookie('wantedPage')!, 0, true).split(';')[0]!.length).toBeLessThan(
      4_096,
    );
  });

  it('SEC-12 is a page of this site, whatever stands in the cookie', () => {
    for (const path of ['//evil.example', 'https://evil.example', 7, null]) {
      writeCookie('wantedPage', JSON.stringify(['a@b.example', path]), 60);
      expect(takeWantedPage(tab(), 'a@b.example')).toBeNull();
    }
    for (const text of ['nonsense', '{}', 'null', '[]', '[7,"/mytrip"]']) {
      writeCookie('wantedPage', text, 60);
      expect(takeWantedPage(tab(), 'a@b.example')).toBeNull();
    }
  });

  it('who wants nothing leaves nothing of somebody else, and what they wanted before', () => {
    keepWantedPage(tab('/mytrip'), 'ana@mail.example');
    keepWantedPage(tab(), 'ana@mail.example');
    expect(wantedPage(tab(), 'ana@mail.example')).toBe('/mytrip');
    keepWantedPage(tab(), 'rui@mail.example');
    expect(readCookie('wantedPage')).toBeFalsy();
    keepWantedPage(tab('/mytrip'));
    keepWantedPage(tab());
    expect(readCookie('wantedPage')).toBeFalsy();
    keepWantedPage(tab('/mytrip'), 'ana@mail.example');
    keepWantedPage(tab(`/${'%41'.repeat(900)}`), 'ana@mail.example');
    expect(readCookie('wantedPage')).toBeFalsy();
  });
});

describe('on a computer that is shared', () => {
  const visit = (path: string, signedIn = false) =>
    renderPlugin({
      registry: {},
      path,
      agency: anAgency(),
      api: fakeServer({ '/api/user/logout': { data: 'ok' } }).api,
      ...(signedIn ? { user: aUser() } : {}),
    });

  it('R152 R153 who logs out leaves nothing; a visitor who is sent to log in loses nothing', async () => {
    keepWantedPage(tab('/mytrip'), 'ana@mail.example');
    const visitor = await visit('/logout');
    await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/'));
    expect(wantedPage(tab(), 'ana@mail.example')).toBe('/mytrip');
    visitor.unmount();
    const { router } = await visit('/logout', true);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(readCookie('wantedPage')).toBeFalsy();
  });

  it('R161 nothing of it stands in the local storage', async () => {
    localStorage.clear();
    keepWantedPage(tab('/mytrip'));
    keepWantedPage(tab('/mytrip'), 'ana@mail.example');
    expect(localStorage).toHaveLength(0);
  });

  it('G08 the way back stays in the history from one account screen to the next, over a reload of each', async () => {
    const { router } = await visit('/');
    await router.navigate({ to: '/login', state: { returnTo: '/mytrip', wanted: 'booking' } });
    for (const name of ['Create an account', 'Log in', 'Forgot password?', 'Back to login']) {
      const link = await waitFor(() => {
        const found = screen.getAllByRole('link', { name }).find((one) => one.closest('[role=dialog]'));
        if (!found) throw new Error(`no ${name}`);
        return found;
      });
      await userEvent.click(link);
      await waitFor(() =>
        expect(router.state.location.href).toBe(new URL(link.getAttribute('href')!, location.href).pathname),
      );
      expect(router.state.location.state).toMatchObject({ returnTo: '/mytrip', wanted: 'booking' });
    }
    forgetWantedPage();
  });
});
