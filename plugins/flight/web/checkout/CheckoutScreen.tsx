import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { markupAddress, newKey } from '@/core/checkout/address';
import { CheckoutEntry } from '@/core/checkout/CheckoutEntry';
import { useAddressMarkup } from '@/core/checkout/use-address-markup';
import { useAddress } from '@/core/address/use-address';
import { useApiQuery } from '@/core/query/query';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { ArrowLeft } from '@/core/ui/icons';
import { repriceOffer } from '../../contract';
import { fillCriteria } from '../search/criteria';
import { CheckoutAddress } from '../use-address';
import { Checkout } from './Checkout';
import { useOfferWords } from './words';

/** Checkout of the offer in the address. Its key and price stand there too, so a reload goes on where it was. */
export default function CheckoutScreen() {
  const { t } = useLingui();
  usePageTitle(t`Checkout`);
  const navigate = useNavigate();
  const address = useAddress(CheckoutAddress);
  const {
    itinerary,
    fare,
    offer,
    total,
    currency,
    key,
    markup: _value,
    markupType: _type,
    ...criteria
  } = address;
  const markup = useAddressMarkup(address);
  const replace = (change: Partial<typeof address>, resetScroll = false) =>
    void navigate({
      to: '/booknow/flights/checkout',
      search: { ...address, ...change },
      replace: true,
      resetScroll,
    });

  const isComplete = offer !== undefined && total !== undefined && currency !== undefined;
  // The price asked for on entry. Accepting another one changes the address, and must not ask again by itself.
  const [entry] = useState({
    offerId: offer ?? '',
    travellers: fillCriteria(criteria).travellers,
    expectedTotal: { amount: total ?? 0, currency: currency ?? 'USD' },
    ...(markup ? { markup } : {}),
  });
  const query = useApiQuery(
    repriceOffer,
    { body: entry },
    { enabled: isComplete, staleTime: Infinity, gcTime: 0 },
  );

  return (
    <CheckoutEntry
      isComplete={isComplete}
      checkoutKey={key}
      // Arriving without a key is the start of a checkout, so the page begins at its top.
      onArrive={() => replace({ key: newKey('flight') }, true)}
      query={query}
      nothing={t`Choose a flight first`}
      words={useOfferWords(criteria)}
      back={
        <ButtonLink
          to="/booknow/flights/search-details"
          search={{ ...criteria, itinerary, fare }}
          variant="quiet"
          size="small"
          flush
          icon={ArrowLeft}
        >
          <Trans>Back to the flight</Trans>
        </ButtonLink>
      }
    >
      {({ data }, checkoutKey) => (
        <Checkout
          checkoutKey={checkoutKey}
          criteria={criteria}
          first={data}
          onNewKey={() => replace({ key: newKey('flight') })}
          markup={markup}
          onAccepted={(accepted, typed) =>
            replace({ total: accepted.amount, currency: accepted.currency, ...markupAddress(typed) })
          }
        />
      )}
    </CheckoutEntry>
  );
}
