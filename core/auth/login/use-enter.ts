import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import type { User } from '../../contract/people/user';
import { usePluginHost } from '../../plugin/react';
import type { Store } from '../../state/store';
import { toast } from '../../ui/feedback/toast';
import { challengeAtom } from './challenge';
import { resolveHome } from '../../navigation/resolve-home';
import { forgetTypedEmail } from '../letter/typed-email';
import { takeWantedPage } from '../../session/wanted-page';

/** Says that the session stands and leads to where this user belongs (R087, R073 to R078). */
export function useEnter(): (user: User, navigateTo?: string | null) => Promise<void> {
  const { t } = useLingui();
  const store = useStore() as Store;
  const host = usePluginHost();
  const router = useRouter();
  return useCallback(
    async (user, navigateTo = null) => {
      const wanted = takeWantedPage(store, user.email);
      const home = await resolveHome(store, host, user, navigateTo ?? wanted);
      store.set(challengeAtom, null);
      forgetTypedEmail(store);
      toast.success(t`Logged in successfully`);
      router.history.replace(home);
    },
    [host, router, store, t],
  );
}
