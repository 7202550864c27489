import { useLayoutEffect, useRef } from 'react';
import { tabStore } from './tab-store';
import { hasToken } from './token';

const kept = tabStore('typed');

/** What a form of that name held when its session expired, unchecked; null without. */
export const keptInput = (name: string): unknown => kept.read(name) ?? null;

/**
 * Keeps what is typed into a form when the session, and with it the screen, ends; `keptInput` gives it to the form that
 * is drawn after the next login. Whoever leaves with a session leaves nothing. Undefined: nothing to keep. Never for
 * passwords.
 */
export function useKeepInput(name: string | undefined, typed: unknown): void {
  const latest = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    latest.current = typed;
  });
  useLayoutEffect(() => {
    if (name === undefined) return;
    kept.drop(name);
    return () => {
      if (!hasToken() && latest.current !== undefined) kept.keep(name, latest.current);
    };
  }, [name]);
}
