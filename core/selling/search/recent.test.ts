// @vitest-environment jsdom
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { emptySession, sessionAtom } from '../../session/session';
import { agencyAtom } from '../../tenant/agency';
import { anAgency } from '../../testing/agency';
import {
  keyOfCriteria,
  recentPlaces,
  stillToCome,
  visitSearchesAtom,
  withoutSearch,
  withSearch,
  type RecentSearch,
  type SearchKind,
} from './recent';

interface Ferry {
  from: string;
  to: string;
  day: string;
  cabin?: string | undefined;
}
type Port = { id: string };
const ferries: SearchKind<Ferry, Port> = {
  product: 'ferry',
  lastDay: ({ day }) => day,
  placeId: ({ id }) => id,
};
const search = (from: string, to: string, day = '2027-03-10'): RecentSearch<Ferry, Port> => ({
  criteria: { from, to, day },
  places: [{ id: from }, { id: to }],
});
type List = RecentSearch<Ferry, Port>[];

describe('recent searches', () => {
  it('keeps the newest first and each once, however its parameters are ordered', () => {
    const list = [search('NAP', 'CAP'), search('ISC', 'CAP')].reduce(withSearch, [] as List);
    expect(withSearch(list, search('NAP', 'CAP')).map(({ criteria }) => criteria.from)).toEqual([
      'NAP',
      'ISC',
    ]);
    expect(keyOfCriteria({ day: '1', from: 'A' })).toBe(
      keyOfCriteria({ from: 'A', cabin: undefined, day: '1' }),
    );
    expect(keyOfCriteria({ day: '1', from: 'A' })).not.toBe(keyOfCriteria({ day: '2', from: 'A' }));
  });

  it('keeps six at most', () => {
    const many = Array.from({ length: 9 }, (_, day) => search('NAP', 'CAP', `2027-03-1${day}`));
    expect(many.reduce(withSearch, [] as List)).toHaveLength(6);
  });

  it('forgets one', () => {
    const list = [search('NAP', 'CAP'), search('ISC', 'CAP')];
    expect(withoutSearch(list, search('NAP', 'CAP').criteria)).toEqual([search('ISC', 'CAP')]);
  });

  it('drops those whose last day is over', () => {
    const list = [search('NAP', 'CAP', '2027-03-09'), search('NAP', 'CAP', '2027-03-10')];
    expect(stillToCome(list, ferries, '2027-03-10')).toEqual([list[1]]);
    expect(stillToCome(list, ferries, '2027-03-11')).toEqual([]);
  });

  it('offers each place once', () => {
    const list = [search('NAP', 'CAP'), search('CAP', 'ISC')];
    expect(recentPlaces(list, ferries).map(({ id }) => id)).toEqual(['NAP', 'CAP', 'ISC']);
  });

  it('R161 shows nobody the searches of somebody else or of another agency', () => {
    const store = createStore();
    const signIn = (id: string) =>
      store.set(sessionAtom, {
        ...emptySession(),
        token: id,
        authenticated: true,
        user: { role: 'agent', _id: id },
      });
    const shown = () => store.get(visitSearchesAtom)('ferry');
    store.set(agencyAtom, anAgency());
    signIn('ines');
    store.set(visitSearchesAtom, 'ferry', (list) => withSearch(list, search('NAP', 'CAP')));
    expect(shown()).toHaveLength(1);
    expect(store.get(visitSearchesAtom)('balloon')).toHaveLength(0);
    signIn('rui');
    expect(shown()).toHaveLength(0);
    signIn('ines');
    store.set(agencyAtom, anAgency({ _id: 'another' }));
    expect(shown()).toHaveLength(0);
  });

  it('R440 writes nothing to the browser', () => {
    const store = createStore();
    store.set(agencyAtom, anAgency());
    store.set(visitSearchesAtom, 'ferry', (list) => withSearch(list, search('NAP', 'CAP')));
    expect(store.get(visitSearchesAtom)('ferry')).toHaveLength(1);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});
