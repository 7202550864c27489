import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { toast } from '@/core/ui/feedback/toast';
import { resumeSubscription, type Subscription, payNow } from '../../contract/subscription';
import { StateCard } from '../state/StateCard';
import { useRefresh } from '../use-refresh';
import { CancelDialog } from './CancelDialog';
import type { Paying } from './paying';
import { useApi } from '@/core/api/context';
import type { Money } from '@/core/contract';
import { useAgency } from '@/core/tenant/agency';
import { Lock } from '@/core/ui/pictures/icons';
import { PayAlert } from '../paying/PayAlert';
import { usePay } from '../paying/use-pay';
import { useStateWords } from '../state/use-state-words';

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
      <Failed of={resume} onDismiss={resume.reset} />
      {isCancelling && <CancelDialog known={known} onClose={() => setCancelling(false)} />}
    </Stack>
  );
}

/** Charges what is due to the saved card, by one press. */
function PayNow({ amount, onFollow, onDone }: { amount: Money } & Paying) {
  const { t } = useLingui();
  const api = useApi();
  const { _id } = useAgency();
  const words = useStateWords();
  const pay = usePay<{ acceptedAmount: Money }>({
    subject: `subscription-due:${_id}`,
    send: (body, idempotencyKey) => api.call(payNow, { body }, { idempotencyKey }),
    onFollow,
    onActive: onDone,
  });
  const figure = words.money(amount);
  return (
    <Stack gap={12} align="start">
      <Button
        icon={Lock}
        loading={pay.pending}
        disabled={pay.problem?.kind === 'unknown'}
        onClick={() => void pay.pay(async () => ({ acceptedAmount: amount }))}
      >
        {t`Pay ${figure} now`}
      </Button>
      {pay.problem && (
        <PayAlert problem={pay.problem} pending={pay.pending} onAskAgain={() => void pay.askAgain()} />
      )}
    </Stack>
  );
}
