import { useLingui } from '@lingui/react/macro';
import { useApi } from '@/core/api/context';
import type { Money } from '@/core/contract';
import { useAgency } from '@/core/tenant/agency';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { Lock } from '@/core/ui/pictures/icons';
import { payNow } from '../../contract/subscription';
import { PayAlert } from '../paying/PayAlert';
import { usePay } from '../paying/use-pay';
import { useStateWords } from '../state/use-state-words';
import type { Paying } from './paying';

/** Charges what is due to the saved card, by one press. */
export function PayNow({ amount, onFollow, onDone }: { amount: Money } & Paying) {
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
