import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useSetAtom } from 'jotai';
import { useApi } from '@/core/api/context';
import { useCheckoutPerson } from '@/core/selling/client/use-client-details';
import type { CheckoutGiven } from '@/core/selling/checkout/CheckoutScreen';
import { travelersToSaveAtom } from '@/core/selling/checkout/travelers/travelers-to-save';
import { useCheckout } from '@/core/selling/checkout/use-checkout';
import { useCheckoutForm } from '@/core/selling/checkout/form/use-checkout-form';
import { useSale, type PriceChoices } from '@/core/selling/checkout/use-sale';
import {
  bookFlight,
  holdFlight,
  lastFlightDay,
  repriceOffer,
  type Extras,
  type RepricedOffer,
} from '../../contract';
import { flightRefusals } from '../../contract/refusals';
import { isEmpty, NO_EXTRAS } from '../extras/choice';
import { useExtras } from '../extras/use-extras';
import { fillCriteria, type Criteria } from '../search/criteria/criteria';
import { todayLocal } from '@/core/ui/dates/date-range';
import { travellerCodes } from '../search/criteria/travellers';
import { useFormWords } from './error-words';
import { formRules, formShape, toRequest } from './form';
import type { PayWhen } from './HoldChoice';
import { prefilledForm } from './prefill';
import { readHoldError } from './read-error';
import { toSaved } from './saved-traveller';

export interface CheckoutProps extends Omit<CheckoutGiven<RepricedOffer, Extras>, 'extras' | 'onExtras'> {
  criteria: Criteria;
}

/** The checkout of flights: its travellers, its seats and bags, and paying now or later. */
export function useFlightCheckout({
  checkoutKey,
  criteria,
  first,
  onNewKey,
  markup = null,
  onAgreed,
}: CheckoutProps) {
  const api = useApi();
  const navigate = useNavigate();
  const person = useCheckoutPerson();
  const offerToSave = useSetAtom(travelersToSaveAtom);
  const extrasSection = useRef<HTMLDivElement>(null);
  const [payWhen, setPayWhen] = useState<PayWhen>('now');
  const [travellers] = useState(() => fillCriteria(criteria).travellers);
  const codes = useMemo(() => travellerCodes(travellers), [travellers]);

  const form = useCheckoutForm({
    checkoutKey,
    shape: formShape(codes.length),
    rules: formRules({
      codes,
      lastDay: lastFlightDay(first.offer.flights) || todayLocal(),
      today: todayLocal(),
    }),
    initial: prefilledForm(codes.length, person),
    ...useFormWords(),
  });
  const sale = useSale<RepricedOffer, Extras>({
    checkoutKey,
    first,
    agreed: first.previousTotal,
    extras: NO_EXTRAS,
    markup,
    ask: async (expectedTotal, { extras, ...choices }: PriceChoices<Extras>) => {
      const body = { offerId: first.offer.id, travellers, expectedTotal, ...choices };
      return (await api.call(repriceOffer, { body: { ...body, ...(isEmpty(extras) ? {} : { extras }) } }))
        .data;
    },
    onAgreed,
  });
  const extras = useExtras({ checkoutKey, offer: first.offer, types: codes, reprice: sale.reprice });
  const checkout = useCheckout({
    checkoutKey,
    sale,
    form,
    details: () => toRequest(form.form, codes),
    book: async ({ details, payment, ...order }, idempotencyKey) => {
      const body = { ...order, ...details };
      const { data } = payment
        ? await api.call(bookFlight, { body: { ...body, payment } }, { idempotencyKey })
        : await api.call(holdFlight, { body }, { idempotencyKey });
      return data;
    },
    readError: readHoldError,
    pending: extras.pending,
    isReady: () => {
      if (extras.unpriced) extrasSection.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      return !extras.unpriced;
    },
    payLater: payWhen === 'later' && sale.quote.payLater !== undefined,
    onMade: (bookingId) => {
      offerToSave({ bookingId, travelers: form.form.travellers.map(toSaved) });
      void navigate({ to: '/booknow/flights/confirmation', search: { bookingId }, replace: true });
    },
    onFailed: ({ reason }) => {
      onNewKey();
      if (reason === flightRefusals.seatTaken.reason) extras.recheck();
    },
    onRefused: (paths) => {
      if (paths.some((path) => path.startsWith('extras'))) extras.recheck();
    },
    onGiveUp: () => void navigate({ to: '/booknow/flights/search', search: criteria }),
  });
  return { sale, form, extras, checkout, codes, travellers, payWhen, setPayWhen, extrasSection };
}
