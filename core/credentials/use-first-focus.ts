import { type RefObject, useEffect, useRef } from 'react';
import { focusSoon } from '../ui/fields/focus-soon';

/**
 * Puts the focus, once, on what a screen is for: a visitor who comes from another screen has lost theirs. With the next
 * frame, which has to lay the page out anyway.
 */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => focusSoon(() => ref.current?.focus()), []);
  return ref;
}
