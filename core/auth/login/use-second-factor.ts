import { useAtomValue, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { apiAtom } from '../../api/context';
import { ApiError } from '../../api/error';
import { wordsOf } from '../../i18n/words-of';
import type { Store } from '../../state/store';
import { toast } from '../../ui/feedback/toast';
import { adoptSession } from '../../session/adopt-session';
import { challengeAtom, type PendingChallenge } from './challenge';
import { useEnter } from './use-enter';

/** The login has waited too long, or was answered wrongly too often, and begins again. */
const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

/** Answers a challenge; a wrong code may be followed by another, a challenge that is over leads back to login. */
export function useSecondFactor({ challenge, navigateTo }: PendingChallenge) {
  const store = useStore() as Store;
  const api = useAtomValue(apiAtom);
  const enter = useEnter();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const running = useRef(false);
  const giveUp = () => store.set(challengeAtom, null);

  /** True when the session stands. */
  async function answer(code: string): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    setError(null);
    try {
      const { answerSecondFactor } = await import('../../contract/people/account');
      const { auth } = await api.call(
        answerSecondFactor,
        { body: { challenge, code } },
        { keepsSession: true },
      );
      await enter(await adoptSession(store, auth), navigateTo);
      return true;
    } catch (failure) {
      if (isOver(failure)) {
        toast.error(wordsOf(failure));
        giveUp();
      } else setError(failure);
      return false;
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return { answer, giveUp, pending, error };
}
