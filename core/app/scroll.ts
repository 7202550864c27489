import type { ParsedLocation } from '@tanstack/react-router';

/** How the browser came to this document: by a link, by reloading, or by going back to it. */
const arrival = (): string | undefined =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;

/**
 * Whether the router may move the page to where it was, or to its top. Not for the page that somebody has just come
 * to: it stands at its top, or where its reader has scrolled the server's first sight meanwhile.
 */
export function scrollMover(
  isNew = arrival() === 'navigate',
): (at: { location: Pick<ParsedLocation, 'hash' | 'state'> }) => boolean {
  let first: string | undefined;
  let moves = !isNew;
  return ({ location: { hash, state } }) => {
    first ??= state.__TSR_key;
    moves ||= state.__TSR_key !== first;
    return moves || hash !== '';
  };
}
