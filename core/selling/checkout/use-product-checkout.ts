import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import type { z } from 'zod/mini';
import { linkTo } from '../../address/link';
import { useApi } from '../../api/context';
import type { SavedTravelerInput } from '../../contract/people/profile';
import { ask, type Call } from '../../query/call';
import type { CheckoutGiven, Entry } from './CheckoutScreen';
import { useAppForm, type AppFormInput } from '../../forms/use-app-form';
import type { Quote } from './pay/use-booking';
import { bareTotal } from './price/bare-price';
import { travelersToSaveAtom } from './travelers/travelers-to-save';
import { useCheckout, type CheckoutInput } from './use-checkout';
import { useExtras, type ExtrasRules } from './use-extras';
import { useSale } from './use-sale';

/** What is a product's own in its checkout. */
export interface ProductCheckout<Form, Q extends Quote, Extras, Details> extends Pick<
  CheckoutInput<Q, Extras, Details>,
  'book' | 'readError'
> {
  given: CheckoutGiven<Q, Extras>;
  form: Pick<AppFormInput<Form>, 'rules' | 'initial' | 'nameOf'> & {
    /** What a draft of it looks like. */
    shape: z.ZodMiniType<Form>;
  };
  /** Asks for the price of what is sold. */
  quote: (entry: Entry & { protection?: string | undefined }, extras: Extras) => Call<{ data: Q }>;
  extras?: ExtrasRules<Extras>;
  /** A valid form as the booking call wants it. */
  details: (form: Form) => Details;
  /** Whether this is reserved instead of paid. */
  payLater?: (quote: Q) => boolean;
  /** Failed for these reasons, the extras are priced again. */
  recheckOn?: readonly string[];
  /** Who of a valid form may be saved for the next time. */
  travelers: (form: Form) => readonly SavedTravelerInput[];
}

/** The checkout of any product: its form, its price, what is added, and booking it once. */
export function useProductCheckout<Form extends object, Q extends Quote, Extras extends object, Details>({
  given,
  ...product
}: ProductCheckout<Form, Q, Extras, Details>) {
  const { checkoutKey, first } = given;
  const api = useApi();
  const navigate = useNavigate();
  const offerToSave = useSetAtom(travelersToSaveAtom);
  const extrasSection = useRef<HTMLDivElement>(null);
  const { narrowed } = product.extras ?? {};

  const { shape, ...rest } = product.form;
  const form = useAppForm({ name: 'checkout', keeps: { over: 'reload', key: checkoutKey, shape }, ...rest });
  const sale = useSale<Q, Extras>({
    checkoutKey,
    first,
    agreed: given.agreed ?? bareTotal(first.price),
    extras: given.extras,
    markup: given.markup ?? null,
    ask: async (expectedTotal, { extras, ...choices }) =>
      (await ask(api, product.quote({ expectedTotal, ...choices }, extras))).data,
    onAgreed: given.onAgreed,
  });
  const extras = useExtras({
    checkoutKey,
    first: given.extras,
    reprice: sale.reprice,
    onPriced: given.onExtras,
    ...product.extras,
  });
  const checkout = useCheckout({
    checkoutKey,
    sale,
    form,
    details: () => product.details(form.values),
    book: product.book,
    readError: product.readError,
    pending: extras.pending,
    isReady: () => {
      if (extras.unpriced) extrasSection.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      return !extras.unpriced;
    },
    payLater: product.payLater?.(sale.quote),
    onMade: (bookingId) => {
      offerToSave({ bookingId, travelers: product.travelers(form.values) });
      void navigate({ ...linkTo(given.pages.confirmation, { bookingId }), replace: true });
    },
    onOver: given.onNewKey,
    onFailed: ({ reason }) => {
      if (reason && product.recheckOn?.includes(reason)) extras.recheck();
    },
    onRefused: (paths) => {
      if (narrowed && paths.some((path) => path.startsWith('extras'))) extras.recheck();
    },
    onGiveUp: () => void navigate(linkTo(given.pages.results, given.criteria)),
  });
  return { form, sale, extras, checkout, extrasSection };
}
