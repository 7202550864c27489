import { useRouter } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Api } from '../../api/client';
import { apiAtom } from '../../api/context';
import { ApiError } from '../../api/error';
import { wordsOf } from '../../i18n/words-of';
import type { Store } from '../../state/store';
import { toast } from '../../ui/feedback/toast';
import { adoptSession } from '../../session/adopt-session';
import { challengeAtom } from './challenge';
import { useEnter } from './use-enter';

/** Refusals that the visitor can do something about; the specification's texts tell what (R093, M073). */
const TOLD = new Set([
  'AGENCY_INACTIVE',
  'ACCOUNT_INACTIVE',
  'EMAIL_NOT_VERIFIED',
  'SIGNUP_NOT_ALLOWED',
  'INVITED',
]);

export interface Arrival {
  /** Trades what the visitor brought for a session, null when he does not want it; rejects when that fails. */
  exchange: (
    api: Api,
  ) => Promise<{ auth: string | null; challenge: string | null; navigateTo?: string | null } | null>;
  /** Said when it failed. */
  failure: string;
}

/**
 * Signs in, once, who arrives from another service: says so and leads on as after login, or says that it failed
 * and goes to `/errors`. Staff with a second factor is asked for it at `/login` (SEC-13). A failure leaves whatever session the browser has alone.
 */
export function useArrival({ exchange, failure }: Arrival): void {
  const store = useStore() as Store;
  const api = useAtomValue(apiAtom);
  const enter = useEnter();
  const router = useRouter();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const arrive = async () => {
      const session = await exchange(api);
      if (!session) {
        await router.navigate({ to: '/', replace: true });
        return;
      }
      const { auth, challenge, navigateTo } = session;
      if (auth === null) {
        store.set(challengeAtom, { challenge: challenge ?? '', navigateTo: navigateTo ?? null });
        await router.navigate({ to: '/login', replace: true });
        return;
      }
      const user = await adoptSession(store, auth);
      await enter(user, navigateTo);
    };
    arrive().catch((error: unknown) => {
      toast.error(failure);
      if (error instanceof ApiError && TOLD.has(error.code)) toast.error(wordsOf(error));
      void router.navigate({ to: '/errors', replace: true });
    });
  }, [api, enter, exchange, failure, router, store]);
}
