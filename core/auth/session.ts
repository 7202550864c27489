import { atom } from 'jotai';
import type { Caller } from '../api/client';
import { apiAtom } from '../api/context';
import { ApiError, isUnauthenticated } from '../api/error';
import type { User } from '../contract/user';
import { sessionExpiredAtom } from '../state/session-expired';
import type { Store } from '../state/store';
import { useAtomValue } from '../state/use-atom';
import { clearToken, readToken, writeToken } from './token';

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

const enders = new Set<() => void>();
/** Called whenever a session ends, for whatever reason: plugins reset their state here (R154). */
export function onSessionEnd(callback: () => void): () => void {
  enders.add(callback);
  return () => enders.delete(callback);
}

/** Builds the session of a page that is opened with a token cookie: signed in, profile still to come. */
export const startSession = (store: Store): void => {
  const token = readToken();
  if (token) store.set(sessionAtom, { ...emptySession(), token, authenticated: true });
};

/** Ends the session in this browser: cookie, deep link, user state, and whatever listens (R149, R153). */
export function endSession(store: Store): void {
  clearToken();
  store.set(deepLinkAtom, null);
  store.set(sessionAtom, emptySession());
  pending.delete(store);
  for (const end of enders) end();
}

const pending = new WeakMap<Store, { token: string | null; profile: Promise<User> }>();

/** The signed-in user; asked for once per token, however many ask. Rejects with the transport's error. */
export function fetchProfile(store: Store): Promise<User> {
  const token = readToken();
  const known = store.get(userAtom);
  if (known && store.get(sessionAtom).token === token) return Promise.resolve(known);
  const running = pending.get(store);
  if (running && running.token === token) return running.profile;
  const profile = import('../contract/user')
    .then(({ getProfile }) => store.get(apiAtom).call(getProfile))
    .then(({ data }) => {
      if (readToken() === token)
        store.set(sessionAtom, { user: { role: 'agent', ...data }, token, authenticated: true, error: null });
      return data;
    })
    .catch((error: unknown) => {
      // The page's first sign of an expired session, and with the session gone often its only one (R150).
      if (isUnauthenticated(error)) store.get(sessionExpiredAtom).run();
      throw error;
    })
    .finally(() => {
      if (pending.get(store)?.profile === profile) pending.delete(store);
    });
  pending.set(store, { token, profile });
  return profile;
}

/** The password was right, and the account has a second factor: `answerSecondFactor` opens the session. */
export class SecondFactorNeeded extends Error {
  override readonly name = 'SecondFactorNeeded';
  constructor(readonly challenge: string) {
    super('A second factor is needed');
  }
}

/**
 * Signs in: stores the token, then the profile (R087). On failure the session keeps the error and rejects
 * with it (R088); a refused password does not end another session (G23). Rejects with SecondFactorNeeded for staff
 * that has one.
 */
export async function signIn(
  store: Store,
  api: Caller,
  input: { email: string; password: string },
): Promise<User> {
  try {
    const { login } = await import('../contract/user');
    const { auth, challenge } = await api.call(login, { body: input }, { keepsSession: true });
    if (auth === null) throw new SecondFactorNeeded(challenge ?? '');
    writeToken(auth);
    return await fetchProfile(store);
  } catch (error) {
    clearToken();
    if (error instanceof ApiError) store.set(sessionAtom, { ...emptySession(), error });
    throw error;
  }
}
