import { atom } from 'jotai';
import { userAtom } from '@/core/auth/session';
import type { Criteria } from './criteria';
import type { Place } from './places';

/** A search of this visit. Kept in memory only: search criteria are never persisted (R440). */
export interface RecentSearch {
  criteria: Criteria;
  /** The places of its flights, each once. */
  places: readonly Place[];
}

const MOST = 5;
const keyOf = (criteria: Criteria): string => JSON.stringify(Object.entries(criteria).sort());

/** The newest first, each once. */
export const withSearch = (list: readonly RecentSearch[], search: RecentSearch): RecentSearch[] =>
  [search, ...list.filter(({ criteria }) => keyOf(criteria) !== keyOf(search.criteria))].slice(0, MOST);

/** Places of these searches, the newest first, each once. */
export function recentPlaces(list: readonly RecentSearch[]): Place[] {
  const places = list.flatMap((search) => search.places);
  return places
    .filter(
      (place, index) =>
        places.findIndex(({ code, isCity }) => code === place.code && isCity === place.isCity) === index,
    )
    .slice(0, MOST);
}

const allAtom = atom<ReadonlyMap<string, RecentSearch[]>>(new Map());
const ownerAtom = atom((get) => get(userAtom)?._id ?? '');

/** Searches of the person who is signed in, or of the visitor: somebody else on this computer starts afresh. */
export const recentSearchesAtom = atom(
  (get) => get(allAtom).get(get(ownerAtom)) ?? [],
  (get, set, search: RecentSearch) => {
    const owner = get(ownerAtom);
    set(allAtom, new Map(get(allAtom)).set(owner, withSearch(get(allAtom).get(owner) ?? [], search)));
  },
);

/** Whether this very search is already among them. */
export const isKnown = (list: readonly RecentSearch[], criteria: Criteria): boolean =>
  list.some((search) => keyOf(search.criteria) === keyOf(criteria));
