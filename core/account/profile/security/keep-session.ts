import { sessionAtom } from '../../../session/session';
import { writeToken } from '../../../session/token';
import type { Store } from '../../../state/store';

/** Goes on as the same user with a new token: nothing of the page is thrown away. */
export function keepSession(store: Store, token: string): void {
  writeToken(token);
  store.set(sessionAtom, { ...store.get(sessionAtom), token });
}
