import { msg } from '@lingui/core/macro';
import { useApi } from '@/core/api/context';
import { callOf } from '@/core/query/call';
import { useCheckoutPerson } from '@/core/selling/client/use-client-details';
import type { CheckoutGiven, Entry } from '@/core/selling/checkout/CheckoutScreen';
import { useFieldNames } from '@/core/fields/names';
import { savedOf } from '@/core/selling/checkout/travelers/saved';
import { useProductCheckout } from '@/core/selling/checkout/use-product-checkout';
import { isPaidAtCounter, quoteCar, reserveCar, type CarExtras, type CarQuote } from '../../contract';
import { isEmpty } from '../extras';
import type { Criteria } from '../search/criteria';
import { formRules, FormShape, prefilledForm, toRequest } from './form';
import { progressOf, readBookingError } from './read-error';

export type CheckoutProps = CheckoutGiven<CarQuote, CarExtras, Criteria>;

/** The price of now of a car with what is added to it. */
export const quoteOf = (offerId: string, entry: Entry, extras: CarExtras) =>
  callOf(quoteCar, { body: { offerId, ...entry, ...(isEmpty(extras) ? {} : { extras }) } });

/** The checkout of cars: the driver, what is added to the car, and booking it once. */
export function useCarCheckout(given: CheckoutProps) {
  const api = useApi();
  const person = useCheckoutPerson();
  const { offer } = given.first;
  return useProductCheckout({
    given,
    form: {
      shape: FormShape,
      rules: formRules(offer),
      initial: prefilledForm(person, offer, given.criteria.country),
      nameOf: useFieldNames({
        birthDate: { label: msg`Date of birth` },
        pickupTime: { label: msg`Pick-up time` },
        flightNumber: { label: msg`Flight number` },
        privacy: { label: msg`Privacy policy` },
      }),
    },
    quote: (entry, extras) => quoteOf(offer.id, entry, extras),
    details: (form) => toRequest(form, offer),
    book: async ({ details, payment, ...order }, idempotencyKey) => {
      const body = { ...order, ...details, payment };
      return progressOf(await api.call(reserveCar, { body }, { idempotencyKey }));
    },
    readError: readBookingError,
    payLater: (quote) => isPaidAtCounter(quote.offer),
    travelers: ({ driver }) => [savedOf(driver)],
  });
}
