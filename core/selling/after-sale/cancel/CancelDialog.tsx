import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isConflict } from '../../../api/error';
import { wordsOf } from '../../../i18n/words-of';
import { useFormat } from '../../../i18n/use-format';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Stack } from '../../../ui/content/layout';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import type { CancelSums } from './cancel-end';
import type { CancelFlow } from './use-cancel';

interface CancelDialogProps<Terms extends CancelSums> {
  flow: CancelFlow<Terms>;
  /** Where it is not a booking that is cancelled, but say a reservation given back. */
  words?: { title: string; keep: string; confirm: string } | undefined;
  /** Instead of carrying it out at once, where something else has to be answered first. */
  onConfirm?: () => void;
  onClose: () => void;
  /** The terms in words and figures. */
  children: (terms: Terms) => ReactNode;
}

/** What a cancellation costs and returns, before it is decided; mounted while it is open (rule 18 of the guide). */
export function CancelDialog<Terms extends CancelSums>({
  flow,
  words,
  onConfirm = flow.confirm,
  onClose,
  children,
}: CancelDialogProps<Terms>) {
  const { t } = useLingui();
  const format = useFormat();
  const { terms, error, askAgain, sending, cancelled } = flow;
  const isGone = isConflict(error);
  const back = terms && format.money(terms.refund, { own: true });
  const confirmWords = () => {
    if (!terms) return t`Cancel booking`;
    if (words) return words.confirm;
    return terms.refund.amount > 0 ? t`Cancel and get ${back} back` : t`Cancel without a refund`;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!sending}
      size="medium"
      title={words?.title ?? t`Cancel this booking?`}
      footer={
        <>
          <Button variant="secondary" disabled={sending} onClick={onClose}>
            {isGone ? t`Close` : (words?.keep ?? t`Keep the booking`)}
          </Button>
          {!isGone && (
            <Button variant="danger" loading={sending} disabled={!terms || cancelled} onClick={onConfirm}>
              {confirmWords()}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {isGone ? (
          <Alert live tone="warning" title={t`This booking can no longer be canceled`}>
            {wordsOf(error)}
          </Alert>
        ) : error ? (
          <Alert live tone="danger" title={t`We could not check the cancellation fee`} onRetry={askAgain}>
            {wordsOf(error)} <Trans>Nothing has been cancelled.</Trans>
          </Alert>
        ) : terms ? (
          children(terms)
        ) : (
          <SkeletonGroup label={t`Checking the cancellation fee`}>
            <Skeleton lines={6} />
          </SkeletonGroup>
        )}
      </Stack>
    </Dialog>
  );
}
