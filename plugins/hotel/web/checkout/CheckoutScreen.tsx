import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { addressId, lenient, useAddress } from '@/core/address/use-address';
import { wordsOf } from '@/core/i18n/words-of';
import { checkoutAddress, withoutCheckout } from '@/core/selling/checkout/address';
import { CheckoutScreen } from '@/core/selling/checkout/CheckoutScreen';
import { CheckoutSkeleton } from '@/core/selling/checkout/CheckoutSkeleton';
import { OfferPage } from '@/core/selling/results/OfferLayout';
import { Alert } from '@/core/ui/feedback/Alert';
import { hotelRefusals } from '../../contract/refusals';
import { useCorrelation } from '../find/use-correlation';
import { criteriaShape, DETAILS, RESULTS } from '../search/criteria';
import { Checkout } from './Checkout';
import { quoteOf } from './quote';
import { NO_EXTRAS } from './use-hotel-checkout';

const CheckoutAddress = z.object({
  ...criteriaShape,
  ...checkoutAddress,
  hotel: addressId,
  rates: lenient(z.string().check(z.minLength(1))),
});
type Address = z.output<typeof CheckoutAddress>;

/** A search is begun again before it is over: a checkout may take longer. */
const RENEWED_EVERY = 20 * 60_000;

const criteriaOf = (address: Address) => {
  const { hotel: _hotel, rates: _rates, ...criteria } = withoutCheckout(address);
  return criteria;
};
const ratesOf = ({ rates }: Address): string[] => rates?.split(',') ?? [];

/** Checkout of the rates in the address, which are found in the search of its dates and guests. */
export default function HotelCheckout() {
  const { t } = useLingui();
  const address = useAddress(CheckoutAddress);
  const search = useCorrelation(criteriaOf(address));
  const { corelationid, again } = search;
  // The price on entry is asked for once; a search that begins anew changes nothing about it.
  const [entry, setEntry] = useState(corelationid);
  useEffect(() => {
    if (entry === null && corelationid !== null) setEntry(corelationid);
  }, [entry, corelationid]);
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const timer = setInterval(() => latest.current(), RENEWED_EVERY);
    return () => clearInterval(timer);
  }, []);

  const isComplete = Boolean(address.place && address.hotel && address.rates);
  if (isComplete && entry === null)
    return (
      <OfferPage>
        {search.error ? (
          <Alert
            live
            tone="danger"
            title={t`We could not confirm the price`}
            onRetry={again}
            retrying={search.isFetching}
          >
            {wordsOf(search.error)}
          </Alert>
        ) : (
          <CheckoutSkeleton />
        )}
      </OfferPage>
    );
  const stayOf = (given: Address, id: string) => ({
    corelationid: id,
    hotelid: given.hotel ?? '',
    rates: ratesOf(given),
  });
  return (
    <CheckoutScreen
      product="hotel"
      path="/booknow/hotels/checkout"
      schema={CheckoutAddress}
      quote={(given, priced) => (isComplete && entry !== null ? quoteOf(stayOf(given, entry), priced) : null)}
      extras={{ none: NO_EXTRAS }}
      criteria={criteriaOf}
      pages={{ results: RESULTS, confirmation: '/booknow/hotels/confirm-payment' }}
      words={{
        nothing: t`Choose a room first`,
        gone: wordsOf(hotelRefusals.gone),
        others: t`See other hotels`,
      }}
      back={(given) => ({
        to: DETAILS,
        search: withoutCheckout(given),
        label: <Trans>Back to the hotel</Trans>,
      })}
    >
      {(given) => <Checkout {...given} stay={stayOf(address, corelationid ?? entry!)} />}
    </CheckoutScreen>
  );
}
