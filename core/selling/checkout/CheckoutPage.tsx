import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState, type ReactNode } from 'react';
import { nameOfClient, useBookingFor } from '../client/state';
import type { Money } from '../../contract/money/money';
import type { PaidPart } from '../../contract/money/settlement';
import type { Cart } from '../../plugin/points';
import { PriceBar } from '../results/filters/PriceBar';
import { useAgency } from '../../tenant/agency';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/actions/Button';
import { Amount } from '../../ui/content/Amount';
import { Card } from '../../ui/content/Card';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { Clock, Lock } from '../../ui/pictures/icons';
import { Show, Split, Stack } from '../../ui/content/layout';
import { Heading, Text } from '../../ui/content/Text';
import { withoutAddon } from './addons/addons';
import { CheckoutAddons } from './addons/CheckoutAddons';
import { CheckoutAlert, type OfferWords } from './CheckoutAlert';
import { useLongWait } from './progress/use-long-wait';
import { CheckoutSection } from './form/CheckoutSection';
import { MarkupPanel } from './price/MarkupPanel';
import { PayingParts } from './pay/paying';
import { PaymentDisabledNotice, PaymentStep } from './pay/PaymentStep';
import { PriceChangeDialog } from './price/PriceChangeDialog';
import type { Quote } from './pay/use-booking';
import type { CheckoutState } from './use-checkout';
import type { Sale } from './use-sale';

interface CheckoutPageProps {
  /** Of the form. */
  id: string;
  sale: Pick<Sale<Quote, unknown>, 'price' | 'quote' | 'markup' | 'client' | 'addons' | 'change'>;
  checkout: CheckoutState;
  /** What is bought and what it costs. */
  summary: ReactNode;
  /** The whole price, where a part of it is not paid here. */
  whole?: Money;
  /** Who it is for and who pays; nothing in it can be changed while a booking's end is not known. */
  fields: ReactNode;
  /** What may be added; told apart from the fields because its price is asked for. */
  extras: (disabled: boolean) => ReactNode;
  /** As add-ons see it; the total is known here. */
  cart: Omit<Cart, 'total'>;
  /** When to pay, where that can be chosen. */
  payWhen?: ReactNode;
  /** What is accepted by going on. */
  terms: ReactNode;
  /** Where it has to be said that it is accepted: the box that says so. */
  agreement?: ReactNode;
  /** What the button says where nothing is paid now. */
  reserveLabel?: string;
  /** What it says where it is paid, in place of the amount, which stands beside it: "Pay Securely". */
  payLabel?: string;
  /** False where nothing may be added to the price, as where it is not paid here. */
  hasAddons?: boolean;
  words: OfferWords;
}

/** One page from who it is for to Pay, with the price in view (R219). */
export function CheckoutPage({
  id,
  sale,
  checkout,
  summary,
  whole,
  fields,
  extras,
  cart,
  payWhen,
  terms,
  agreement,
  reserveLabel,
  payLabel,
  hasAddons = true,
  words,
}: CheckoutPageProps) {
  const { t } = useLingui();
  const { isPaymentDisabled } = useAgency();
  const client = useBookingFor();
  const clientName = client ? nameOfClient(client) : '';
  const { price, quote, markup, addons, change } = sale;
  const { outcome, pending, busy, frozen, payLater, refs } = checkout;
  const [{ asked, paying }, setPay] = useState<{ asked: Money; paying: readonly PaidPart[] }>({
    asked: price.total,
    paying: [],
  });
  const setAsked = useCallback(
    (money: Money, parts: readonly PaidPart[]) => setPay({ asked: money, paying: parts }),
    [],
  );
  const amount = <Amount money={asked} own />;
  const button = (
    <Button type="submit" form={id} size="large" icon={payLater ? Clock : Lock} loading={busy} fullWidth>
      {payLater ? (reserveLabel ?? t`Reserve without paying`) : (payLabel ?? <Trans>Pay {amount}</Trans>)}
    </Button>
  );
  const canPay = !isPaymentDisabled && !frozen;
  const isLong = useLongWait(pending);
  const isSettled = !frozen && !pending;

  return (
    <PayingParts value={payLater ? [] : paying}>
      <Split
        // With staff's own panel it is taller than a window.
        sticky={!price.staff}
        aside={
          <Stack gap={16}>
            {summary}
            {price.staff && (
              <Card padding="large">
                <fieldset disabled={!isSettled || (busy && !markup.pending)}>
                  <MarkupPanel
                    // The usual markup is another one for another client.
                    key={sale.client.pricedFor}
                    client={clientName}
                    price={quote.price}
                    applied={markup.applied}
                    pending={markup.pending}
                    error={markup.error}
                    onApply={markup.apply}
                    onReset={() => markup.apply(null)}
                  />
                </fieldset>
              </Card>
            )}
          </Stack>
        }
      >
        <form id={id} onSubmit={checkout.submit} noValidate aria-label={t`Checkout`}>
          <Stack gap={24}>
            <Heading level={1}>
              <Trans>Checkout</Trans>
            </Heading>
            {sale.client.error && (
              <Alert live tone="warning" title={t`We could not get this client's price`}>
                {sale.client.error}{' '}
                <Trans>It is checked again when you pay, and you see it before anything is charged.</Trans>
              </Alert>
            )}
            <ErrorSummary ref={refs.summary} errors={checkout.errors} />
            <fieldset disabled={frozen}>
              <Stack gap={24}>{fields}</Stack>
            </fieldset>
            {extras(!isSettled || markup.pending)}
            {hasAddons && (
              <CheckoutAddons
                cart={{ ...cart, total: withoutAddon(quote.price).total }}
                addons={addons}
                disabled={!isSettled}
              />
            )}
            {payWhen && !isPaymentDisabled && <fieldset disabled={!isSettled}>{payWhen}</fieldset>}
            {!payLater && (
              <CheckoutSection title={t`Payment`}>
                <PaymentStep
                  due={price.total}
                  product={cart.product}
                  onReady={checkout.payment.onReady}
                  onAsked={setAsked}
                  onProblems={checkout.payment.onProblems}
                  onSubmit={() => checkout.submit()}
                />
              </CheckoutSection>
            )}
            {payLater && isPaymentDisabled && <PaymentDisabledNotice />}
            {agreement && canPay && <fieldset disabled={!isSettled}>{agreement}</fieldset>}
            <div ref={refs.alert}>
              {isLong && (
                <Alert live tone="info">
                  {t`This is taking longer than usual. You can close this page: we will keep working on it, email you and show the booking in My Trips.`}
                </Alert>
              )}
              {outcome && (
                <CheckoutAlert
                  {...words}
                  outcome={outcome}
                  pending={pending}
                  onAskAgain={checkout.askAgain}
                />
              )}
            </div>
            {canPay && (
              <Stack gap={12}>
                {clientName && (
                  <Text size={14} weight={550}>
                    <Trans>You are booking for {clientName}, who will find the trip under My Trips.</Trans>
                  </Text>
                )}
                <Text size={14} tone="secondary">
                  {terms}
                </Text>
                <Show from="desktop">{button}</Show>
              </Stack>
            )}
          </Stack>
        </form>
      </Split>
      {canPay && <PriceBar money={whole ?? price.total}>{button}</PriceBar>}
      {change && (
        <PriceChangeDialog
          open
          before={change.before}
          now={change.now.total}
          reason={change.reason}
          pending={pending}
          onAccept={checkout.acceptChange}
          onGoBack={checkout.refuseChange}
        />
      )}
    </PayingParts>
  );
}
