import { atom, useAtomValue } from 'jotai';
import { onSessionEnd, userAtom } from '../../session/session';
import { tabStore } from '../../session/tab-store';
import type { BookingClient } from '../../contract/bookings/booking-for';
import type { ApiError } from '../../api/error';

/** The client for whom somebody of the staff books, and whose choice that was. */
interface Kept {
  by: string;
  client: BookingClient;
}

const kept = tabStore('booking-for');
const KEY = 'client';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What the tab has kept, as far as it can be read. */
function readKept(): Kept | null {
  const found = kept.read(KEY) as Partial<Kept> | null | undefined;
  const { _id, name, email } = found?.client ?? {};
  return isText(found?.by) && isText(_id) && isText(email)
    ? { by: found.by, client: { _id, email, name: isText(name) ? name : '' } }
    : null;
}

const keptAtom = atom(readKept());
keptAtom.onMount = (set) => onSessionEnd(() => set(null));

/** Why the server does not let the chosen client be booked for; null while it does. */
export const clientRefusalAtom = atom<ApiError | null>(null);

/**
 * For whom staff searches, prices and books; null: for whoever is signed in. It lives in this tab only, for the account
 * that chose it, and survives a reload. Setting it forgets why another one was refused.
 */
export const bookingForAtom = atom(
  (get): BookingClient | null => {
    const found = get(keptAtom);
    const user = get(userAtom);
    // While the profile is on its way, what the tab has kept is believed: the server judges it anyway.
    return found && (!user || user._id === found.by) ? found.client : null;
  },
  (get, set, client: BookingClient | null) => {
    const by = get(userAtom)?._id;
    const next = client && by ? { by, client } : null;
    set(keptAtom, next);
    set(clientRefusalAtom, null);
    if (next) kept.keep(KEY, next);
    else kept.drop(KEY);
  },
);

/** A booking is on its way: nobody else may be chosen meanwhile. */
export const bookingForLockedAtom = atom(false);

export const useBookingFor = (): BookingClient | null => useAtomValue(bookingForAtom);
/** For what is found or priced for one client: part of its key. */
export const useClientId = (): string | null => useBookingFor()?._id ?? null;

export const nameOfClient = ({ name, email }: BookingClient): string => name || email;
