import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { z } from 'zod/mini';
import { addressId } from '../../address/use-address';
import { useApi } from '../../api/context';
import type { OfferFrame } from '../../contract/bookings/bookable-parts';
import { ask } from '../../query/call';
import { protectedUntil } from '../../say/protected';
import { TextLink } from '../../ui/actions/ButtonLink';
import { Card } from '../../ui/content/Card';
import { Stack } from '../../ui/content/layout';
import { Heading } from '../../ui/content/Text';
import { checkoutAddress, withoutCheckout } from '../checkout/address';
import { CheckoutPage } from '../checkout/CheckoutPage';
import { CheckoutScreen, type CheckoutGiven } from '../checkout/CheckoutScreen';
import { AskedFields } from '../../fields/AskedFields';
import { CheckoutSection } from '../checkout/form/CheckoutSection';
import { useFieldNames } from '../../fields/names';
import { PersonFields } from '../checkout/form/PersonFields';
import { FreeUntil } from '../checkout/price/FreeUntil';
import { PriceSummary } from '../checkout/price/PriceSummary';
import { knownOf, savedOf } from '../checkout/travelers/saved';
import { useProductCheckout } from '../checkout/use-product-checkout';
import { useCheckoutPerson } from '../client/use-client-details';
import { plainInitial, plainRules, plainShape, toGuest, type RequestFields } from './checkout-form';
import type { PlainContract, PlainProduct, PlainQuote } from './plain';
import { When } from './When';

/** What a product says of its checkout beside what its contract does. */
export interface CheckoutParts<Offer, Request> {
  /** What it asks of who books beside the guest; a product whose request is empty has none. */
  request?: RequestFields<Offer & OfferFrame, Request>;
  /** What is bought, on top of the page, instead of its title, its times and its city. */
  Brief?: ComponentType<{ offer: Offer & OfferFrame }>;
}

/** What was searched for comes along, for the way back. */
const Address = z.looseObject({ ...checkoutAddress, offer: addressId });
const criteriaOf = (address: z.output<typeof Address>): object => {
  const { offer: _offer, ...criteria } = withoutCheckout(address);
  return criteria;
};

const NO_EXTRAS = { none: {} };

/** The checkout of a plain product: who it is for, what the product asks, and payment on one page (R219). */
export function plainCheckout<Offer, Request>(
  contract: PlainContract<Offer, Request>,
  product: PlainProduct<Offer, Request>,
  { request, Brief = PlainBrief }: CheckoutParts<Offer, Request>,
) {
  const { checkout: path, results } = contract.addresses;
  const toRequest = request?.toRequest ?? (() => ({}));

  function Page(given: CheckoutGiven<PlainQuote<Offer>, object>) {
    const { t, i18n } = useLingui();
    const api = useApi();
    const person = useCheckoutPerson();
    const asked = request?.fields(given.first.offer) ?? {};
    const { form, sale, checkout } = useProductCheckout({
      given,
      form: {
        shape: plainShape(asked),
        rules: plainRules(contract.schemas.request, toRequest),
        initial: plainInitial(person, asked),
        nameOf: useFieldNames(asked),
      },
      quote: (entry) => product.calls.quote(given.first.offer.id, entry),
      details: (typed) => ({ guest: toGuest(typed), request: toRequest(typed.request) }),
      book: async ({ details, ...order }, idempotencyKey) =>
        (await ask(api, product.calls.book({ ...order, ...details }), { idempotencyKey })).data,
      travelers: ({ guest }) => [savedOf(guest)],
    });
    const { offer } = sale.quote;
    return (
      <CheckoutPage
        id={`${contract.id}-checkout`}
        sale={sale}
        checkout={checkout}
        words={given.words}
        summary={
          <Card padding="large">
            <Stack gap={20}>
              <PriceSummary price={sale.price} title={t`Price`} labels={product.priceLabels} />
              <FreeUntil
                until={offer.freeUntil}
                place={offer}
                protectedUntil={protectedUntil(sale.price, offer)}
              />
            </Stack>
          </Card>
        }
        fields={
          <>
            <Brief offer={offer} />
            <PersonFields
              state={form}
              at="guest"
              title={t`Guest`}
              note={t`The booking is made in this name.`}
              saved={({ firstName, lastName, email, phone }) =>
                knownOf({ firstName, lastName, email, phone })
              }
            />
            {request && (
              <CheckoutSection title={i18n._(request.title)} note={request.note && i18n._(request.note)}>
                <AskedFields state={form} at="request" fields={asked} columns={1} />
              </CheckoutSection>
            )}
          </>
        }
        extras={() => null}
        cart={{
          product: contract.id,
          startsAt: offer.startsAt,
          place: offer,
          freeUntil: offer.freeUntil,
          travelers: 1,
        }}
        terms={
          <Trans>
            By paying you accept the <TextLink to="/user-terms-and-conditions">terms and conditions</TextLink>
            .
          </Trans>
        }
      />
    );
  }

  return function PlainCheckoutScreen() {
    const { t, i18n } = useLingui();
    return (
      <CheckoutScreen
        product={contract.id}
        path={path}
        schema={Address}
        quote={({ offer }, entry) => (offer === undefined ? null : product.calls.quote(offer, entry))}
        extras={NO_EXTRAS}
        criteria={criteriaOf}
        pages={contract.addresses}
        words={{
          nothing: t`Nothing has been chosen yet`,
          gone: t`It is no longer available`,
          others: i18n._(product.words.search),
        }}
        back={(address) => ({
          to: results,
          search: criteriaOf(address),
          label: <Trans>Back to the results</Trans>,
        })}
      >
        {(given) => <Page {...given} />}
      </CheckoutScreen>
    );
  };
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
