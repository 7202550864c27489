import { msg } from '@lingui/core/macro';
import { useApi } from '@/core/api/context';
import type { CheckoutGiven } from '@/core/selling/checkout/CheckoutScreen';
import { useFieldNames } from '@/core/fields/names';
import { useProductCheckout } from '@/core/selling/checkout/use-product-checkout';
import { useCheckoutPerson } from '@/core/selling/client/use-client-details';
import { bookHotel, type HotelQuote } from '../../contract';
import type { Criteria } from '../search/criteria';
import { FORM_RULES, formShape, guestsToSave, prefilledForm, toRequest } from './form';
import { quoteOf, type ChosenStay } from './quote';
import { progressOf, readBookingError } from './read-error';

/** Nothing is added to a stay beside its protection. */
export const NO_EXTRAS = {};
export type CheckoutProps = CheckoutGiven<HotelQuote, typeof NO_EXTRAS, Criteria> & {
  /** What is booked, in the search of now. */
  stay: ChosenStay;
};

/** The checkout of stays: a guest for each room, the price of now, and booking it once (R264 to R267). */
export function useHotelCheckout({ stay, ...given }: CheckoutProps) {
  const api = useApi();
  const person = useCheckoutPerson();
  const { rooms } = given.first.offer;
  // The server tells a change of the price from the roundings of several rooms that are priced one by one.
  const agreed = given.first.changed ? given.agreed : undefined;
  return useProductCheckout({
    given: { ...given, agreed },
    form: {
      shape: formShape(rooms.length),
      rules: FORM_RULES,
      initial: prefilledForm(rooms.length, person),
      nameOf: useFieldNames({
        arrivalTime: { label: msg`Time of arrival` },
        specialRequests: { label: msg`Special requests` },
        terms: { label: msg`Terms and conditions` },
      }),
    },
    quote: (entry) => quoteOf(stay, entry),
    details: toRequest,
    book: async ({ details, ...order }, idempotencyKey) => {
      const body = [{ ...order, ...details }];
      const { bookingresult } = await api.call(bookHotel, { body }, { idempotencyKey });
      return progressOf(bookingresult);
    },
    readError: readBookingError,
    payLater: ({ offer }) => offer.payment === 'property',
    travelers: guestsToSave,
  });
}
