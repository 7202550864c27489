import { onSessionEnd } from '../auth/session';

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

/** Something of a checkout that survives a reload: in this tab only, gone when the session ends. */
export function tabStore(name: string): TabStore {
  const prefix = `caravel-${name}:`;
  onSessionEnd(() =>
    quietly(() => {
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
