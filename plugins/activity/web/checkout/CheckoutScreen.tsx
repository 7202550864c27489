import { Trans, useLingui } from '@lingui/react/macro';
import { z } from 'zod/mini';
import { addressId, lenient, useAddress } from '@/core/address/use-address';
import { checkoutAddress, withoutCheckout } from '@/core/selling/checkout/address';
import { CheckoutScreen } from '@/core/selling/checkout/CheckoutScreen';
import { CHECKOUT, ActivityPageAddress } from '../activity/chosen';
import { DETAILS, RESULTS, toCriteria } from '../search/criteria';
import { SHOWN } from '../shown';
import { Checkout } from './Checkout';
import { NO_EXTRAS, quoteOf } from './use-activity-checkout';

const CheckoutAddress = z.object({
  ...ActivityPageAddress.shape,
  ...checkoutAddress,
  activity: addressId,
  option: lenient(z.string().check(z.minLength(1), z.maxLength(4000))),
});
type Address = z.output<typeof CheckoutAddress>;

/** What is searched for, and the page of the activity that was chosen. */
const pageOf = (address: Address) => {
  const { option: _, activity: productCode, ...rest } = withoutCheckout(address);
  return productCode === undefined ? rest : { ...rest, productCode };
};

/** Checkout of the option in the address. */
export default function ActivityCheckout() {
  const { t } = useLingui();
  const { activity } = useAddress(CheckoutAddress);
  return (
    <CheckoutScreen
      product="activity"
      path={CHECKOUT}
      schema={CheckoutAddress}
      quote={({ option }, priced) => (option ? quoteOf(option, priced) : null)}
      extras={{ none: NO_EXTRAS }}
      criteria={toCriteria}
      pages={{ results: RESULTS, confirmation: SHOWN.pages.confirmation }}
      words={{
        nothing: t`Choose an activity first`,
        gone: t`This activity is no longer available`,
        others: t`See other activities`,
      }}
      back={(address) => ({
        to: activity === undefined ? RESULTS : DETAILS,
        search: pageOf(address),
        label: <Trans>Back to the activity</Trans>,
      })}
    >
      {(given) => <Checkout {...given} />}
    </CheckoutScreen>
  );
}
