import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useState } from 'react';
import { type AccountEnd, deleteAccount, mailDeletionCode } from '../../../contract/people/own-data';
import { wordsOf } from '../../../i18n/words-of';
import { useApiMutation } from '../../../query/query';
import { endSession } from '../../../session/session';
import { forgetWantedPage } from '../../../session/wanted-page';
import type { Store } from '../../../state/store';
import { toast } from '../../../ui/feedback/toast';

export type Proof = 'password' | 'mailedCode' | 'code';
const NOTHING: Record<Proof, string> = { password: '', mailedCode: '', code: '' };

/** What an account asks for before it is deleted. */
export const proofsOf = ({ hasPassword, hasSecondFactor }: AccountEnd): Proof[] => [
  hasPassword ? 'password' : 'mailedCode',
  ...(hasSecondFactor ? (['code'] as const) : []),
];

/** What is typed to confirm the deletion, and the deletion itself, after which the browser is a visitor's. */
export function useDeletion(end: AccountEnd | undefined) {
  const { t } = useLingui();
  const store = useStore() as Store;
  const navigate = useNavigate();
  const [values, setValues] = useState(NOTHING);
  const [tried, setTried] = useState(false);
  const [mailed, setMailed] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = useApiMutation(deleteAccount);
  const mail = useApiMutation(mailDeletionCode);
  const asked = end ? proofsOf(end) : [];
  // What is wrong with a password or a code says nothing about the session.
  const options = { keepsSession: true };

  const mailCode = async () => {
    setError(null);
    try {
      await mail.mutateAsync({ options });
      setMailed(true);
    } catch (failure) {
      setError(wordsOf(failure));
    }
  };

  const submit = async () => {
    setTried(true);
    setError(null);
    if (remove.isPending || asked.some((proof) => !values[proof].trim())) return;
    try {
      await remove.mutateAsync({
        input: { body: Object.fromEntries(asked.map((proof) => [proof, values[proof]])) },
        options,
      });
    } catch (failure) {
      setError(wordsOf(failure));
      return;
    }
    forgetWantedPage();
    endSession(store);
    toast.success(t`Your account has been deleted`);
    void navigate({ to: '/', replace: true });
  };

  return {
    submit,
    mailCode,
    mailed,
    error,
    pending: remove.isPending,
    mailing: mail.isPending,
    bind: (proof: Proof) => ({
      name: proof,
      required: true,
      value: values[proof],
      onChange: (value: string) => setValues((now) => ({ ...now, [proof]: value })),
      error: !tried || values[proof].trim() ? undefined : t`Required`,
    }),
  };
}
export type Deletion = ReturnType<typeof useDeletion>;
