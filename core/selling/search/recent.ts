import { atom } from 'jotai';
import { userAtom } from '../../session/session';
import { agencyAtom } from '../../tenant/agency';
import { todayLocal } from '../../ui/dates/date-range';

/** A search as it is offered once more: the address that repeats it, and the places that it names. */
export interface RecentSearch<Criteria, Place> {
  criteria: Criteria;
  places: readonly Place[];
}

/** What a product's searches are made of. */
export interface SearchKind<Criteria, Place> {
  /** Id of the plugin. */
  readonly product: string;
  /** The last day on which searching for it makes sense, `YYYY-MM-DD`. */
  readonly lastDay: (criteria: Criteria) => string;
  /** What tells one place from another. */
  readonly placeId: (place: Place) => string;
}

/** So many are offered. */
export const MOST_RECENT = 6;

/** One spelling for one search, whatever the order of its parameters. */
export const keyOfCriteria = (criteria: object): string =>
  JSON.stringify(
    Object.entries(criteria)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

type Search = RecentSearch<object, unknown>;

/** The newest first, each once, at most six. */
export const withSearch = <S extends Search>(list: readonly S[], search: S): S[] =>
  [search, ...withoutSearch(list, search.criteria)].slice(0, MOST_RECENT);

export const withoutSearch = <S extends Search>(list: readonly S[], criteria: object): S[] =>
  list.filter((known) => keyOfCriteria(known.criteria) !== keyOfCriteria(criteria));

/** Those that still make sense on a day. */
export const stillToCome = <C extends object, P>(
  list: readonly RecentSearch<C, P>[],
  { lastDay }: SearchKind<C, P>,
  day: string = todayLocal(),
): RecentSearch<C, P>[] => list.filter(({ criteria }) => lastDay(criteria) >= day);

/** Places of these searches, the newest first, each once. */
export function recentPlaces<C, P>(list: readonly RecentSearch<C, P>[], { placeId }: SearchKind<C, P>): P[] {
  const places = new Map<string, P>();
  for (const place of list.flatMap((search) => search.places))
    if (!places.has(placeId(place))) places.set(placeId(place), place);
  return [...places.values()].slice(0, MOST_RECENT - 1);
}

const allAtom = atom<ReadonlyMap<string, readonly Search[]>>(new Map());

/** Whose searches: of an agency's visitor, or of the account that is signed in there. */
const ownerAtom = atom((get) => `${get(agencyAtom)?._id ?? ''}/${get(userAtom)?._id ?? ''}`);

/**
 * The searches of this visit, by product. In memory only: search criteria are never written to the browser (R161,
 * R440); those of an account are kept by the server.
 */
export const visitSearchesAtom = atom(
  (get) => {
    const [all, owner] = [get(allAtom), get(ownerAtom)];
    return (product: string): readonly Search[] => all.get(`${owner}/${product}`) ?? [];
  },
  (get, set, product: string, change: (list: readonly Search[]) => readonly Search[]) => {
    const key = `${get(ownerAtom)}/${product}`;
    set(allAtom, new Map(get(allAtom)).set(key, change(get(allAtom).get(key) ?? [])));
  },
);
