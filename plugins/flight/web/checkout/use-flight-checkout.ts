import { useMemo, useState } from 'react';
import { useApi } from '@/core/api/context';
import { callOf } from '@/core/query/call';
import { useCheckoutPerson } from '@/core/selling/client/use-client-details';
import type { CheckoutGiven } from '@/core/selling/checkout/CheckoutScreen';
import { useProductCheckout } from '@/core/selling/checkout/use-product-checkout';
import { todayLocal } from '@/core/ui/dates/date-range';
import {
  bookFlight,
  holdFlight,
  lastFlightDay,
  repriceOffer,
  type Extras,
  type RepricedOffer,
} from '../../contract';
import { flightRefusals } from '../../contract/refusals';
import { isEmpty } from '../extras/choice';
import { seatsAndBags } from '../extras/seats-and-bags';
import { fillCriteria, type Criteria } from '../search/criteria/criteria';
import { travellerCodes } from '../search/criteria/travellers';
import { formRules, formShape, prefilledForm, toRequest } from './form';
import type { PayWhen } from './HoldChoice';
import { readHoldError } from './read-error';
import { toSaved } from './saved-traveller';
import { useFieldName } from './use-field-name';

export type CheckoutProps = CheckoutGiven<RepricedOffer, Extras, Criteria>;

/** The checkout of flights: its travellers, its seats and bags, and paying now or later. */
export function useFlightCheckout(given: CheckoutProps) {
  const { offer, asks, previousTotal } = given.first;
  const api = useApi();
  const person = useCheckoutPerson();
  const [payWhen, setPayWhen] = useState<PayWhen>('now');
  const [travellers] = useState(() => fillCriteria(given.criteria).travellers);
  const codes = useMemo(() => travellerCodes(travellers), [travellers]);
  const lastDay = lastFlightDay(offer.flights) || todayLocal();
  const checkout = useProductCheckout({
    given: { ...given, agreed: previousTotal },
    form: {
      shape: formShape(codes.length),
      rules: formRules({ codes, lastDay, today: todayLocal(), asks }),
      initial: prefilledForm(codes.length, person),
      nameOf: useFieldName(),
    },
    quote: (entry, extras) =>
      callOf(repriceOffer, {
        body: { offerId: offer.id, travellers, ...entry, ...(isEmpty(extras) ? {} : { extras }) },
      }),
    extras: seatsAndBags(offer, codes),
    recheckOn: [flightRefusals.seatTaken.reason],
    details: (form) => toRequest(form, { codes, asks }),
    book: async ({ details, payment, ...order }, idempotencyKey) => {
      const body = { ...order, ...details };
      const { data } = payment
        ? await api.call(bookFlight, { body: { ...body, payment } }, { idempotencyKey })
        : await api.call(holdFlight, { body }, { idempotencyKey });
      return data;
    },
    payLater: (quote) => payWhen === 'later' && quote.payLater !== undefined,
    readError: readHoldError,
    travelers: (form) => form.travellers.map(toSaved),
  });
  return { ...checkout, codes, travellers, payWhen, setPayWhen };
}
