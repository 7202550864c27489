import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { wordsOf } from '@/core/i18n/words-of';
import { confirmationUrl, pollDelay } from '@/core/selling/checkout/progress/progress-words';
import { useLongWait } from '@/core/selling/checkout/progress/use-long-wait';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Progress } from '@/core/ui/feedback/Progress';
import { CircleX, CreditCard, ShieldCheck } from '@/core/ui/pictures/icons';
import type { SubscriptionProgress } from '../../contract/progress';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { progressCall } from './progress-call';

const isFinal = ({ status }: SubscriptionProgress): boolean => status === 'active' || status === 'failed';

/** How far a payment has come, asked again until that is final: quick at first, then patient. */
function useProgress(path: string) {
  const query = useApiQuery(progressCall(path), undefined, {
    // An answer of an earlier visit must never be taken for today's.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isFinal(state.data.data) ? false : pollDelay(state.dataUpdateCount),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
  return { progress: query.data?.data, query };
}

interface ProgressViewProps {
  /** Where to ask (R428). */
  path: string;
  title: string;
  /** Called once, when it is over and well. */
  onActive: (progress: SubscriptionProgress) => unknown;
  /** Called once when it has failed, by who says so elsewhere. */
  onFailed?: (progress: SubscriptionProgress) => unknown;
  /** What to do after a failure, or where nothing is known of it. */
  nextStep: ReactNode;
}

/** How far paying has come, under an address that may be reloaded. It promises nothing that is not known (R430). */
export function ProgressView({ path, title, onActive, onFailed, nextStep }: ProgressViewProps) {
  const { t } = useLingui();
  const { progress, query } = useProgress(path);
  const status = progress?.status ?? 'processing';
  const isLong = useLongWait(status === 'processing');
  const told = useRef(false);
  useEffect(() => {
    const tell = status === 'active' ? onActive : status === 'failed' ? onFailed : undefined;
    if (!tell || !progress || told.current) return;
    told.current = true;
    void tell(progress);
  }, [status, progress, onActive, onFailed]);
  const url = confirmationUrl(progress?.actionUrl ?? null);
  return (
    <Card as="section" padding="large" aria-busy={status === 'processing'}>
      <Stack gap={16}>
        {status === 'failed' ? (
          <EmptyState level={2} icon={CircleX} title={wordsOf(progress)} action={nextStep}>
            {progress?.detail ? wordsOf(progress.detail) : <Trans>Nothing has been charged.</Trans>}
          </EmptyState>
        ) : status === 'action-required' ? (
          <EmptyState
            level={2}
            icon={ShieldCheck}
            title={t`Please confirm the payment`}
            action={
              url && (
                <Button size="large" onClick={() => location.assign(url)}>
                  {t`Confirm at my bank`}
                </Button>
              )
            }
          >
            <Trans>Your bank wants to be sure that it is you. Then you will come back here.</Trans>
          </EmptyState>
        ) : (
          <div role="status">
            <EmptyState level={2} icon={CreditCard} title={title}>
              <Stack gap={16}>
                {isLong ? (
                  <Trans>
                    This is taking longer than usual. You can close this page: we will keep working on it and
                    email you.
                  </Trans>
                ) : (
                  <Trans>This usually takes a few seconds. Reloading this page is safe.</Trans>
                )}
                <Progress label={title} hideLabel />
              </Stack>
            </EmptyState>
          </div>
        )}
        <Failed of={query} tone="warning" title={t`We cannot see the progress`} />
        {query.isError && !progress && nextStep}
      </Stack>
    </Card>
  );
}
