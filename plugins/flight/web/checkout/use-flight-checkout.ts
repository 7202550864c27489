import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { safeParse } from 'zod/mini';
import { linkTo } from '@/core/address/link';
import { useApi } from '@/core/api/context';
import { callOf } from '@/core/query/call';
import { useCheckoutPerson } from '@/core/selling/client/use-client-details';
import type { CheckoutGiven } from '@/core/selling/checkout/CheckoutScreen';
import { drafts } from '@/core/forms/drafts';
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
import { fillCriteria, toCriteria, type Criteria } from '../search/criteria/criteria';
import { travellerCodes } from '../search/criteria/travellers';
import { atTypedAges, formRules, formShape, prefilledForm, pricedAgeOf, toRequest } from './form';
import type { PayWhen } from './HoldChoice';
import { readHoldError } from './read-error';
import { toSaved } from './saved-traveller';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFieldNames } from '@/core/fields/names';
import { PASSPORT } from './PaperFields';

export type CheckoutProps = CheckoutGiven<RepricedOffer, Extras, Criteria>;

/** What was typed stands under this name until the checkout of the flight that is searched for instead. */
const CARRIED = 'flight-again';

/** The checkout of flights: its travellers, its seats and bags, and paying now or later. */
export function useFlightCheckout(given: CheckoutProps) {
  const { offer, asks, previousTotal } = given.first;
  const api = useApi();
  const person = useCheckoutPerson();
  const [payWhen, setPayWhen] = useState<PayWhen>('now');
  const navigate = useNavigate();
  const [filled] = useState(() => fillCriteria(given.criteria));
  const { travellers } = filled;
  const codes = useMemo(() => travellerCodes(travellers), [travellers]);
  const shape = useMemo(() => formShape(codes.length), [codes]);
  const [carried] = useState(() => safeParse(shape, drafts.read(CARRIED)).data);
  useEffect(() => drafts.drop(CARRIED), []);
  const lastDay = lastFlightDay(offer.flights) || todayLocal();
  const rules = { codes, lastDay, today: todayLocal(), asks };
  const checkout = useProductCheckout({
    given: { ...given, agreed: previousTotal },
    form: {
      shape,
      rules: formRules(rules),
      initial: carried ?? prefilledForm(codes.length, person),
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
  const { values: form } = checkout.form;
  const searchAgain = () => {
    drafts.keep(CARRIED, form);
    const again = asks?.ages ? atTypedAges(travellers, form, asks.ages) : travellers;
    void navigate(linkTo(given.pages.results, toCriteria({ ...filled, travellers: again })));
  };
  /** Of each traveller whom the fare was not priced for, the way to one that is. */
  const againFor = (index: number) => (pricedAgeOf(form, index, rules) === null ? undefined : searchAgain);
  return { ...checkout, codes, travellers, payWhen, setPayWhen, againFor };
}

/** What each field is called in a list of errors. */
function useFieldName(): (path: string) => string {
  const { t } = useLingui();
  const names = useFieldNames({
    ...PASSPORT,
    gender: { label: msg`Gender` },
    middleName: { label: msg`Middle name` },
    birthDate: { label: msg`Date of birth` },
    loyaltyAirline: { label: msg`Frequent-flyer program` },
    loyaltyNumber: { label: msg`Frequent-flyer number` },
  });
  return (path) => {
    const name = names(path);
    const [part, index] = path.split('.');
    const number = Number(index) + 1;
    return part === 'travellers' ? t`Traveler ${number}, ${name}` : name;
  };
}
