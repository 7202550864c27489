import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isConflict } from '@/core/api/error';
import { ActionForm } from '@/core/forms/ActionForm';
import { rulesOf } from '@/core/forms/rules';
import { useAppForm } from '@/core/forms/use-app-form';
import { useFormat } from '@/core/i18n/use-format';
import { wordsOf } from '@/core/i18n/words-of';
import { toast } from '@/core/ui/feedback/toast';
import { TextArea } from '@/core/ui/fields/TextField';
import { type AttentionPoint, settlePoint } from '../../contract/attention';

interface SettleDialogProps {
  point: AttentionPoint;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const EMPTY = { note: '' };
const RULES = rulesOf(({ note }: typeof EMPTY) => ({
  note: note.trim() ? null : msg`Say how it was resolved.`,
}));

/** Asks how it was settled outside, and says what that changes. */
export function SettleDialog({ point, onClose, onDone }: SettleDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const form = useAppForm({ name: 'settle', initial: EMPTY, rules: RULES });
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
  return (
    <ActionForm
      form={form}
      title={t`How was it resolved?`}
      description={consequence()}
      size="small"
      confirm={point.movesBooking && money ? t`Resolve ${money}` : t`Resolve`}
      send={(api) =>
        api.call(settlePoint, {
          params: { id: point.id },
          body: { note: form.values.note, accepted: point.movesBooking ? point.amount : null },
        })
      }
      done={t`The item is resolved`}
      onDone={() => void onDone()}
      onFailed={(error) => {
        // The point, and this dialog with it, may be gone from the list.
        if (isConflict(error)) toast.error(wordsOf(error));
        void onDone();
      }}
      onClose={onClose}
    >
      <TextArea
        {...form.bind('note')}
        label={t`Note for the activity log`}
        hint={t`For example: refunded by bank transfer.`}
        maxLength={500}
        required
      />
    </ActionForm>
  );
}
