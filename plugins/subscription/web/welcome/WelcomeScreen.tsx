import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { linkTo } from '@/core/address/link';
import { useApi } from '@/core/api/context';
import { ApiError, refusedAs } from '@/core/api/error';
import { useEnter } from '@/core/auth/login/use-enter';
import { wordsOf } from '@/core/i18n/words-of';
import { adoptSession } from '@/core/session/adopt-session';
import type { Store } from '@/core/state/store';
import { useAgency } from '@/core/tenant/agency';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Button } from '@/core/ui/actions/Button';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { FullScreenSpinner } from '@/core/ui/feedback/Spinner';
import { Clock } from '@/core/ui/pictures/icons';
import { subscriptionRefusals } from '../../contract/refusals';
import { enterNewAgency } from '../../contract/sign-up';
import { claimEntryCode } from './entry-code';

/** No answer, or a server that is busy: the code is good for another try. */
const mayTryAgain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** `/welcome`: the owner of a new agency arrives from the sign-up, is signed in once, and goes on as after a first login (R074). */
export default function WelcomeScreen() {
  const { t } = useLingui();
  const { agencyName } = useAgency();
  const store = useStore() as Store;
  const api = useApi();
  const enter = useEnter();
  const code = useRef<string | null>(null);
  const begun = useRef(false);
  const [failure, setFailure] = useState<unknown>(null);
  usePageTitle(t`Welcome`);

  const arrive = async () => {
    setFailure(null);
    try {
      if (!code.current) throw refusedAs(410, 'GONE', subscriptionRefusals.entryOver);
      const { auth } = await api.call(
        enterNewAgency,
        { body: { code: code.current } },
        { keepsSession: true },
      );
      code.current = null;
      await enter(await adoptSession(store, auth));
    } catch (error) {
      setFailure(error);
    }
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    code.current = claimEntryCode();
    void arrive();
  });

  if (!failure) return <FullScreenSpinner label={t`Opening ${agencyName} for you`} />;
  const canRetry = mayTryAgain(failure) && code.current !== null;
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={Clock}
        title={t`Your agency is open`}
        action={
          canRetry ? (
            <Button onClick={() => void arrive()}>{t`Try again`}</Button>
          ) : (
            <ButtonLink {...linkTo('/login')} variant="primary">
              {t`Log in`}
            </ButtonLink>
          )
        }
      >
        {wordsOf(canRetry ? failure : subscriptionRefusals.entryOver)}
      </EmptyState>
    </div>
  );
}
