import { atom, type WritableAtom } from 'jotai';

/** The only keys that outlive the page; nothing else is ever written (R161, R162). */
export const PERSISTED_KEYS = [
  'theme',
  'service',
  'multipleTicket',
  'bookingService',
  'streaming',
  'seller',
  'gatekeeper',
] as const;
export type PersistedKey = (typeof PERSISTED_KEYS)[number];

/** One versioned record; a record of another version is discarded (R160, G25). */
export const STORAGE_NAME = 'caravel-prod';
export const STORAGE_VERSION = 1;

type Saved = Partial<Record<PersistedKey, unknown>>;

/** What was saved, reduced to the known keys; anything unreadable counts as nothing. */
export function readSaved(storage: Pick<Storage, 'getItem'> = localStorage): Saved {
  try {
    const record = JSON.parse(storage.getItem(STORAGE_NAME) ?? 'null') as {
      version?: unknown;
      state?: unknown;
    } | null;
    if (record?.version !== STORAGE_VERSION || typeof record.state !== 'object' || record.state === null)
      return {};
    const state = record.state as Record<string, unknown>;
    return Object.fromEntries(PERSISTED_KEYS.flatMap((key) => (key in state ? [[key, state[key]]] : [])));
  } catch {
    return {};
  }
}

function save(key: PersistedKey, value: unknown): void {
  try {
    localStorage.setItem(
      STORAGE_NAME,
      JSON.stringify({ version: STORAGE_VERSION, state: { ...readSaved(), [key]: value } }),
    );
  } catch {
    // A full or forbidden storage costs the memory of a setting, not the setting.
  }
}

/**
 * An atom whose value is kept in local storage. `accept` turns what was stored into a value, or undefined
 * to use the initial one: stored data is input like any other.
 */
export function persistedAtom<T>(
  key: PersistedKey,
  initial: T,
  accept: (saved: unknown) => T | undefined,
): WritableAtom<T, [T], void> {
  const value = atom<T | undefined>(undefined);
  return atom(
    (get) => get(value) ?? accept(readSaved()[key]) ?? initial,
    (_, set, next: T) => {
      set(value, () => next);
      save(key, next);
    },
  );
}
