import { Trans, useLingui } from '@lingui/react/macro';
import { withoutAddon } from '@/core/checkout/addons';
import { CheckoutAddons } from '@/core/checkout/CheckoutAddons';
import { MarkupPanel } from '@/core/checkout/MarkupPanel';
import { PaymentStep } from '@/core/checkout/PaymentStep';
import { PriceChangeDialog } from '@/core/checkout/PriceChangeDialog';
import { useFormat } from '@/core/i18n/use-format';
import { useAgency } from '@/core/tenant/agency';
import { Button } from '@/core/ui/Button';
import { TextLink } from '@/core/ui/ButtonLink';
import { Card } from '@/core/ui/Card';
import { ErrorSummary } from '@/core/ui/ErrorSummary';
import { Clock, Lock } from '@/core/ui/icons';
import { Show, Split, Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import { ExtrasSection } from '../extras/ExtrasSection';
import { FareRulesCard } from '../offer/FareRulesCard';
import { PriceBar } from '../parts/PriceBar';
import { BillingFields } from './BillingFields';
import { CheckoutAlert } from './CheckoutAlert';
import { CheckoutSummary } from './CheckoutSummary';
import { ContactFields } from './ContactFields';
import { HoldChoice } from './HoldChoice';
import { Section } from './Section';
import { TravellerFields } from './TravellerFields';
import { useCheckout, type CheckoutProps } from './use-checkout';

/** Travellers, contact, billing and payment on one page, with the price in view (R219). */
export function Checkout(props: CheckoutProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { isPaymentDisabled } = useAgency();
  const {
    quote,
    price,
    addons,
    change,
    outcome,
    codes,
    state,
    booking,
    busy,
    markup,
    extras,
    extrasSection,
    travellers,
    payWhen,
    setPayWhen,
    isPayLater,
    errors,
    submit,
    acceptChange,
    refuseChange,
    summary,
    alert,
    collect,
  } = useCheckout(props);
  const amount = format.money(price.total, { own: true });
  const button = (
    <Button
      type="submit"
      form="flight-checkout"
      size="large"
      icon={isPayLater ? Clock : Lock}
      loading={busy}
      fullWidth
    >
      {isPayLater ? t`Reserve without paying` : t`Pay ${amount}`}
    </Button>
  );
  const frozen = outcome?.kind === 'unknown' || outcome?.kind === 'sent-before';

  return (
    <>
      <Split
        // With staff's own panel it is taller than a window.
        sticky={!price.staff}
        aside={
          <Stack gap={16}>
            <CheckoutSummary quote={quote} price={price} />
            {price.staff && (
              <Card padding="large">
                <fieldset disabled={frozen || booking.pending || extras.pending}>
                  <MarkupPanel
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
        <form id="flight-checkout" onSubmit={submit} noValidate aria-label={t`Checkout`}>
          <Stack gap={24}>
            <Heading level={1}>
              <Trans>Checkout</Trans>
            </Heading>
            <ErrorSummary ref={summary} errors={errors} />
            <fieldset disabled={frozen}>
              <Stack gap={24}>
                {codes.map((code, index) => (
                  <TravellerFields
                    key={index}
                    state={state}
                    index={index}
                    code={code}
                    alone={codes.length === 1}
                  />
                ))}
                <ContactFields state={state} />
                <BillingFields state={state} />
              </Stack>
            </fieldset>
            <div ref={extrasSection}>
              <ExtrasSection
                offer={quote.offer}
                fareFamily={quote.fareFamily}
                travellers={travellers}
                types={codes}
                firstNames={state.form.travellers.map(({ firstName }) => firstName)}
                state={extras}
                disabled={frozen || booking.pending || markup.pending}
              />
            </div>
            <FareRulesCard key={quote.offer.id} offerId={quote.offer.id} />
            <CheckoutAddons
              cart={{
                product: 'flight',
                total: withoutAddon(quote.price).total,
                startsAt: quote.offer.flights[0]?.departureTime ?? '',
                travelers: codes.length,
              }}
              addons={addons}
              disabled={frozen || booking.pending}
            />
            {quote.payLater && !isPaymentDisabled && (
              <fieldset disabled={frozen || booking.pending}>
                <HoldChoice until={quote.payLater.until} value={payWhen} onChange={setPayWhen} />
              </fieldset>
            )}
            {!isPayLater && (
              <Section title={t`Payment`}>
                <PaymentStep
                  due={price.total}
                  onReady={(next) => void (collect.current = next)}
                  onSubmit={() => submit()}
                />
              </Section>
            )}
            <div ref={alert}>
              {outcome && (
                <CheckoutAlert
                  outcome={outcome}
                  criteria={props.criteria}
                  pending={booking.pending}
                  onAskAgain={() => void booking.askAgain()}
                />
              )}
            </div>
            {!isPaymentDisabled && !frozen && (
              <Stack gap={12}>
                <Text size={14} tone="secondary">
                  {isPayLater ? (
                    <Trans>
                      By reserving you accept the fare rules and the{' '}
                      <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
                    </Trans>
                  ) : (
                    <Trans>
                      By paying you accept the fare rules and the{' '}
                      <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
                    </Trans>
                  )}
                </Text>
                <Show from="desktop">{button}</Show>
              </Stack>
            )}
          </Stack>
        </form>
      </Split>
      {!isPaymentDisabled && !frozen && <PriceBar money={price.total}>{button}</PriceBar>}
      {change && (
        <PriceChangeDialog
          open
          before={change.before}
          now={change.now.total}
          pending={booking.pending}
          onAccept={acceptChange}
          onGoBack={refuseChange}
        />
      )}
    </>
  );
}
