import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { apiAtom } from '../api/context';
import { usePluginHost } from '../plugin/react';
import type { Store } from '../state/store';
import { toast } from '../ui/toast';
import { resolveHome } from './home';
import { writeRemembered } from './remember';
import { deepLinkAtom, signIn } from './session';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Signs in, remembers what was asked for, says so, and leads on to where the user belongs. */
export function useSignIn() {
  const { t } = useLingui();
  const store = useStore() as Store;
  const api = useAtomValue(apiAtom);
  const host = usePluginHost();
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function submit({ email, password, remember }: Credentials): Promise<void> {
    setPending(true);
    setError(null);
    try {
      const user = await signIn(store, api, { email: email.trim(), password });
      writeRemembered(remember, email.trim());
      const home = await resolveHome(store, host, user, store.get(deepLinkAtom));
      store.set(deepLinkAtom, null);
      toast.success(t`Logged in successfully`);
      router.history.replace(home);
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  }

  return { submit, pending, error };
}
