import { atom } from 'jotai';
import { readCookie, writeCookie } from '../state/cookies';
import type { Store } from '../state/store';

/** A mode flag that pages and plugins may read; kept in memory only (G115). */
export const xenmodeAtom = atom(false);

/** What the query says about the mode: on, off, or nothing (R016). */
export function xenmodeOf(search: string): boolean | undefined {
  const value = new URLSearchParams(search).get('xenmode');
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** Does what the query says; where it says nothing, the mode stays as it is (R016). */
export function switchXenmode(store: Store, search: string): void {
  const asked = xenmodeOf(search);
  if (asked !== undefined) store.set(xenmodeAtom, asked);
}

export const DEBUG_COOKIE = 'debug';
export const DEBUG_COOKIE_SECONDS = 86_400;

/** Shows the developer panel. */
export const debugAtom = atom(false);

/** Reads `?debug=true|false`, remembers it for a day, and answers whether debugging is on (R155, G116). */
export function readDebug(search: string): boolean {
  const asked = new URLSearchParams(search).get('debug');
  if (asked === 'true') writeCookie(DEBUG_COOKIE, 'true', DEBUG_COOKIE_SECONDS);
  else if (asked === 'false') writeCookie(DEBUG_COOKIE, '', 0);
  return readCookie(DEBUG_COOKIE) === 'true';
}
