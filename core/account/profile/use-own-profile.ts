import { useAtomValue, useStore } from 'jotai';
import { apiAtom } from '../../api/context';
import { sessionAtom } from '../../session/session';
import { readToken } from '../../session/token';
import { getProfile, type User } from '../../contract/people/user';
import type { Store } from '../../state/store';

/** Changes what the page knows of the signed-in user, as in the header, before the server is asked again. */
export function patchUser(store: Store, patch: Partial<User>): void {
  const session = store.get(sessionAtom);
  if (session.authenticated) store.set(sessionAtom, { ...session, user: { ...session.user, ...patch } });
}

/** How a section brings the page's idea of the user up to date after it changed something. */
export function useOwnProfile() {
  const store = useStore() as Store;
  const api = useAtomValue(apiAtom);
  return {
    patch: (patch: Partial<User>) => patchUser(store, patch),
    /** Asks the server anew. A failure is no news: what is shown stays until the next load. */
    refresh: async (): Promise<User | null> => {
      const token = readToken();
      try {
        const { data } = await api.call(getProfile);
        if (readToken() === token) patchUser(store, data);
        return data;
      } catch {
        return null;
      }
    },
  };
}
