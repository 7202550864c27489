import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { z } from 'zod/mini';
import { addressId } from '../../address/use-address';
import { Guest, type OfferFrame } from '../../contract/bookings/bookable-parts';
import { readWith } from '../../query/call';
import { protectedUntil } from '../../say/protected';
import { TextLink } from '../../ui/actions/ButtonLink';
import { Card } from '../../ui/content/Card';
import { Stack } from '../../ui/content/layout';
import { Heading } from '../../ui/content/Text';
import type { Asking, Part } from '../checkout/form/asked';
import { onePerson } from '../checkout/form/people';
import { FreeUntil } from '../checkout/price/FreeUntil';
import { PriceSummary } from '../checkout/price/PriceSummary';
import { checkoutOf, type Bought } from '../checkout/ProductCheckout';
import type { PlainContract, PlainProduct, PlainQuote } from './plain';
import { When } from './When';

/** What a product says of its checkout beside what its contract does. */
export interface CheckoutParts<Offer> {
  /** What it asks of who books beside the guest, under the names of its request; one whose request is empty has none. */
  request?: {
    title: MessageDescriptor;
    note?: MessageDescriptor;
    fields: (offer: Offer & OfferFrame) => Readonly<Record<string, Asking>>;
  };
  /** What is bought, on top of the page, instead of its title, its times and its city. */
  Brief?: ComponentType<{ offer: Offer & OfferFrame }>;
}

/** The checkout of a plain product: who it is for, what the product asks, and payment on one page (R219). */
export function plainCheckout<Offer, Request>(
  contract: PlainContract<Offer, Request>,
  product: PlainProduct<Offer, Request>,
  { request, Brief = PlainBrief }: CheckoutParts<Offer>,
): () => ReactNode {
  const { checkout: path, results } = contract.addresses;

  function Summary({ quote: { offer }, price }: Bought<PlainQuote<Offer>>) {
    const { t } = useLingui();
    return (
      <Card padding="large">
        <Stack gap={20}>
          <PriceSummary price={price} title={t`Price`} labels={product.priceLabels} />
          <FreeUntil until={offer.freeUntil} place={offer} protectedUntil={protectedUntil(price, offer)} />
        </Stack>
      </Card>
    );
  }

  return checkoutOf<PlainQuote<Offer>>()({
    product: contract.id,
    path,
    pages: contract.addresses,
    pick: { offer: addressId },
    words: {
      nothing: msg`Nothing has been chosen yet`,
      gone: msg`It is no longer available`,
      others: product.words.search,
      back: msg`Back to the results`,
    },
    back: ({ offer: _offer, ...search }) => ({ to: results, search }),
    quote: ({ offer }, entry) => (offer === undefined ? null : product.calls.quote(offer, entry)),
    extras: { none: {} },
    body: z.object({ guest: Guest, request: contract.schemas.request }),
    parts: ({ offer }, { say }) =>
      [
        <Brief key="brief" offer={offer} />,
        {
          title: t`Guest`,
          note: t`The booking is made in this name.`,
          at: 'guest',
          person: {},
          rows: [onePerson()],
        },
        request && {
          title: say._(request.title),
          note: request.note && say._(request.note),
          at: 'request',
          rows: [[1, request.fields(offer)]],
        },
      ] satisfies readonly Part[],
    book: (order: object) => readWith(product.calls.book({ request: {}, ...order }), ({ data }) => data),
    Summary,
    cart: ({ offer }) => ({
      startsAt: offer.startsAt,
      place: offer,
      freeUntil: offer.freeUntil,
      travelers: 1,
    }),
    accepts: () => (
      <Trans>
        By paying you accept the <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>.
      </Trans>
    ),
  });
}

/** What is bought, when and where. */
function PlainBrief({ offer }: { offer: OfferFrame }) {
  return (
    <Card as="section" padding="large" aria-labelledby="checkout-brief">
      <Stack gap={8}>
        <Heading level={2} size={20} id="checkout-brief">
          {offer.title}
        </Heading>
        <When {...offer} />
      </Stack>
    </Card>
  );
}
