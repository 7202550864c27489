import { Trans, useLingui } from '@lingui/react/macro';
import { wordsOf } from '@/core/i18n/words-of';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { subscriptionRefusals } from '../../contract/refusals';
import type { PayProblem } from './use-pay';

interface PayAlertProps {
  problem: PayProblem;
  pending: boolean;
  onAskAgain: () => void;
}

/** What happened, what became of the money, and what to do next (R427). */
export function PayAlert({ problem, pending, onAskAgain }: PayAlertProps) {
  const { t } = useLingui();
  switch (problem.kind) {
    case 'failed':
      return (
        <Alert tone="danger" live title={wordsOf(problem.said)}>
          <Stack gap={4}>
            {problem.detail && <span>{wordsOf(problem.detail)}</span>}
            {problem.said.reason === subscriptionRefusals.paymentFailed.reason ? (
              <Trans>Nothing has been charged. You can try another card.</Trans>
            ) : (
              <Trans>If anything was charged, it is being refunded to the original payment method.</Trans>
            )}
          </Stack>
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="danger" live>
          {wordsOf(problem.said)}
        </Alert>
      );
    case 'fields-gone':
      return (
        <Alert tone="danger" live>
          <Trans>The card fields do not answer. Nothing has been charged. Please reload the page.</Trans>
        </Alert>
      );
    case 'unknown':
      return (
        <Alert
          tone="warning"
          live
          title={t`We do not know yet whether it was paid`}
          action={
            <Button size="small" variant="secondary" loading={pending} onClick={onAskAgain}>
              {t`Check again`}
            </Button>
          }
        >
          {wordsOf(problem.said)} <Trans>Checking again never charges you twice.</Trans>
        </Alert>
      );
  }
}
