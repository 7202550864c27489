import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod/mini';
import { withoutCheckout } from '@/core/selling/checkout/address';
import { CheckoutScreen } from '@/core/selling/checkout/CheckoutScreen';
import { callOf } from '@/core/query/call';
import { repriceOffer } from '../../contract';
import { NO_EXTRAS } from '../extras/choice';
import { fillCriteria } from '../search/criteria/criteria';
import { SHOWN } from '../shown';
import { CheckoutAddress } from '../use-address';
import { Checkout } from './Checkout';

type Address = z.output<typeof CheckoutAddress>;

const criteriaOf = (address: Address) => {
  const { itinerary: _itinerary, fare: _fare, offer: _offer, ...criteria } = withoutCheckout(address);
  return criteria;
};

/** Checkout of the offer in the address. */
export default function FlightCheckout() {
  const { t } = useLingui();
  return (
    <CheckoutScreen
      product="flight"
      path="/booknow/flights/checkout"
      schema={CheckoutAddress}
      quote={(address, entry) =>
        address.offer !== undefined && address.total !== undefined && address.currency !== undefined
          ? callOf(repriceOffer, {
              body: {
                offerId: address.offer,
                travellers: fillCriteria(criteriaOf(address)).travellers,
                ...entry,
              },
            })
          : null
      }
      // Too much for an address: this tab keeps them.
      extras={{ none: NO_EXTRAS }}
      criteria={criteriaOf}
      pages={{ ...SHOWN.pages, results: '/booknow/flights/search' }}
      words={{
        nothing: t`Choose a flight first`,
        gone: t`This flight is not available, please select another`,
        others: t`See other flights`,
      }}
      back={({ offer: _offer, ...address }) => ({
        to: '/booknow/flights/search-details',
        search: withoutCheckout(address),
        label: <Trans>Back to the flight</Trans>,
      })}
    >
      {(given) => <Checkout {...given} />}
    </CheckoutScreen>
  );
}
