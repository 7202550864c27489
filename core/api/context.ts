import { atom, useAtomValue } from 'jotai';
import type { Api } from './client';

const refuse = () => Promise.reject(new Error('apiAtom is not set'));
const notReady: Api = { call: refuse, stream: refuse };

/** The page's API client; set once at the composition root, replaced by tests and stories. */
export const apiAtom = atom<Api>(notReady);
export const useApi = (): Api => useAtomValue(apiAtom);
