import { Trans, useLingui } from '@lingui/react/macro';
import { ProtectionNote } from '@/core/checkout/ProtectionNote';
import { messageOf, type Money, type Price } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { Alert } from '@/core/ui/Alert';
import { Button } from '@/core/ui/Button';
import { Dialog } from '@/core/ui/Dialog';
import { Stack } from '@/core/ui/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/Skeleton';
import { translateMessage } from '../server-messages';
import { CancelTermsView } from './CancelTermsView';
import { useCancel, type CancelInput } from './use-cancel';

interface CancelDialogProps extends CancelInput {
  /** What was or is to be paid. */
  total: Money;
  /** Where it is known, what protection does is told as well. */
  price?: Price;
  onClose: () => void;
}

/** What a cancellation costs and returns, before it is decided; mounted while it is open (rule 18 of the guide). */
export function CancelDialog({ total, price, onClose, ...input }: CancelDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { terms, before, error, askAgain, sending, cancelled, confirm } = useCancel(input);
  const back = terms && format.money(terms.refund, { own: true });
  const isReservation = terms?.kind === 'withdraw';
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      dismissible={!sending}
      size="medium"
      title={isReservation ? t`Give this reservation back?` : t`Cancel this booking?`}
      footer={
        <>
          <Button variant="secondary" disabled={sending} onClick={onClose}>
            {isReservation ? t`Keep the reservation` : t`Keep the booking`}
          </Button>
          <Button variant="danger" loading={sending} disabled={!terms || cancelled} onClick={confirm}>
            {!terms
              ? t`Cancel booking`
              : isReservation
                ? t`Give it back`
                : terms.refund.amount > 0
                  ? t`Cancel and get back ${back}`
                  : t`Cancel without a refund`}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {error ? (
          <Alert
            live
            tone="danger"
            title={t`We could not find out what cancelling costs`}
            action={
              <Button size="small" variant="secondary" onClick={askAgain}>
                {t`Try again`}
              </Button>
            }
          >
            {translateMessage(messageOf(error))} <Trans>Nothing has been cancelled.</Trans>
          </Alert>
        ) : terms ? (
          <>
            <CancelTermsView terms={terms} before={before} total={total} />
            {price && terms.kind === 'refund' && <ProtectionNote price={price} />}
          </>
        ) : (
          <SkeletonGroup label={t`Finding out what cancelling costs`}>
            <Skeleton lines={6} />
          </SkeletonGroup>
        )}
      </Stack>
    </Dialog>
  );
}
