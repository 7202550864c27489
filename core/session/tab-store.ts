import { KEPT_PREFIX as PREFIX } from './input-owner';
import { onSessionEnd } from './session';

/** Storage may be full or forbidden: then a reload loses what was kept, and nothing else. */
const quietly = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

export interface TabStore {
  /** What was kept under the key, unchecked: whoever reads it parses it. */
  read: (key: string) => unknown;
  keep: (key: string, value: unknown) => void;
  drop: (key: string) => void;
}

/**
 * Something of a checkout that survives a reload and an expired session: in this tab only, gone when its user logs out
 * or another one logs in.
 */
export function tabStore(name: string): TabStore {
  const prefix = `${PREFIX}${name}:`;
  onSessionEnd((isExpired) =>
    quietly(() => {
      if (isExpired) return;
      for (const stored of Object.keys(sessionStorage))
        if (stored.startsWith(prefix)) sessionStorage.removeItem(stored);
    }),
  );
  return {
    read: (key) => quietly(() => JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as unknown),
    keep: (key, value) => void quietly(() => sessionStorage.setItem(prefix + key, JSON.stringify(value))),
    drop: (key) => void quietly(() => sessionStorage.removeItem(prefix + key)),
  };
}

const keptUnder = (key: string): string[] =>
  quietly(() =>
    Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX) && name.endsWith(`:${key}`)),
  ) ?? [];

/** Drops what every store keeps under the key. */
export const dropEverywhere = (key: string): void =>
  keptUnder(key).forEach((name) => quietly(() => sessionStorage.removeItem(name)));

/** What every store keeps under one key is kept under another one from now on. */
export function moveEverywhere(from: string, to: string): void {
  for (const name of keptUnder(from))
    quietly(() => {
      sessionStorage.setItem(name.slice(0, -from.length) + to, sessionStorage.getItem(name)!);
      sessionStorage.removeItem(name);
    });
}
