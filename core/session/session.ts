import { atom, useAtomValue } from 'jotai';
import { apiAtom } from '../api/context';
import type { ApiError } from '../api/error';
import type { User } from '../contract/people/user';
import type { Store } from '../state/store';
import { dropOthersInput } from './input-owner';
import { clearToken, hasToken, readToken, writeToken } from './token';

export interface Session {
  /** `role` is an inert default of the specification; what a user may do follows from `userType` (R157, G09). */
  user: { role: 'agent' } & Partial<User>;
  token: string | null;
  authenticated: boolean;
  /** Why the last sign-in failed (R088). */
  error: ApiError | null;
}

export const emptySession = (): Session => ({
  user: { role: 'agent' },
  token: null,
  authenticated: false,
  error: null,
});

/** Never persisted (R162): after a reload it is built again from the token cookie. */
export const sessionAtom = atom<Session>(emptySession());
/** The signed-in user once the profile is known. */
export const userAtom = atom<User | null>((get) => {
  const { user, authenticated } = get(sessionAtom);
  return authenticated && user._id ? (user as User) : null;
});

export const useSession = (): Session => useAtomValue(sessionAtom);
export const useUser = (): User | null => useAtomValue(userAtom);

/** The page a visitor wanted before signing in; lives as long as the tab's page does (G08). */
export const deepLinkAtom = atom<string | null>(null);

const starters = new Set<() => void>();
/** Called when somebody signs in: what this page was answered as a visitor, prices among it, is not theirs (G33). */
export function onSessionStart(callback: () => void): () => void {
  starters.add(callback);
  return () => starters.delete(callback);
}
/** Keeps the token of a session that has just been opened. */
export function beginSession(token: string): void {
  writeToken(token);
  for (const start of starters) start();
}

type End = (isExpired: boolean) => void;
const enders = new Set<End>();
/**
 * Called whenever a session ends: plugins reset their state here (R154). `isExpired`: nobody meant it to end, and who
 * logs in again wants what was typed.
 */
export function onSessionEnd(callback: End): () => void {
  enders.add(callback);
  return () => enders.delete(callback);
}

/** Whether somebody is signed in as far as this page knows; another tab may have taken the cookie away. */
export const hasSession = (store: Store): boolean => hasToken() || store.get(sessionAtom).authenticated;

/** Builds the session of a page that is opened with a token cookie: signed in, profile still to come. */
export const startSession = (store: Store): void => {
  const token = readToken();
  if (token) store.set(sessionAtom, { ...emptySession(), token, authenticated: true });
};

/** Ends the session in this browser: cookie, deep link, user state, and whatever listens (R149, R153). */
export function endSession(store: Store, isExpired = false): void {
  clearToken();
  store.set(deepLinkAtom, null);
  store.set(sessionAtom, emptySession());
  pending.delete(store);
  for (const end of enders) end(isExpired);
}

const pending = new WeakMap<Store, { token: string | null; profile: Promise<User> }>();

/** The signed-in user; asked for once per token, however many ask. Rejects with the transport's error. */
export function fetchProfile(store: Store): Promise<User> {
  const token = readToken();
  const known = store.get(userAtom);
  if (known && store.get(sessionAtom).token === token) return Promise.resolve(known);
  const running = pending.get(store);
  if (running && running.token === token) return running.profile;
  const profile = import('../contract/people/user')
    .then(({ getProfile }) => store.get(apiAtom).call(getProfile))
    .then(({ data }) => {
      dropOthersInput(data._id);
      if (readToken() === token)
        store.set(sessionAtom, { user: { role: 'agent', ...data }, token, authenticated: true, error: null });
      return data;
    })
    .finally(() => {
      if (pending.get(store)?.profile === profile) pending.delete(store);
    });
  pending.set(store, { token, profile });
  return profile;
}
