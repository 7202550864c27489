import type { User } from '../contract/people/user';
import type { Store } from '../state/store';
import { beginSession, endSession, fetchProfile } from './session';
import { clearToken, hasToken } from './token';

/**
 * Makes a token that another service's sign-on opened the session of this browser. What an earlier user left in
 * memory is dropped first. Rejects with the transport's error when the profile cannot be read.
 */
export async function adoptSession(store: Store, auth: string): Promise<User> {
  if (hasToken()) endSession(store);
  beginSession(auth);
  try {
    return await fetchProfile(store);
  } catch (error) {
    clearToken();
    throw error;
  }
}
