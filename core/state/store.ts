import { createStore } from 'jotai';

/** The page's one store of client state; tests and stories make their own. */
export const store = createStore();
export type Store = ReturnType<typeof createStore>;
