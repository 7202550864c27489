import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { useApi } from '@/core/api/context';
import type { BodyOf } from '@/core/contract/endpoint';
import { CardFields } from '@/core/selling/checkout/pay/CardFields';
import { useAgency } from '@/core/tenant/agency';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { ErrorSummary, focusErrorSummary } from '@/core/ui/fields/ErrorSummary';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { updatePaymentMethod } from '../../contract/payment-methods';
import type { Subscription } from '../../contract/subscription';
import { PayAlert } from '../paying/PayAlert';
import { useCard } from '../paying/use-card';
import { usePay } from '../paying/use-pay';
import { useStateWords } from '../state/use-state-words';
import type { Paying } from './paying';

/** Another card, typed into the gateway's own fields; what is due is charged to it at once. */
export function CardDialog({
  known: { card: before, due, status },
  onFollow,
  onDone,
  onClose,
}: { known: Subscription; onClose: () => void } & Paying) {
  const { t } = useLingui();
  const api = useApi();
  const { _id } = useAgency();
  const words = useStateWords();
  const card = useCard();
  const summary = useRef<HTMLDivElement>(null);
  const saving = usePay<BodyOf<typeof updatePaymentMethod>>({
    subject: `subscription-card:${_id}`,
    send: (body, idempotencyKey) => api.call(updatePaymentMethod, { body }, { idempotencyKey }),
    onFollow,
    onActive: async (progress) => {
      onClose();
      await onDone(progress);
    },
  });
  const isFrozen = saving.problem?.kind === 'unknown';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isFrozen) return;
    void saving.pay(async () => {
      const payment = await card.collect();
      if (!payment) focusErrorSummary(summary);
      return payment && { payment };
    });
  };
  const isDue = status === 'past-due' && due !== null;
  const amount = due && words.money(due.amount);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!saving.pending}
      title={before ? t`Replace the card` : t`Add payment method`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Go back`}</Button>
          <Button type="submit" form="card-of-subscription" loading={saving.pending} disabled={isFrozen}>
            {isDue ? t`Save the card and pay ${amount}` : t`Save the card`}
          </Button>
        </>
      }
    >
      <form id="card-of-subscription" onSubmit={submit} noValidate>
        <Stack gap={20}>
          {isDue && (
            <Alert tone="warning">
              <Trans>{amount} is due and will be charged to this card right away.</Trans>
            </Alert>
          )}
          <ErrorSummary
            ref={summary}
            errors={card.problems.map(({ id, ...problem }) => ({ fieldId: id, ...problem }))}
          />
          <fieldset disabled={isFrozen}>
            <CardFields {...card.fields} onSubmit={() => submit()} />
          </fieldset>
          {saving.problem && (
            <PayAlert
              problem={saving.problem}
              pending={saving.pending}
              onAskAgain={() => void saving.askAgain()}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
