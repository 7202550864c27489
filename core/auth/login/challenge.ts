import { atom } from 'jotai';

/** A sign-in that waits for its second factor; in memory only, so a reload starts over (SEC-13). */
export interface PendingChallenge {
  challenge: string;
  /** Where the visitor was going when another service sent them here. */
  navigateTo: string | null;
}

export const challengeAtom = atom<PendingChallenge | null>(null);
