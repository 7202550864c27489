import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus, once, on what a screen is for: a visitor who comes from another screen has lost theirs. With the next
 * frame, which has to lay the page out anyway.
 */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => ref.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return ref;
}
