// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { PERSISTED_KEYS, persistedAtom, readSaved, STORAGE_NAME } from './persisted';

afterEach(() => localStorage.clear());

const words = (saved: unknown) => (typeof saved === 'string' ? saved : undefined);

describe('persisted state', () => {
  it('R160 G25 is version 1 under a name with the prod suffix', () => {
    createStore().set(persistedAtom('service', 'none', words), 'air');
    expect(STORAGE_NAME).toMatch(/-prod$/);
    expect(JSON.parse(localStorage.getItem(STORAGE_NAME)!)).toEqual({
      version: 1,
      state: { service: 'air' },
    });
  });
  it('R161 R162 holds the seven listed keys and nothing else', () => {
    expect([...PERSISTED_KEYS].sort()).toEqual(
      ['theme', 'service', 'multipleTicket', 'bookingService', 'streaming', 'seller', 'gatekeeper'].sort(),
    );
    localStorage.setItem(
      STORAGE_NAME,
      JSON.stringify({ version: 1, state: { theme: 'dark', user: { name: 'x' }, flight: {} } }),
    );
    expect(readSaved()).toEqual({ theme: 'dark' });
  });
  it('G25 discards another version and unreadable text', () => {
    localStorage.setItem(STORAGE_NAME, JSON.stringify({ version: 2, state: { theme: 'dark' } }));
    expect(readSaved()).toEqual({});
    localStorage.setItem(STORAGE_NAME, '{');
    expect(readSaved()).toEqual({});
  });
  it('restores a value, keeps the others, and ignores one that is not usable', () => {
    localStorage.setItem(STORAGE_NAME, JSON.stringify({ version: 1, state: { theme: 'dark', seller: 7 } }));
    const store = createStore();
    const seller = persistedAtom('seller', 'none', words);
    expect(store.get(seller)).toBe('none');
    expect(store.get(persistedAtom('theme', 'light', words))).toBe('dark');
    store.set(seller, 'own');
    expect(store.get(seller)).toBe('own');
    expect(readSaved()).toEqual({ theme: 'dark', seller: 'own' });
  });
});
