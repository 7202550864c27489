import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod/mini';
import { withoutCheckout } from '@/core/selling/checkout/address';
import { CheckoutScreen } from '@/core/selling/checkout/CheckoutScreen';
import { callOf } from '@/core/query/call';
import { repriceOffer } from '../../contract';
import { isEmpty, NO_EXTRAS } from '../extras/choice';
import { fillCriteria } from '../search/criteria/criteria';
import { CheckoutAddress } from '../use-address';
import { Checkout } from './Checkout';
import { useOfferWords } from './words';

type Address = z.output<typeof CheckoutAddress>;

const criteriaOf = (address: Address) => {
  const { itinerary: _itinerary, fare: _fare, offer: _offer, ...criteria } = withoutCheckout(address);
  return criteria;
};

/** Too much for an address: this tab keeps them. */
const EXTRAS = { none: NO_EXTRAS, isEmpty, read: () => NO_EXTRAS, write: () => ({}) };

/** Checkout of the offer in the address. */
export default function FlightCheckout() {
  const { t } = useLingui();
  const wordsFor = useOfferWords();
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
      extras={EXTRAS}
      nothing={t`Choose a flight first`}
      words={(address) => wordsFor(criteriaOf(address))}
      back={{
        to: '/booknow/flights/search-details',
        search: ({ offer: _offer, ...address }) => withoutCheckout(address),
        label: <Trans>Back to the flight</Trans>,
      }}
    >
      {(given, address) => <Checkout {...given} criteria={criteriaOf(address)} />}
    </CheckoutScreen>
  );
}
