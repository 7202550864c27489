import { Trans, useLingui } from '@lingui/react/macro';
import { BillingFields } from '@/core/selling/checkout/pay/BillingFields';
import { CheckoutPage } from '@/core/selling/checkout/CheckoutPage';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { isPaidAtCounter, type CarDetails, type CarExtras } from '../../contract';
import { CheckoutSummary } from './CheckoutSummary';
import { DriverFields } from './DriverFields';
import { PickupFields } from './PickupFields';
import { RentalBrief } from './RentalBrief';
import { hasPolicies, AGREED } from './form';
import { useCarCheckout, type CheckoutProps } from './use-car-checkout';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import { Alert } from '@/core/ui/feedback/Alert';
import { Stack } from '@/core/ui/content/layout';
import { AccessorySteppers } from '../parts/AccessorySteppers';
import { CoverageBoxes } from '../parts/CoverageBoxes';
import { wordsOf } from '@/core/i18n/words-of';
import type { ExtrasState } from '@/core/selling/checkout/use-extras';
import type { FormFields } from '@/core/forms/use-app-form';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Disclosure } from '@/core/ui/content/Disclosure';
import { TextList } from '../parts/VendorTexts';

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

/** What may be added to the car, each at its price for the whole rental. */
function CarExtrasSection({
  offer,
  state: { chosen, choose, problem },
  disabled,
}: {
  offer: CarDetails;
  state: ExtrasState<CarExtras>;
  disabled: boolean;
}) {
  const { t } = useLingui();
  const choice = { offer, extras: chosen, onChange: choose, disabled };
  return (
    <CheckoutSection title={t`Extras`} note={t`You pick them up with the car and pay for them now.`}>
      <Stack gap={20}>
        {problem?.kind === 'failed' && (
          <Alert live tone="warning" title={t`This could not be added`}>
            {wordsOf(problem)} <Trans>Everything else stays as you chose it.</Trans>
          </Alert>
        )}
        {offer.accessories.length > 0 && <AccessorySteppers {...choice} />}
        <CoverageBoxes {...choice} />
      </Stack>
    </CheckoutSection>
  );
}

/** What the vendor does with the driver's data, and that it was accepted: without it nothing is booked. */
function PrivacyAgreement({
  state,
  offer: { texts },
}: {
  state: FormFields;
  offer: Pick<CarDetails, 'texts'>;
}) {
  const { value, onChange, ...field } = state.bind('privacy');
  return (
    <Stack gap={8}>
      <Disclosure summary={<Trans>Privacy policy of the rental company</Trans>}>
        <TextList texts={texts?.privacyPolicies ?? []} />
      </Disclosure>
      <Checkbox
        {...field}
        checked={value === AGREED}
        onChange={(on) => onChange(on ? AGREED : '')}
        aria-required
        label={<Trans>I have read and accept the privacy policy of the rental company.</Trans>}
      />
    </Stack>
  );
}
