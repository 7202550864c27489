import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { media } from '@/themes/scale';
import { emptySession, endSession, sessionAtom } from '../../session/session';
import { deleteCookie } from '../../state/cookies';
import { boatsRegistry } from '../../testing/boats';
import { answering } from '../../testing/PageStage';
import { renderPlugin } from '../../testing/renderPlugin';
import { aUser } from '../../testing/user';
import { findCommands, looksLikeLocator, type Command } from '../palette/commands';
import { openedBy } from '../palette/keys';
import { rememberUser } from './first-visit';
import { isSideKnown, sideAtom } from './place';
import { bookNowPath, isCurrent, sideLinks } from './side-links';

window.scrollTo = () => {};
afterEach(() => {
  cleanup();
  deleteCookie('staffMenu');
});

const item = (path: string, isActive = true, name = path) => ({ path, name, isActive });

describe('what the side menu holds', () => {
  it('R361 items of the server whose page is installed, by group, each once', () => {
    const installed = [
      '/dashboard',
      '/mytrip',
      '/clients',
      '/settings/website',
      '/settings/letters',
      '/bookings/boats',
    ];
    const groups = sideLinks(
      [
        item('/booknow/boats'),
        item('/bookings/boats'),
        item('/clients'),
        item('/agents'),
        item('/settings/website'),
        item('/SETTINGS/website'),
        item('/dashboard', false),
        item('/settings/letters', false),
      ],
      (path) => installed.includes(path),
    );
    const paths = Object.fromEntries(
      Object.entries(groups).map(([group, links]) => [group, links.map(({ path }) => path)]),
    );
    expect(paths).toEqual({
      work: ['/dashboard', '/mytrip'],
      bookings: ['/bookings/boats'],
      people: ['/clients'],
      settings: ['/settings/website'],
    });
  });

  it('R360 Book Now leads to the first active product, else to the first installed one', () => {
    const installed = [{ path: '/booknow/boats' }];
    expect(bookNowPath([{ to: '/booknow/trains' }, { to: '/booknow/boats' }], installed)).toBe(
      '/booknow/trains',
    );
    expect(bookNowPath([], installed)).toBe('/booknow/boats');
    expect(bookNowPath([], [])).toBe('/');
  });

  it('marks the page and what is below it, not one that only begins alike', () => {
    expect([isCurrent('/clients/7', '/clients'), isCurrent('/Clients/', '/clients')]).toEqual([true, true]);
    expect(isCurrent('/clients-old', '/clients')).toBe(false);
  });
});

describe('where it stands', () => {
  it('R036 beside the page from 1200 px on, as every desktop layout', () => {
    expect(media.desktop).toBe('screen and (min-width: 1200px)');
  });
});

describe('who sees it', () => {
  const open = (userType: string) =>
    renderPlugin({
      registry: boatsRegistry,
      path: '/mytrip',
      user: aUser({ userType }),
      api: answering({ '/api/agency/navigations': { data: [item('/mytrip')] } }),
    });

  it('R049 R360 staff, with Book Now and the page they are on', async () => {
    await open('SalesAgent');
    const nav = await screen.findByRole('navigation', { name: 'Agency' }, { timeout: 15_000 });
    expect(
      within(nav)
        .getByRole('link', { name: /Book Now/ })
        .getAttribute('href'),
    ).toMatch(/^\/booknow\//);
    expect(within(nav).getByRole('link', { name: 'My Trips' }).getAttribute('aria-current')).toBe('page');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(await screen.findAllByRole('option', { name: /My Trips/ })).toHaveLength(1);
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Fold the menu' }));
    expect(screen.getByRole('button', { name: 'Unfold the menu' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    expect(document.cookie).toContain('staffMenu=narrow');
  }, 30_000);

  it('R050 nobody else', async () => {
    await open('Client');
    expect(screen.queryByRole('navigation', { name: 'Agency' })).toBeNull();
    expect(document.cookie).not.toContain('staffMenu');
  }, 30_000);
});

describe('who is remembered in this browser', () => {
  it('R049 R050 a first visit knows nobody; a client leaves no menu behind, and the end of a session nothing', () => {
    expect(isSideKnown()).toBe(false);
    rememberUser('Client');
    expect(isSideKnown()).toBe(true);
    const store = createStore();
    store.set(sessionAtom, { ...emptySession(), authenticated: true });
    expect(store.get(sideAtom)).toBeNull();
    endSession(store);
    expect(isSideKnown()).toBe(false);
    rememberUser('SalesAgent');
    expect(isSideKnown(), 'staff is remembered by its menu').toBe(false);
  });
});

describe('the command palette', () => {
  const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
    id,
    group: 'pages',
    label,
    icon: (() => null) as never,
    run: () => undefined,
    ...more,
  });
  const all = [
    command('home', 'Home page'),
    command('trips', 'Minhas viagens'),
    command('usd', 'US Dollar', { detail: 'USD', words: 'Currency', hidden: true }),
    command('es', 'Espanhol', { words: 'Español Idioma' }),
  ];
  const ids = (text: string) => findCommands(all, text).map(({ id }) => id);

  it('lists what is not hidden, and finds by label, code and other words without accents', () => {
    expect(ids('')).toEqual(['home', 'trips', 'es']);
    expect(ids('usd')).toEqual(['usd']);
    expect(ids('espanol')).toEqual(['es']);
    expect(ids('VIAG')).toEqual(['trips']);
    expect(ids('start viagens')).toEqual([]);
  });
  it('puts what begins with the word before what only has it', () => {
    const found = findCommands(
      [command('a', 'My star'), command('b', 'Start page'), command('c', 'Restart')],
      'star',
    );
    expect(found.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
  it('a reference is letters and digits', () => {
    expect(['QK7', 'qk7m2p', 'QK7M2P99'].map(looksLikeLocator)).toEqual([true, true, true]);
    expect(['QK', 'my trips', 'a@b', 'QK7M2P999'].map(looksLikeLocator)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
  it('opens by ⌘K and Ctrl-K everywhere, by ? only where nobody types', () => {
    const press = (key: string, more: object = {}) => ({
      key,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      repeat: false,
      target: document.body,
      ...more,
    });
    const input = document.createElement('input');
    expect(openedBy(press('k', { metaKey: true }))).toBe('commands');
    expect(openedBy(press('K', { ctrlKey: true, target: input }))).toBe('commands');
    expect(openedBy(press('k'))).toBeNull();
    expect(openedBy(press('?'))).toBe('shortcuts');
    expect(openedBy(press('?', { target: input }))).toBeNull();
    expect(openedBy(press('k', { ctrlKey: true, repeat: true }))).toBeNull();
  });
});
