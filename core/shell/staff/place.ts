import { atom } from 'jotai';
import { isTravelAgent } from '../../contract/constants';
import { onSessionEnd, userAtom, sessionAtom } from '../../session/session';
import { deleteCookie, readCookie, writeCookie } from '../../state/cookies';

/** Remembers for this browser that its user is staff and how wide their menu is; holds no data of theirs. */
const COOKIE = 'staffMenu';
const MAX_AGE = 604_800;

/** Whether this browser remembers who its user is; else the page waits for the profile, lest its frame grow a menu. */
export const isSideKnown = (): boolean => readCookie(COOKIE) !== null;

/** Remembers that this browser's user is none of the staff. */
export const rememberNoStaff = (): void => writeCookie(COOKIE, 'none', MAX_AGE);

// The next user of this browser may be somebody else.
onSessionEnd(() => deleteCookie(COOKIE));

export type SideWidth = 'wide' | 'narrow';
const saved = (): SideWidth | null => {
  const value = readCookie(COOKIE);
  return value === 'wide' || value === 'narrow' ? value : null;
};

const chosenAtom = atom<SideWidth | null>(null);

/**
 * The width of the staff's side menu; null for everybody else (R049, R050). While the profile is on its way the
 * last visit decides, so that the page does not move when it arrives.
 */
export const sideAtom = atom(
  (get): SideWidth | null => {
    const user = get(userAtom);
    const known = get(chosenAtom) ?? saved();
    if (user) return isTravelAgent(user.userType) ? (known ?? 'wide') : null;
    return get(sessionAtom).authenticated ? known : null;
  },
  (_, set, width: SideWidth | null) => {
    set(chosenAtom, width);
    if (width) writeCookie(COOKIE, width, MAX_AGE);
    else deleteCookie(COOKIE);
  },
);

/** Whether the menu is open as a drawer, below the width of a desktop. */
export const drawerAtom = atom(false);
