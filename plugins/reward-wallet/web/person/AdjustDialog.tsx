import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { minorDigits, toMajor } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import type { PanelPerson } from '@/core/plugin';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { toast } from '@/core/ui/feedback/toast';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { TextField } from '@/core/ui/fields/TextField';
import { Dialog } from '@/core/ui/overlays/Dialog';
import type { WalletAccount } from '../../contract/account';
import { adjustWallet } from '../../contract/office';
import { adjustmentProblem } from './adjustment';

interface AdjustDialogProps {
  kind: 'credit' | 'debit';
  person: PanelPerson;
  account: WalletAccount;
  onDone: () => unknown;
  onClose: () => void;
}

/** Credits a wallet or debits it, with a reason that its owner reads. */
export function AdjustDialog({ kind, person, account, onDone, onClose }: AdjustDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = account.balance;
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [shows, setShows] = useState(false);
  // The same for every press: what was sent twice moves once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const minor = amount === null ? null : Math.round(amount * 10 ** minorDigits(currency));
  const save = useApiMutation(adjustWallet, {
    onSuccess: async () => {
      await onDone();
      toast.success(kind === 'credit' ? t`The wallet has been credited` : t`The wallet has been debited`);
      onClose();
    },
    // What was refused may be sent again otherwise.
    onError: ({ status }) => {
      if (status >= 400 && status < 500) setKey(crypto.randomUUID());
    },
  });
  const problem = adjustmentProblem({ kind, minor, reason, available: account.available.amount });
  const wrong = {
    amount: t`Please enter an amount greater than 0`,
    balance: t`At most ${format.money(account.available, { own: true })}`,
    reason: t`Please enter a reason`,
  };
  const amountId = useId();
  const reasonId = useId();
  const submit = () => {
    setShows(true);
    if (problem || minor === null) {
      document.getElementById(problem === 'reason' ? reasonId : amountId)?.focus();
      return;
    }
    save.mutate({
      input: {
        params: { userId: person.userId },
        body: { kind, amount: { amount: minor, currency }, reason: reason.trim() },
      },
      options: { idempotencyKey: key },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!save.isPending}
      size="small"
      title={kind === 'credit' ? t`Credit ${person.name}` : t`Debit ${person.name}`}
      description={t`Wallet balance: ${format.money(account.available, { own: true })}.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Go back`}</Button>
          <Button type="submit" form="adjust-wallet" loading={save.isPending}>
            {kind === 'credit' ? t`Credit` : t`Debit`}
          </Button>
        </>
      }
    >
      <form
        id="adjust-wallet"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={20}>
          <Failed of={save} />
          <NumberField
            id={amountId}
            label={t`Amount`}
            suffix={currency}
            decimals={minorDigits(currency)}
            min={0}
            {...(kind === 'debit' ? { max: toMajor(account.available) } : {})}
            value={amount}
            onChange={setAmount}
            error={shows && (problem === 'amount' || problem === 'balance') ? wrong[problem] : undefined}
          />
          <TextField
            id={reasonId}
            label={t`Reason`}
            hint={t`Shown in the statement, where ${person.name} can read it.`}
            maxLength={200}
            value={reason}
            onChange={setReason}
            error={shows && problem === 'reason' ? wrong.reason : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
