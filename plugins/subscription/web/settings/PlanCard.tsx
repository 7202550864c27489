import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { wordsOf } from '@/core/i18n/words-of';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { toast } from '@/core/ui/feedback/toast';
import { resumeSubscription, type Subscription } from '../../contract/subscription';
import { StateCard } from '../state/StateCard';
import { useRefresh } from '../use-refresh';
import { CancelDialog } from './CancelDialog';
import type { Paying } from './paying';
import { PayNow } from './PayNow';

/** How the subscription stands; paying what is due, ending it, and taking that back. */
export function PlanCard({ known, ...paying }: { known: Subscription } & Paying) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const [isCancelling, setCancelling] = useState(false);
  const resume = useApiMutation(resumeSubscription, {
    onSuccess: async () => {
      await refresh();
      toast.success(t`The subscription continues`);
    },
  });
  const { status } = known;
  const canCancel = status === 'trialing' || status === 'active' || status === 'past-due';
  return (
    <Stack gap={16}>
      <StateCard
        subscription={known}
        actions={
          status === 'cancelling' ? (
            <Button loading={resume.isPending} onClick={() => resume.mutate({ input: { body: {} } })}>
              {t`Keep the subscription`}
            </Button>
          ) : canCancel ? (
            <>
              {known.due && status === 'past-due' && <PayNow amount={known.due.amount} {...paying} />}
              <Button
                variant="secondary"
                onClick={() => setCancelling(true)}
              >{t`Cancel the subscription`}</Button>
            </>
          ) : undefined
        }
      />
      {resume.isError && (
        <Alert tone="danger" live onDismiss={resume.reset}>
          {wordsOf(resume.error)}
        </Alert>
      )}
      {isCancelling && <CancelDialog known={known} onClose={() => setCancelling(false)} />}
    </Stack>
  );
}
