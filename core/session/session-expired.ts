import { atom } from 'jotai';

/**
 * What follows when a call, whoever made it, finds the session ended (R149 to R151); set at the composition root. It
 * hangs on the transport, not on the cache of queries: the session's end empties that cache, and a query which was
 * taken out tells nobody how it ended.
 */
export const sessionExpiredAtom = atom<{ readonly run: () => void }>({ run: () => undefined });
