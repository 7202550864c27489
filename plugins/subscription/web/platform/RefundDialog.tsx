import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { toast } from '@/core/ui/feedback/toast';
import { TextField } from '@/core/ui/fields/TextField';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { type PlatformInvoice, refundInvoice } from '../../contract/refunds';
import { useStateWords } from '../state/use-state-words';

interface RefundDialogProps {
  invoice: PlatformInvoice;
  agencyName: string;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** Names the sum, the card and what stays as it is, and asks why, before an invoice is refunded. */
export function RefundDialog({ invoice, agencyName, onChanged, onClose }: RefundDialogProps) {
  const { t } = useLingui();
  const words = useStateWords();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const sum = words.money(invoice.total);
  const refund = useApiMutation(refundInvoice, {
    onSuccess: async ({ data: { status } }) => {
      await onChanged();
      // What was refused is said in the dialog.
      if (status === 'paid') return;
      if (status === 'refunded') toast.success(t`${sum} has been refunded`);
      else toast.info(t`The bank has not confirmed the refund yet. It continues automatically.`);
      onClose();
    },
    onError: () => void onChanged(),
  });
  const isEmpty = reason.trim() === '';
  const refusal = refund.data?.data.refusal;
  const confirm = () => {
    setTried(true);
    if (!isEmpty)
      refund.mutate({ input: { params: { id: invoice.id }, body: { accepted: invoice.total, reason } } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!refund.isPending}
      size="small"
      title={t`Refund ${sum} to ${agencyName}?`}
      footer={
        <>
          <Button variant="secondary" disabled={refund.isPending} onClick={onClose}>{t`Go back`}</Button>
          <Button variant="danger" loading={refund.isPending} onClick={confirm}>{t`Refund ${sum}`}</Button>
        </>
      }
    >
      <Stack gap={16}>
        <Failed of={refund} />
        {refusal && (
          <Alert tone="danger" live title={t`The payment provider refuses the refund`}>
            {refusal}
          </Alert>
        )}
        <p>
          <Trans>
            Invoice {invoice.number} will be refunded in full to {words.card(invoice.card)}. The owner of the
            agency gets an email. This cannot be undone.
          </Trans>
        </p>
        <p>
          <Trans>The subscription itself stays as it is: neither its period nor its renewal changes.</Trans>
        </p>
        <TextField
          label={t`Reason`}
          hint={t`The agency reads it in the email.`}
          value={reason}
          onChange={setReason}
          maxLength={200}
          required
          {...(tried && isEmpty ? { error: t`Say why you are refunding it.` } : {})}
        />
      </Stack>
    </Dialog>
  );
}
