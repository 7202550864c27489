import { atom } from 'jotai';

/** What is open over the page: the commands, the list of shortcuts, or nothing. */
export const paletteAtom = atom<'commands' | 'shortcuts' | null>(null);
