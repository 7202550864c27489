import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionForm } from '@/core/forms/ActionForm';
import { rulesOf } from '@/core/forms/rules';
import { useAppForm } from '@/core/forms/use-app-form';
import { Alert } from '@/core/ui/feedback/Alert';
import { toast } from '@/core/ui/feedback/toast';
import { TextField } from '@/core/ui/fields/TextField';
import { type PlatformInvoice, refundInvoice } from '../../contract/refunds';
import { useStateWords } from '../state/use-state-words';

interface RefundDialogProps {
  invoice: PlatformInvoice;
  agencyName: string;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

const EMPTY = { reason: '' };
const RULES = rulesOf(({ reason }: typeof EMPTY) => ({
  reason: reason.trim() ? null : msg`Say why you are refunding it.`,
}));

/** Names the sum, the card and what stays as it is, and asks why, before an invoice is refunded. */
export function RefundDialog({ invoice, agencyName, onChanged, onClose }: RefundDialogProps) {
  const { t } = useLingui();
  const words = useStateWords();
  const form = useAppForm({ name: 'refund', initial: EMPTY, rules: RULES });
  const [refusal, setRefusal] = useState<string | null>(null);
  const sum = words.money(invoice.total);
  return (
    <ActionForm
      form={form}
      danger
      size="small"
      title={t`Refund ${sum} to ${agencyName}?`}
      confirm={t`Refund ${sum}`}
      send={(api) => {
        setRefusal(null);
        const body = { accepted: invoice.total, reason: form.values.reason };
        return api.call(refundInvoice, { params: { id: invoice.id }, body });
      }}
      onDone={async ({ data: { status, refusal: said } }) => {
        await onChanged();
        setRefusal(said);
        if (status === 'paid') return false;
        if (status === 'refunded') toast.success(t`${sum} has been refunded`);
        else toast.info(t`The bank has not confirmed the refund yet. It continues automatically.`);
        return true;
      }}
      onFailed={() => void onChanged()}
      onClose={onClose}
    >
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
        {...form.bind('reason')}
        label={t`Reason`}
        hint={t`The agency reads it in the email.`}
        maxLength={200}
        required
      />
    </ActionForm>
  );
}
