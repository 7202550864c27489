import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useApi } from '@/core/api/context';
import { useCheckoutPerson } from '@/core/selling/client/use-client-details';
import { bareTotal } from '@/core/selling/checkout/price/bare-price';
import type { CheckoutGiven } from '@/core/selling/checkout/CheckoutScreen';
import { travelersToSaveAtom } from '@/core/selling/checkout/travelers/travelers-to-save';
import { useCheckout } from '@/core/selling/checkout/use-checkout';
import { useCheckoutForm } from '@/core/selling/checkout/form/use-checkout-form';
import { useSale } from '@/core/selling/checkout/use-sale';
import { locatedCountryAtom } from '@/core/tenant/located-country';
import { quoteCar, reserveCar, type CarExtras, type CarQuote } from '../../contract';
import { isEmpty } from '../extras';
import type { Criteria } from '../search/criteria';
import { useFormWords } from './error-words';
import { formRules, FormShape, prefilledForm, toRequest, toSaved } from './form';
import { progressOf, readBookingError } from './read-error';
import { useExtras } from '@/core/selling/checkout/use-extras';

export interface CheckoutProps extends CheckoutGiven<CarQuote, CarExtras> {
  criteria: Criteria;
}

/** The checkout of cars: the driver, what is added to the car, and booking it once. */
export function useCarCheckout(props: CheckoutProps) {
  const { checkoutKey, criteria, first, agreed = bareTotal(first.price), markup = null } = props;
  const api = useApi();
  const navigate = useNavigate();
  const person = useCheckoutPerson();
  const located = useAtomValue(locatedCountryAtom);
  const offerToSave = useSetAtom(travelersToSaveAtom);
  const { offer } = first;

  const form = useCheckoutForm({
    checkoutKey,
    shape: FormShape,
    rules: formRules(offer),
    initial: prefilledForm(person, offer, criteria.country, located ?? ''),
    ...useFormWords(),
  });
  const sale = useSale<CarQuote, CarExtras>({
    checkoutKey,
    first,
    agreed,
    extras: props.extras,
    markup,
    ask: async (expectedTotal, { extras, ...choices }) => {
      const body = { offerId: offer.id, expectedTotal, ...choices };
      return (await api.call(quoteCar, { body: { ...body, ...(isEmpty(extras) ? {} : { extras }) } })).data;
    },
    onAgreed: props.onAgreed,
  });
  const extras = useExtras({ first: props.extras, reprice: sale.reprice, onPriced: props.onExtras });
  const checkout = useCheckout({
    checkoutKey,
    sale,
    form,
    details: () => toRequest(form.form),
    book: async ({ details, payment, ...order }, idempotencyKey) => {
      if (!payment) throw new Error('Cars are paid when they are booked');
      const body = { ...order, ...details, payment };
      return progressOf(await api.call(reserveCar, { body }, { idempotencyKey }));
    },
    readError: readBookingError,
    pending: extras.pending,
    onMade: (bookingId) => {
      offerToSave({ bookingId, travelers: [toSaved(form.form.driver)] });
      void navigate({ to: '/booknow/Cars/confirm-payment', search: { bookingId }, replace: true });
    },
    onFailed: props.onNewKey,
    onGiveUp: () => void navigate({ to: '/booknow/cars/search', search: criteria }),
  });
  return { form, sale, extras, checkout };
}
