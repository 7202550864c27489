import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { isConflict } from '@/core/api/error';
import { wordsOf } from '@/core/i18n/words-of';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Stack } from '@/core/ui/content/layout';
import { TextArea } from '@/core/ui/fields/TextField';
import { toast } from '@/core/ui/feedback/toast';
import { type AttentionPoint, settlePoint } from '../../contract/attention';

interface SettleDialogProps {
  point: AttentionPoint;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Asks how it was settled outside, and says what that changes. */
export function SettleDialog({ point, onClose, onDone }: SettleDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const settle = useApiMutation(settlePoint, {
    onSuccess: () => {
      toast.success(t`The item is resolved`);
      onClose();
      void onDone();
    },
    onError: (error) => {
      // The point, and this dialog with it, may be gone from the list.
      if (isConflict(error)) toast.error(wordsOf(error));
      void onDone();
    },
  });
  const money = point.amount ? format.money(point.amount, { own: true }) : '';
  const consequence = (): string => {
    if (!point.movesBooking) return t`The booking stays as it is. The item leaves the list.`;
    switch (point.kind) {
      case 'money-not-returned':
      case 'refund-came-back':
        return t`You have refunded ${money} to the client yourself. The booking is then canceled, and nothing more is sent to the bank.`;
      case 'money-not-released':
        return t`The bank has released ${money}, or will do so automatically. The booking is then closed, and nothing more is sent to the bank.`;
      default:
        return t`The supplier has accepted the cancellation. The booking then continues to its end.`;
    }
  };
  const isEmpty = note.trim() === '';
  const confirm = () => {
    setTried(true);
    if (!isEmpty)
      settle.mutate({
        input: {
          params: { id: point.id },
          body: { note, accepted: point.movesBooking ? point.amount : null },
        },
      });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`How was it resolved?`}
      description={consequence()}
      size="small"
      dismissible={!settle.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={settle.isPending} onClick={onClose}>{t`Go back`}</Button>
          <Button loading={settle.isPending} onClick={confirm}>
            {point.movesBooking && money ? t`Resolve ${money}` : t`Resolve`}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Failed of={settle} />
        <TextArea
          label={t`Note for the activity log`}
          hint={t`For example: refunded by bank transfer.`}
          value={note}
          onChange={setNote}
          maxLength={500}
          required
          {...(tried && isEmpty ? { error: t`Say how it was resolved.` } : {})}
        />
      </Stack>
    </Dialog>
  );
}
