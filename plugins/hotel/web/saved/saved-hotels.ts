import { atom, useAtomValue, useSetAtom } from 'jotai';
import { userAtom } from '@/core/session/session';
import { agencyAtom } from '@/core/tenant/agency';

/** The most that is kept of one person. */
const MOST = 100;
const KEY = 'saved-hotels';

type All = Readonly<Record<string, readonly string[]>>;

/** Whose list: of an agency's visitor, or of the account that is signed in there. */
const ownerAtom = atom((get) => `${get(agencyAtom)?._id ?? ''}/${get(userAtom)?._id ?? ''}`);

function read(): All {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as All) : {};
  } catch {
    // A browser that keeps nothing keeps the list for this visit.
    return {};
  }
}

const allAtom = atom<All | null>(null);

/** Ids of the properties that were saved in this browser, the last one first. */
const savedAtom = atom((get): readonly string[] => {
  const list = (get(allAtom) ?? read())[get(ownerAtom)];
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
});

const toggleAtom = atom(null, (get, set, ids: readonly [string, ...string[]]) => {
  const saved = get(savedAtom);
  const isSaved = ids.some((id) => saved.includes(id));
  const others = saved.filter((id) => !ids.includes(id));
  const next = isSaved ? others : [ids[0], ...others].slice(0, MOST);
  const all = { ...(get(allAtom) ?? read()), [get(ownerAtom)]: next };
  set(allAtom, all);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // As above.
  }
});

/** The saved properties; a property may be saved by any of its names. */
export function useSavedHotels() {
  const saved = useAtomValue(savedAtom);
  const toggle = useSetAtom(toggleAtom);
  return {
    saved,
    isSaved: (id: string, aliases: readonly string[] = []) =>
      [id, ...aliases].some((name) => saved.includes(name)),
    toggle: (id: string, aliases: readonly string[] = []) => toggle([id, ...aliases]),
  };
}
