import { Trans, useLingui } from '@lingui/react/macro';
import { z } from 'zod/mini';
import { checkoutAddress, withoutCheckout } from '@/core/selling/checkout/address';
import { CheckoutScreen } from '@/core/selling/checkout/CheckoutScreen';
import { addressId, lenient } from '@/core/address/use-address';
import { isEmpty, NO_EXTRAS } from '../extras';
import { extrasAddress, extrasOfAddress } from '../extras-address';
import { criteriaShape } from '../search/criteria';
import { SHOWN } from '../shown';
import { Checkout } from './Checkout';
import { quoteOf } from './use-car-checkout';

const CheckoutAddress = z.object({
  ...criteriaShape,
  ...checkoutAddress,
  offer: addressId,
  coverages: lenient(z.string()),
  accessories: lenient(z.string()),
});
type Address = z.output<typeof CheckoutAddress>;

const EXTRAS = { none: NO_EXTRAS, isEmpty, read: extrasOfAddress, write: extrasAddress };

const criteriaOf = (address: Address) => {
  const {
    offer: _offer,
    coverages: _coverages,
    accessories: _accessories,
    ...criteria
  } = withoutCheckout(address);
  return criteria;
};

/** Checkout of the car in the address. */
export default function CarCheckout() {
  const { t } = useLingui();
  return (
    <CheckoutScreen
      product="car"
      path="/booknow/Cars/checkout"
      schema={CheckoutAddress}
      quote={({ offer }, entry, extras) => (offer === undefined ? null : quoteOf(offer, entry, extras))}
      extras={EXTRAS}
      criteria={criteriaOf}
      pages={{ ...SHOWN.pages, results: '/booknow/cars/search' }}
      words={{
        nothing: t`Choose a car first`,
        gone: t`This car is no longer available`,
        others: t`See other cars`,
      }}
      back={{
        to: '/booknow/cars/result-details',
        search: withoutCheckout,
        label: <Trans>Back to the car</Trans>,
      }}
    >
      {(given) => <Checkout {...given} />}
    </CheckoutScreen>
  );
}
