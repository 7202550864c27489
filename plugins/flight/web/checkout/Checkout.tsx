import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { BillingFields } from '@/core/selling/checkout/pay/BillingFields';
import { CheckoutPage } from '@/core/selling/checkout/CheckoutPage';
import { ContactFields } from '@/core/selling/checkout/form/ContactFields';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { deadlinePlace } from '../../contract';
import { wholeUntil } from '../../say/whole-until';
import { ExtrasSection } from '../extras/ExtrasSection';
import { FareRulesCard } from '../offer/FareRulesCard';
import { CheckoutSummary } from './CheckoutSummary';
import { HoldChoice } from './HoldChoice';
import { TravellerFields } from './TravellerFields';
import { useFlightCheckout, type CheckoutProps } from './use-flight-checkout';

/** Travellers, contact, billing and payment on one page, with the price in view (R219). */
export function Checkout(props: CheckoutProps) {
  const { t } = useLingui();
  const { sale, form, extras, checkout, codes, travellers, payWhen, setPayWhen, extrasSection, againFor } =
    useFlightCheckout(props);
  const { quote } = sale;
  const place = deadlinePlace(quote.offer.flights);
  // Tickets that are issued now: a moment that does not move with every key that is pressed.
  const [entered] = useState(() => new Date());
  return (
    <CheckoutPage
      id="flight-checkout"
      sale={sale}
      checkout={checkout}
      words={props.words}
      summary={<CheckoutSummary quote={quote} price={sale.price} />}
      fields={
        <>
          {codes.map((code, index) => (
            <TravellerFields
              key={index}
              state={form}
              index={index}
              code={code}
              alone={codes.length === 1}
              asks={quote.asks}
              onSearchAgain={againFor(index)}
            />
          ))}
          <ContactFields
            state={form}
            note={t`We will send your confirmation and news about your flight here.`}
          />
          <BillingFields state={form} />
        </>
      }
      extras={(disabled) => (
        <>
          <div ref={extrasSection}>
            <ExtrasSection
              offer={quote.offer}
              fareFamily={quote.fareFamily}
              travellers={travellers}
              types={codes}
              firstNames={form.values.travellers.map(({ firstName }) => firstName)}
              state={extras}
              priced={quote.extras}
              disabled={disabled}
            />
          </div>
          <FareRulesCard key={quote.offer.id} offerId={quote.offer.id} />
        </>
      )}
      cart={{
        product: 'flight',
        startsAt: quote.offer.flights[0]?.departureTime ?? '',
        place,
        freeUntil: wholeUntil(quote.offer, entered),
        travelers: codes.length,
      }}
      payWhen={
        quote.payLater &&
        place && (
          <HoldChoice until={quote.payLater.until} place={place} value={payWhen} onChange={setPayWhen} />
        )
      }
      terms={
        checkout.payLater ? (
          <Trans>
            By reserving you accept the fare rules and the{' '}
            <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
          </Trans>
        ) : (
          <Trans>
            By paying you accept the fare rules and the{' '}
            <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
          </Trans>
        )
      }
    />
  );
}
