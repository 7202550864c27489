import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useApi } from '@/core/api/context';
import { useCheckoutPerson } from '@/core/booking-for/use-client-details';
import { bareTotal } from '@/core/checkout/bare-price';
import type { Markup } from '@/core/checkout/markup';
import { travelersToSaveAtom } from '@/core/checkout/travelers-to-save';
import { useCheckout } from '@/core/checkout/use-checkout';
import { useCheckoutForm } from '@/core/checkout/use-checkout-form';
import { useSale } from '@/core/checkout/use-sale';
import type { Money } from '@/core/contract';
import { locatedCountryAtom } from '@/core/tenant/located-country';
import { quoteCar, reserveCar, type CarExtras, type CarQuote } from '../../contract';
import { isEmpty } from '../extras';
import type { Criteria } from '../search/criteria';
import { translateMessage } from '../server-messages';
import { useAtomValue } from '@/core/state/use-atom';
import { useFormWords } from './error-words';
import { formRules, FormShape, prefilledForm, toRequest, toSaved } from './form';
import { progressOf, readBookingError } from './read-error';
import { useCarExtras } from './use-car-extras';

export interface CheckoutProps {
  /** Makes one checkout one booking; see `newKey`. */
  checkoutKey: string;
  criteria: Criteria;
  /** The price on entry, with these extras in it. */
  first: CarQuote;
  extras: CarExtras;
  /** What the car alone cost where it was chosen; another price of now asks at once. */
  agreed?: Money | undefined;
  /** Staff's own markup that is part of the price on entry. */
  markup?: Markup | null;
  /** After a failed attempt: the next one is another booking. */
  onNewKey: () => void;
  /** The address should carry the price of the car that is agreed to now, and the markup in it. */
  onAgreed: (bare: Money, markup: Markup | null) => void;
  /** The address should carry what is added. */
  onExtras: (extras: CarExtras) => void;
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
    translate: translateMessage,
  });
  const extras = useCarExtras({ first: props.extras, reprice: sale.reprice, onPriced: props.onExtras });
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
