import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { apiAtom } from '../../api/context';
import { SOMETHING_WENT_WRONG } from '../../contract/message-of';
import type { Store } from '../../state/store';
import { toast } from '../../ui/feedback/toast';
import { adoptSession } from '../../session/adopt-session';
import { signUpAtom, signUpPayload, type SignUpValues } from './sign-up';
import { SIGNUP_BUTTON_RESET_MS, SIGNUP_TOAST_DELAY_MS } from '../timings';
import { useEnter } from '../login/use-enter';

/**
 * Registers a client, or with an invitation's secret a sales agent, who is signed in at once (R094 to R105). The
 * button is busy until a second after the answer (R101). `onRegistered` is called for a client.
 */
export function useSignUp({
  invitation,
  onRegistered,
}: {
  invitation: string | undefined;
  onRegistered: () => void;
}) {
  const { t } = useLingui();
  const store = useStore() as Store;
  const api = useAtomValue(apiAtom);
  const enter = useEnter();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function register(values: SignUpValues): Promise<void> {
    const { signUp } = await import('../../contract/people/account');
    const { _id } = await api.call(
      signUp,
      { body: signUpPayload(values, location.host) },
      { keepsSession: true },
    );
    if (!_id) throw new Error(SOMETHING_WENT_WRONG);
    store.set(signUpAtom, { isSuccess: true, error: null });
    setTimeout(
      () =>
        toast.success(
          t`Thanks for registering. Please check your inbox for an email verification link to activate your account.`,
        ),
      SIGNUP_TOAST_DELAY_MS,
    );
    onRegistered();
  }

  async function join(values: SignUpValues, secret: string): Promise<void> {
    const body = { ...signUpPayload(values, location.host), invitation: secret };
    const { registerInvited } = await import('../../contract/people/account');
    const { auth } = await api.call(registerInvited, { body }, { keepsSession: true });
    store.set(signUpAtom, { isSuccess: true, error: null });
    await enter(await adoptSession(store, auth));
  }

  async function submit(values: SignUpValues): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await (invitation ? join(values, invitation) : register(values));
    } catch (error) {
      store.set(signUpAtom, { isSuccess: false, error });
    } finally {
      setTimeout(() => {
        running.current = false;
        setBusy(false);
      }, SIGNUP_BUTTON_RESET_MS);
    }
  }

  return { submit, busy };
}
