import { Trans, useLingui } from '@lingui/react/macro';
import { CheckoutPage } from '@/core/selling/checkout/CheckoutPage';
import { ContactFields } from '@/core/selling/checkout/form/ContactFields';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { guestsOf, wholePrice } from '../../contract';
import { Conditions } from '../parts/Conditions';
import { placeOf } from '../../say/terms';
import { CheckoutSummary } from './CheckoutSummary';
import { GuestFields } from './GuestFields';
import { StayBrief } from './StayBrief';
import { StayFields } from './StayFields';
import { useHotelCheckout, type CheckoutProps } from './use-hotel-checkout';
import type { FormFields } from '@/core/forms/use-app-form';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { AGREED } from './form';

/** The guests, their wishes and paying on one page, with the price in view; what is paid at the property asks for no card. */
export function Checkout(props: CheckoutProps) {
  const { t } = useLingui();
  const { form, sale, checkout } = useHotelCheckout(props);
  const { offer } = sale.quote;
  const isLater = offer.payment === 'property';
  const { adults, children } = guestsOf(offer.rooms.map(({ party }) => party));
  return (
    <CheckoutPage
      id="hotel-checkout"
      sale={sale}
      checkout={checkout}
      words={props.words}
      summary={<CheckoutSummary stay={offer} price={sale.price} />}
      whole={wholePrice(sale.price.total, offer.atProperty)}
      fields={
        <>
          <StayBrief stay={offer} />
          {offer.rooms.map((room, at) => (
            <GuestFields key={at} state={form} room={room} at={at} of={offer.rooms.length} />
          ))}
          <ContactFields state={form} note={t`We will send your confirmation and voucher here.`} />
          <StayFields state={form} stay={offer} />
          <Conditions conditions={offer.conditions} />
        </>
      }
      extras={() => null}
      cart={{
        product: 'hotel',
        startsAt: `${offer.stayPeriod.start}T${offer.checkIn.from}`,
        place: placeOf(offer.hotel),
        freeUntil: offer.terms.freeUntil,
        travelers: adults + children,
      }}
      hasAddons={!isLater}
      reserveLabel={t`Book, pay at the property`}
      agreement={<Agreement state={form} />}
      terms={
        <Trans>
          Read the <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink> of this agency.
        </Trans>
      }
    />
  );
}

/** Without it nothing is booked (R271, M267). */
function Agreement({ state }: { state: FormFields }) {
  const { value, onChange, ...field } = state.bind('terms');
  return (
    <Checkbox
      {...field}
      checked={value === AGREED}
      onChange={(on) => onChange(on ? AGREED : '')}
      aria-required
      label={
        <Trans>
          I accept the rules of the property, its cancellation terms and the terms and conditions of this
          agency.
        </Trans>
      }
    />
  );
}
