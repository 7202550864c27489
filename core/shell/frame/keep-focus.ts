import type { AnyRouter } from '@tanstack/react-router';

/**
 * Puts the focus on the page's content when a change of page has taken away what had it: otherwise the next press of Tab
 * begins at the top, and a screen reader says nothing. Returns what stops it.
 */
export function keepFocus(router: Pick<AnyRouter, 'subscribe'>): () => void {
  return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // The first page is read from its top, where the way past the header is.
    if (!fromLocation || !pathChanged) return;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}
