import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { confirmationUrl } from '@/core/selling/checkout/progress/progress-words';
import { UnknownAlert } from '@/core/selling/checkout/CheckoutAlert';
import { PaymentStep, type CollectPayment } from '@/core/selling/checkout/pay/PaymentStep';
import { PriceChangeDialog } from '@/core/selling/checkout/price/PriceChangeDialog';
import type { Money } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import type { Place } from '@/core/say/dates';
import { useAgency } from '@/core/tenant/agency';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { CreditCard, Lock } from '@/core/ui/pictures/icons';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import type { AfterSale } from '../../../contract';
import { wordsOf } from '@/core/i18n/words-of';
import type { PayOutcome } from './pay-held';
import { TicketTimeNote } from './TicketTimeNote';
import { usePayHeld } from './use-pay-held';

type Hold = NonNullable<AfterSale['hold']>;

/** A reservation that is not paid: until when it is kept, what it costs, and paying for it (R229). */
export function HoldCard({
  bookingId,
  hold,
  canPay,
  place,
  onChanged,
}: {
  bookingId: string;
  hold: Hold;
  canPay: boolean;
  /** On whose clocks the time limit is. */
  place: Place | null;
  /** The booking should be read anew. */
  onChanged: () => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const slipUrl = confirmationUrl(hold.slip?.url ?? null);
  return (
    <Card as="section" padding="large" variant="brand" aria-labelledby="hold-title">
      <Stack gap={16}>
        <Inline justify="between" align="start" gap={16}>
          <Stack gap={4}>
            <Heading level={2} size={20} id="hold-title">
              <Trans>On hold</Trans>
            </Heading>
            <Text tone="secondary">
              {hold.slip ? (
                <Trans>
                  Pay {format.money(hold.payable, { own: true })} with the payment slip by{' '}
                  {format.moment(hold.slip.until)}. Your seats are on hold until the bank reports the payment,
                  which takes up to two working days; your tickets are then issued.
                </Trans>
              ) : canPay ? (
                <Trans>
                  Your seats are on hold for {format.money(hold.payable, { own: true })}. Pay in time and your
                  tickets will be issued; otherwise the seats are released and nothing is charged.
                </Trans>
              ) : (
                <Trans>The seats are released to the airline. Nothing has been charged.</Trans>
              )}
            </Text>
          </Stack>
          {slipUrl && (
            <Button icon={CreditCard} onClick={() => location.assign(slipUrl)}>
              {t`Open the payment slip`}
            </Button>
          )}
          {canPay && !open && (
            <Button icon={CreditCard} onClick={() => setOpen(true)}>
              {t`Pay now`}
            </Button>
          )}
        </Inline>
        <TicketTimeNote limit={hold.until} place={place} />
        {canPay && open && <PayForm bookingId={bookingId} payable={hold.payable} onChanged={onChanged} />}
      </Stack>
    </Card>
  );
}

function PayForm({
  bookingId,
  payable,
  onChanged,
}: {
  bookingId: string;
  payable: Money;
  onChanged: () => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const navigate = useNavigate();
  const { isPaymentDisabled } = useAgency();
  const collect = useRef<CollectPayment | null>(null);
  const [outcome, setOutcome] = useState<PayOutcome | null>(null);
  const [total, setTotal] = useState(payable);
  const [asked, setAsked] = useState(payable);
  const { pending, pay, accept, askAgain } = usePayHeld(bookingId, (next) => {
    setOutcome(next);
    if (next.kind === 'follow')
      void navigate({ to: '/booknow/flights/confirmation', search: { bookingId }, replace: true });
    else if (next.kind !== 'price') onChanged();
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!collect.current || outcome?.kind === 'unknown') return;
    setOutcome(null);
    void pay(total, collect.current);
  };
  const amount = format.money(asked, { own: true });
  return (
    <form onSubmit={submit} noValidate aria-label={t`Payment`}>
      <Stack gap={16}>
        <PaymentStep
          due={total}
          product="flight"
          onReady={(next) => void (collect.current = next)}
          onAsked={setAsked}
          onSubmit={() => submit()}
        />
        <PayAlert outcome={outcome} pending={pending} onAskAgain={() => void askAgain()} />
        {!isPaymentDisabled && outcome?.kind !== 'unknown' && (
          <Inline>
            <Button type="submit" size="large" icon={Lock} loading={pending}>
              {t`Pay ${amount}`}
            </Button>
          </Inline>
        )}
      </Stack>
      {outcome?.kind === 'price' && (
        <PriceChangeDialog
          open
          before={outcome.before.total}
          now={outcome.now.total}
          pending={pending}
          onAccept={() => {
            setTotal(outcome.now.total);
            void accept(outcome.now.total);
          }}
          onGoBack={() => setOutcome(null)}
        />
      )}
    </form>
  );
}

/** What became of the payment, and that the reservation stands (rule 18 of the experience guide). */
export function PayAlert({
  outcome,
  pending,
  onAskAgain,
}: {
  outcome: PayOutcome | null;
  pending: boolean;
  onAskAgain: () => void;
}) {
  const { t } = useLingui();
  switch (outcome?.kind) {
    case 'declined':
      return (
        <Alert live tone="danger" title={t`The payment was refused. Your reservation remains valid.`}>
          {outcome.message && wordsOf(outcome)}{' '}
          <Trans>Nothing was charged. You can try again, with another card if you like.</Trans>
        </Alert>
      );
    case 'refused':
      return (
        <Alert live tone="danger" title={t`Nothing was paid`}>
          {wordsOf(outcome)}
        </Alert>
      );
    case 'unknown':
      return (
        <UnknownAlert
          title={t`We did not hear back about your payment`}
          pending={pending}
          onAskAgain={onAskAgain}
        >
          <span>
            <Trans>It may have gone through. Checking again is safe: you are never charged twice.</Trans>
          </span>
        </UnknownAlert>
      );
    default:
      return null;
  }
}
