import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { minorDigits, toMajor } from '@/core/contract';
import { ApiError } from '@/core/api/error';
import { ActionForm } from '@/core/forms/ActionForm';
import { rulesOf } from '@/core/forms/rules';
import { useAppForm } from '@/core/forms/use-app-form';
import { useFormat } from '@/core/i18n/use-format';
import type { PanelPerson } from '@/core/plugin';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { TextField } from '@/core/ui/fields/TextField';
import type { WalletAccount } from '../../contract/account';
import { adjustWallet } from '../../contract/office';

interface AdjustDialogProps {
  kind: 'credit' | 'debit';
  person: PanelPerson;
  account: WalletAccount;
  onDone: () => unknown;
  onClose: () => void;
}

interface Draft {
  /** Major units. */
  amount: number | null;
  reason: string;
}
const EMPTY: Draft = { amount: null, reason: '' };

/** Credits a wallet or debits it, with a reason that its owner reads. */
export function AdjustDialog({ kind, person, account, onDone, onClose }: AdjustDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = account.balance;
  const most = format.money(account.available, { own: true });
  const minorOf = (amount: number | null) => Math.round((amount ?? 0) * 10 ** minorDigits(currency));
  const form = useAppForm({
    name: 'adjust',
    initial: EMPTY,
    rules: rulesOf(({ amount, reason }: Draft) => ({
      amount:
        minorOf(amount) <= 0
          ? msg`Please enter an amount greater than 0`
          : kind === 'debit' && minorOf(amount) > account.available.amount
            ? msg`At most ${most}`
            : null,
      reason: reason.trim() ? null : msg`Please enter a reason`,
    })),
  });
  const { amount, reason } = form.values;
  // The same for every press: what was sent twice moves once.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  return (
    <ActionForm
      form={form}
      size="small"
      title={kind === 'credit' ? t`Credit ${person.name}` : t`Debit ${person.name}`}
      description={t`Wallet balance: ${most}.`}
      confirm={kind === 'credit' ? t`Credit` : t`Debit`}
      send={(api) =>
        api.call(
          adjustWallet,
          {
            params: { userId: person.userId },
            body: { kind, amount: { amount: minorOf(amount), currency }, reason: reason.trim() },
          },
          { idempotencyKey },
        )
      }
      done={kind === 'credit' ? t`The wallet has been credited` : t`The wallet has been debited`}
      onDone={onDone}
      // What was refused may be sent again otherwise.
      onFailed={(error) => {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500)
          setKey(crypto.randomUUID());
      }}
      onClose={onClose}
    >
      <NumberField
        {...form.bind('amount')}
        label={t`Amount`}
        suffix={currency}
        decimals={minorDigits(currency)}
        min={0}
        {...(kind === 'debit' ? { max: toMajor(account.available) } : {})}
        value={amount}
        onChange={(next) => form.set('amount', next)}
      />
      <TextField
        {...form.bind('reason')}
        label={t`Reason`}
        hint={t`Shown in the statement, where ${person.name} can read it.`}
        maxLength={200}
      />
    </ActionForm>
  );
}
