import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { readRemembered } from '../login/remember';
import type { Store } from '../../state/store';

/** What was typed as e-mail on one account screen, for the next one; in memory only. Null: nothing yet. */
export const typedEmailAtom = atom<string | null>(null);

/** Forgets the address once it has served, so that the next person at this computer does not find it. */
export const forgetTypedEmail = (store: Store): void => store.set(typedEmailAtom, null);

/** The e-mail of an account screen: what another screen was given, else the remembered one (R086). */
export function useTypedEmail(): [email: string, setEmail: (email: string) => void] {
  const [typed, setTyped] = useAtom(typedEmailAtom);
  const [remembered] = useState(() => readRemembered().email);
  return [typed ?? remembered, setTyped];
}
