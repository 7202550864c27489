import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { ApiError } from '@/core/api/error';
import { checkoutAddress, markupAddress, newKey } from '@/core/checkout/address';
import { CheckoutEntry } from '@/core/checkout/CheckoutEntry';
import { useAddressMarkup } from '@/core/checkout/use-address-markup';
import { addressId, lenient, useAddress } from '@/core/address/use-address';
import { useApiQuery } from '@/core/query/query';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { ArrowLeft } from '@/core/ui/icons';
import { quoteCar } from '../../contract';
import { isEmpty, NO_EXTRAS } from '../extras';
import { extrasAddress, extrasOfAddress } from '../extras-address';
import { criteriaShape } from '../search/criteria';
import { Checkout } from './Checkout';
import { useOfferWords } from './words';

const CheckoutAddress = z.object({
  ...criteriaShape,
  ...checkoutAddress,
  offer: addressId,
  coverages: lenient(z.string()),
  accessories: lenient(z.string()),
});

/** Whether the server refused what was added, rather than the car. */
const refusesExtras = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path.includes('extras'));

/** Checkout of the car in the address. Its key, price and extras stand there too, so a reload goes on where it was. */
export default function CheckoutScreen() {
  const { t } = useLingui();
  usePageTitle(t`Checkout`);
  const navigate = useNavigate();
  const address = useAddress(CheckoutAddress);
  const {
    offer,
    coverages,
    accessories,
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
      to: '/booknow/Cars/checkout',
      search: { ...address, ...change },
      replace: true,
      resetScroll,
    });

  const isComplete = offer !== undefined;
  const [agreed] = useState(total !== undefined && currency ? { amount: total, currency } : undefined);
  // The price asked for on entry. What is chosen or accepted later changes the address, and must not ask again by itself.
  const [extras, setExtras] = useState(() => extrasOfAddress(address));
  const [entry] = useState({
    offerId: offer ?? '',
    expectedTotal: agreed ?? { amount: 0, currency: 'USD' },
    ...(markup ? { markup } : {}),
  });
  const query = useApiQuery(
    quoteCar,
    { body: { ...entry, ...(isEmpty(extras) ? {} : { extras }) } },
    { enabled: isComplete, staleTime: Infinity, gcTime: 0 },
  );
  // An address that names what is not sold with this car leads to the car without it.
  const isRefused = !isEmpty(extras) && refusesExtras(query.error);
  useEffect(() => {
    if (!isRefused) return;
    setExtras(NO_EXTRAS);
    replace(extrasAddress(NO_EXTRAS));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [isRefused]);

  return (
    <CheckoutEntry
      isComplete={isComplete}
      checkoutKey={key}
      // Arriving without a key is the start of a checkout, so the page begins at its top.
      onArrive={() => replace({ key: newKey('car') }, true)}
      query={query}
      nothing={t`Choose a car first`}
      words={useOfferWords(criteria)}
      back={
        <ButtonLink
          to="/booknow/cars/result-details"
          search={{ ...criteria, offer, coverages, accessories }}
          variant="quiet"
          size="small"
          flush
          icon={ArrowLeft}
        >
          <Trans>Back to the car</Trans>
        </ButtonLink>
      }
    >
      {({ data }, checkoutKey) => (
        <Checkout
          checkoutKey={checkoutKey}
          criteria={criteria}
          first={data}
          extras={extras}
          agreed={agreed}
          markup={markup}
          onNewKey={() => replace({ key: newKey('car') })}
          onAgreed={(bare, typed) =>
            replace({ total: bare.amount, currency: bare.currency, ...markupAddress(typed) })
          }
          onExtras={(chosen) => replace(extrasAddress(chosen))}
        />
      )}
    </CheckoutEntry>
  );
}
