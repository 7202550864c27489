import { atom, useAtomValue } from 'jotai';
import type { Api } from './client';

const refuse = () =>
  Promise.reject(new Error('The API client has not been set up: set apiAtom at the composition root'));
const notReady: Api = { call: refuse, stream: refuse };

/** The page's API client; set once at the composition root, replaced by tests and stories. */
export const apiAtom = atom<Api>(notReady);
export const useApi = (): Api => useAtomValue(apiAtom);
