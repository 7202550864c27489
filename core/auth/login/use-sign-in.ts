import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { apiAtom } from '../../api/context';
import type { Store } from '../../state/store';
import { challengeAtom } from './challenge';
import { writeRemembered } from './remember';
import { SecondFactorNeeded, signIn } from './sign-in';
import { useEnter } from './use-enter';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Signs in and remembers what was asked for, then leads on, or asks for the second factor (SEC-13). */
export function useSignIn() {
  const store = useStore() as Store;
  const api = useAtomValue(apiAtom);
  const enter = useEnter();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function submit({ email, password, remember }: Credentials): Promise<void> {
    setPending(true);
    setError(null);
    try {
      const user = await signIn(store, api, { email: email.trim(), password });
      writeRemembered(remember, email.trim());
      await enter(user);
    } catch (failure) {
      if (failure instanceof SecondFactorNeeded) {
        writeRemembered(remember, email.trim());
        store.set(challengeAtom, { challenge: failure.challenge, navigateTo: null });
      } else setError(failure);
    } finally {
      setPending(false);
    }
  }

  return { submit, pending, error };
}
