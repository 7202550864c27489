/** Milliseconds after which the browser goes home: "within 1 second" (R151). */
export const HOME_DELAY = 600;
/** Refusals closer together than this are one burst: the calls of one page (G23). */
const BURST = 3_000;

export interface ExpiryDeps {
  endSession: () => void;
  /** Says that the session has expired. */
  announce: () => void;
  path: () => string;
  goHome: () => void;
  now?: () => number;
}

/**
 * What the query layer does on a 401: ends the session, says so once per burst, and goes to `/` unless the
 * visitor is there already (R150, R151, G133).
 */
export function createExpiryHandler({
  endSession,
  announce,
  path,
  goHome,
  now = Date.now,
}: ExpiryDeps): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const burst = now() - last < BURST;
    last = now();
    endSession();
    if (burst) return;
    announce();
    if (path() !== '/') setTimeout(goHome, HOME_DELAY);
  };
}
