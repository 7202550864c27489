import { atom } from 'jotai';

/** Address of the style that the ground of every map is drawn by (G60); null: it is drawn from facts. */
export const mapStyleAtom = atom<string | null>(null);
