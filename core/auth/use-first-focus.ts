import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus, once, on what a screen is for: a visitor who comes from another screen has lost theirs. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
