import { atom } from 'jotai';
import { bookingForAtom } from '../../client/state';
import type { SavedTraveler, SavedTravelerInput } from '../../../contract/people/profile';

interface Offered {
  bookingId: string;
  travelers: readonly SavedTravelerInput[];
}
const offeredAtom = atom<Offered | null>(null);

/**
 * Who was typed into the checkout of which booking, for the offer to save them that follows it. Kept in memory only:
 * after a reload nothing is offered.
 */
export const travelersToSaveAtom = atom(
  (get) => get(offeredAtom),
  // Whom staff books for is the client's to save, not the agent's.
  (get, set, offered: Offered | null) => set(offeredAtom, get(bookingForAtom) ? null : offered),
);

type Person = Pick<SavedTravelerInput, 'firstName' | 'lastName' | 'birthDate'>;
const fold = (text: string): string => text.trim().toLocaleLowerCase();

/** One and the same person, as far as names and birthday tell; a birthday that is not known contradicts none. */
export const isSamePerson = (a: Person, b: Person): boolean =>
  fold(a.firstName) === fold(b.firstName) &&
  fold(a.lastName) === fold(b.lastName) &&
  (a.birthDate === null || b.birthDate === null || a.birthDate === b.birthDate);

/** Those who are not among the saved ones yet, each once. */
export const notSavedYet = (
  travelers: readonly SavedTravelerInput[],
  saved: readonly SavedTraveler[],
): SavedTravelerInput[] =>
  travelers.filter(
    (traveler, index) =>
      !saved.some((known) => isSamePerson(known, traveler)) &&
      travelers.findIndex((other) => isSamePerson(other, traveler)) === index,
  );
