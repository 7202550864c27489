// @vitest-environment jsdom
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { emptySession, sessionAtom } from '@/core/auth/session';
import { placeToCome } from './places';
import { isKnown, recentPlaces, recentSearchesAtom, withSearch, type RecentSearch } from './recent';

const search = (from: string, to: string, depart = '2027-03-10'): RecentSearch => ({
  criteria: { from, to, depart },
  places: [from, to].map((code) => ({ ...placeToCome(code), country: 'Portugal', countryShortCode: 'PT' })),
});

describe('recent searches', () => {
  it('R242 keeps the newest first and each once', () => {
    const list = [search('LIS', 'OPO'), search('FAO', 'OPO')].reduce(withSearch, [] as RecentSearch[]);
    expect(withSearch(list, search('LIS', 'OPO')).map(({ criteria }) => criteria.from)).toEqual([
      'LIS',
      'FAO',
    ]);
    expect(isKnown(list, { depart: '2027-03-10', to: 'OPO', from: 'LIS' })).toBe(true);
    expect(isKnown(list, { depart: '2027-03-11', to: 'OPO', from: 'LIS' })).toBe(false);
  });

  it('keeps five at most', () => {
    const many = Array.from({ length: 9 }, (_, day) => search('LIS', 'OPO', `2027-03-1${day}`));
    expect(many.reduce(withSearch, [] as RecentSearch[])).toHaveLength(5);
  });

  it('offers each place once', () => {
    expect(recentPlaces([search('LIS', 'OPO'), search('OPO', 'FAO')]).map(({ code }) => code)).toEqual([
      'LIS',
      'OPO',
      'FAO',
    ]);
  });

  it('R440 shows nobody the searches of somebody else, and writes nothing to the browser', () => {
    const store = createStore();
    const signIn = (id: string) =>
      store.set(sessionAtom, {
        ...emptySession(),
        token: id,
        authenticated: true,
        user: { role: 'agent', _id: id },
      });
    signIn('ines');
    store.set(recentSearchesAtom, search('LIS', 'OPO'));
    expect(store.get(recentSearchesAtom)).toHaveLength(1);
    signIn('rui');
    expect(store.get(recentSearchesAtom)).toHaveLength(0);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});
