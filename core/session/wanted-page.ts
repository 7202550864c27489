import { deleteCookie, readCookie, writeCookie } from '../state/cookies';
import type { Store } from '../state/store';
import { safePath } from './safe-path';
import { deepLinkAtom } from './session';

const NAME = 'wantedPage';
/** A day, as long as the letter's link is good. */
const LETTER_SECONDS = 86_400;
/** For who signs in at another service, whoever that turns out to be. */
const SERVICE_SECONDS = 3_600;
/** A cookie that is longer, written with all its percent signs, is not kept by browsers. */
const MOST = 3_800;

const nameOf = (email: string): string => email.trim().toLowerCase();

/** Whose page is kept, and which; an empty name is whoever signs in next. */
function read(): [name: string, path: string] | null {
  try {
    const [name, kept] = JSON.parse(readCookie(NAME) ?? '') as unknown[];
    const path = safePath(kept);
    return typeof name === 'string' && path ? [name, path] : null;
  } catch {
    // There is none, or it was not written by this page.
    return null;
  }
}

/** Drops what was kept: it has served, or somebody leaves this computer. */
export const forgetWantedPage = (): void => deleteCookie(NAME);

/**
 * Keeps the page that this tab's visitor wanted while they are away from it: in their mailbox, whose letter opens another
 * tab, perhaps tomorrow, or at another service, which has no address to keep it for. With nothing wanted here, what the
 * same address wanted before stays.
 */
export function keepWantedPage(store: Store, email = ''): void {
  const name = nameOf(email);
  const path = store.get(deepLinkAtom);
  const text = JSON.stringify([name, path]);
  if (path && encodeURIComponent(text).length <= MOST)
    writeCookie(NAME, text, name ? LETTER_SECONDS : SERVICE_SECONDS);
  else if (path || !name || read()?.[0] !== name) forgetWantedPage();
}

/** The page that this address wanted, in this tab or before it was away. */
export function wantedPage(store: Store, email: string): string | null {
  const kept = read();
  const isTheirs = kept?.[0] === '' || kept?.[0] === nameOf(email);
  return store.get(deepLinkAtom) ?? (isTheirs ? kept[1] : null);
}

/** The same, once. What another address wanted stays theirs. */
export function takeWantedPage(store: Store, email: string): string | null {
  const path = wantedPage(store, email);
  const name = read()?.[0];
  if (name === undefined || name === '' || name === nameOf(email)) forgetWantedPage();
  store.set(deepLinkAtom, null);
  return path;
}
