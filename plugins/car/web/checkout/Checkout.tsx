import { Trans, useLingui } from '@lingui/react/macro';
import { BillingFields } from '@/core/selling/checkout/pay/BillingFields';
import { CheckoutPage } from '@/core/selling/checkout/CheckoutPage';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { isPaidAtCounter } from '../../contract';
import { CarExtrasSection } from './CarExtrasSection';
import { CheckoutSummary } from './CheckoutSummary';
import { DriverFields } from './DriverFields';
import { PickupFields } from './PickupFields';
import { RentalBrief } from './RentalBrief';
import { hasPolicies } from './form';
import { PrivacyAgreement } from './PrivacyAgreement';
import { useCarCheckout, type CheckoutProps } from './use-car-checkout';

/** The driver, the pick-up, extras and payment on one page, with the price in view (R300). */
export function Checkout(props: CheckoutProps) {
  const { t } = useLingui();
  const { form, sale, extras, checkout } = useCarCheckout(props);
  const { offer } = sale.quote;
  const isPaidThere = isPaidAtCounter(offer);
  return (
    <CheckoutPage
      id="car-checkout"
      sale={sale}
      checkout={checkout}
      words={props.words}
      summary={<CheckoutSummary quote={sale.quote} price={sale.price} />}
      fields={
        <>
          <RentalBrief offer={offer} />
          <DriverFields state={form} offer={offer} />
          <PickupFields state={form} offer={offer} />
          <BillingFields state={form} at="driver" title={t`Driver’s address`} hasOptionalCountry />
        </>
      }
      extras={(disabled) =>
        isPaidThere ? null : <CarExtrasSection offer={offer} state={extras} disabled={disabled} />
      }
      cart={{
        product: 'car',
        startsAt: offer.pickUpDateTime,
        place: offer.pickUp,
        freeUntil: offer.cancellation.freeUntil,
        travelers: 1,
      }}
      hasAddons={!isPaidThere}
      reserveLabel={t`Book, pay at the counter`}
      agreement={hasPolicies(offer) && <PrivacyAgreement state={form} offer={offer} />}
      terms={
        isPaidThere ? (
          <Trans>
            By booking you accept the rental conditions and the{' '}
            <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
          </Trans>
        ) : (
          <Trans>
            By paying you accept the rental conditions and the{' '}
            <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
          </Trans>
        )
      }
    />
  );
}
