import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Gives a function that keeps an element where it is in the window while `drawn` changes: what is folded above it would
 * otherwise take it out of view.
 */
export function useKeptInPlace(drawn: unknown): (element: Element | null | undefined) => void {
  const kept = useRef<{ element: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    const { element, top } = kept.current ?? {};
    kept.current = null;
    if (!element?.isConnected) return;
    const moved = element.getBoundingClientRect().top - top!;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [drawn]);
  return useCallback((element) => {
    kept.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  }, []);
}
