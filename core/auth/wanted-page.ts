import { deleteCookie, readCookie, writeCookie } from '../state/cookies';
import { safePath } from './safe-path';

const NAME = 'wantedPage';
/** A day, as long as the letter's link is good. */
const SECONDS = 86_400;
/** A cookie that is longer, written with all its percent signs, is not kept by browsers. */
const MOST = 1_000;

const nameOf = (email: string): string => email.trim().toLowerCase();

/**
 * Keeps the page that somebody wanted when they signed up: the letter's link opens another tab, perhaps tomorrow. For
 * this address alone, as the next one at this computer wanted something else.
 */
export function keepWantedPage(email: string, path: string | null): void {
  const text = JSON.stringify([nameOf(email), path]);
  if (path && text.length <= MOST) writeCookie(NAME, text, SECONDS);
  else deleteCookie(NAME);
}

/** The page that this address wanted, once. */
export function takeWantedPage(email: string): string | null {
  let kept: unknown = null;
  try {
    kept = JSON.parse(readCookie(NAME) ?? 'null');
  } catch {
    // Not written by this page.
  }
  if (!Array.isArray(kept) || kept[0] !== nameOf(email)) return null;
  deleteCookie(NAME);
  return safePath(kept[1]);
}
