import { safePath } from './safe-path';

const NAME = 'way-back';
/** As long as the link of a verification letter. */
const KEPT_MS = 24 * 60 * 60_000;

/** Keeps where somebody was going while they are away from this page: in their mailbox, or at another service (G08, G33). */
export function keepWay(path: string | null, now = Date.now()): void {
  if (!path) return;
  try {
    localStorage.setItem(NAME, JSON.stringify({ path, until: now + KEPT_MS }));
  } catch {
    // A browser that forbids storage leads home instead.
  }
}

/** Where they were going, once; null when that is too long ago. */
export function takeKeptWay(now = Date.now()): string | null {
  try {
    const { path, until } = JSON.parse(localStorage.getItem(NAME) ?? '{}') as {
      path?: unknown;
      until?: unknown;
    };
    localStorage.removeItem(NAME);
    return typeof until === 'number' && now < until ? safePath(path) : null;
  } catch {
    return null;
  }
}
