import type { Caller } from '../../api/client';
import { ApiError } from '../../api/error';
import type { User } from '../../contract/people/user';
import type { Store } from '../../state/store';
import { beginSession, emptySession, fetchProfile, sessionAtom } from '../../session/session';
import { clearToken } from '../../session/token';

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
    const { login } = await import('../../contract/people/user');
    const { auth, challenge } = await api.call(login, { body: input }, { keepsSession: true });
    if (auth === null) throw new SecondFactorNeeded(challenge ?? '');
    beginSession(auth);
    return await fetchProfile(store);
  } catch (error) {
    clearToken();
    if (error instanceof ApiError) store.set(sessionAtom, { ...emptySession(), error });
    throw error;
  }
}
