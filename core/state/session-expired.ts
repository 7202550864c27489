import { atom } from 'jotai';

/** What follows when a call finds the session expired (R150); set at the composition root. */
export const sessionExpiredAtom = atom<{ readonly run: () => void }>({ run: () => undefined });
