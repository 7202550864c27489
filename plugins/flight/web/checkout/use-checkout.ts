import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useSetAtom } from 'jotai';
import { useUser } from '@/core/auth/session';
import type { Markup } from '@/core/checkout/markup';
import type { CollectPayment } from '@/core/checkout/PaymentStep';
import { travelersToSaveAtom } from '@/core/checkout/travelers-to-save';
import { withAddon } from '@/core/checkout/addons';
import { useAddons } from '@/core/checkout/use-addons';
import { addMoney, type Money, type Price } from '@/core/contract';
import { focusErrorSummary } from '@/core/ui/ErrorSummary';
import { type Extras, type RepricedOffer, SEAT_TAKEN } from '../../contract';
import { isEmpty } from '../extras/choice';
import { extrasIn, fareOnly } from '../extras/price';
import { useExtras } from '../extras/use-extras';
import { fillCriteria, type Criteria } from '../search/criteria';
import { today } from '../search/dates';
import { travellerCodes } from '../search/travellers';
import { dropDraft } from './draft';
import { useErrorWords, useFieldNames } from './error-words';
import { fieldId } from './fields';
import { toRequest, type FieldErrors, type Rules } from './form';
import type { PayWhen } from './HoldChoice';
import type { Outcome } from './outcome';
import { prefilledForm } from './prefill';
import { toSaved } from './saved-traveller';
import { useBooking } from './use-booking';
import { useCheckoutForm } from './use-checkout-form';
import { useMarkup } from './use-markup';

export interface CheckoutProps {
  /** Makes one checkout one booking; see `newKey`. */
  checkoutKey: string;
  criteria: Criteria;
  /** The price on entry; `changed` asks at once. */
  first: RepricedOffer;
  /** After a failed attempt: the next one is another booking. */
  onNewKey: () => void;
  /** Staff's own markup that is part of the price on entry. */
  markup?: Markup | null;
  /** The address should carry the price that is agreed to now, and the markup in it. */
  onAccepted: (total: Money, markup: Markup | null) => void;
}

/** Seats and bags as the server is asked to price them. */
const extrasBody = (extras: Extras) => (isEmpty(extras) ? {} : { extras });

/** What the checkout page knows and does: the form, the price that was agreed to, and what became of paying. */
export function useCheckout(props: CheckoutProps) {
  const { checkoutKey, criteria, first, onNewKey, onAccepted } = props;
  const navigate = useNavigate();
  const user = useUser();
  const offerToSave = useSetAtom(travelersToSaveAtom);
  const words = useErrorWords();
  const names = useFieldNames();
  const summary = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const collect = useRef<CollectPayment | null>(null);
  const extrasSection = useRef<HTMLDivElement>(null);

  const [quote, setQuote] = useState(first);
  // The fare alone, as in the address; seats, bags and add-ons come on top.
  const [accepted, setAccepted] = useState(first.changed ? first.previousTotal : first.price.total);
  const addons = useAddons(checkoutKey);
  const { chosen } = addons;
  const price = withAddon(quote.price, chosen);
  const [change, setChange] = useState<{ before: Money; now: Price; entry: boolean } | null>(
    first.changed ? { before: first.previousTotal, now: first.price, entry: true } : null,
  );
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [payWhen, setPayWhen] = useState<PayWhen>('now');
  const [wrong, setWrong] = useState<FieldErrors>({});

  const [travellers] = useState(() => fillCriteria(criteria).travellers);
  const rules = useMemo<Rules>(
    () => ({
      codes: travellerCodes(travellers),
      departure: first.offer.flights[0]?.departureTime.slice(0, 10) ?? today(),
      arrival: first.offer.flights.at(-1)?.arrivalTime.slice(0, 10) ?? today(),
      today: today(),
    }),
    [travellers, first],
  );
  const { codes } = rules;
  const state = useCheckoutForm(checkoutKey, rules, prefilledForm(codes.length, user));

  const onOutcome = (next: Outcome) => {
    setOutcome(next);
    if (next.kind === 'follow') {
      dropDraft(checkoutKey);
      addons.forget();
      extras.forget();
      offerToSave({ bookingId: next.bookingId, travelers: state.form.travellers.map(toSaved) });
      return void navigate({
        to: '/booknow/flights/confirmation',
        search: { bookingId: next.bookingId },
        replace: true,
      });
    }
    if (next.kind === 'price') return setChange({ before: next.before, now: next.now, entry: false });
    if (next.kind === 'failed') {
      dropDraft(checkoutKey);
      onNewKey();
      if (next.progress.message === SEAT_TAKEN) extras.recheck();
    }
    if (next.kind === 'fields') {
      if (next.fields.some(({ path }) => path === 'protection')) addons.recheck();
      if (next.fields.some(({ path }) => path.startsWith('extras'))) extras.recheck();
      const own = state.refuse(next.fields);
      if (Object.keys(own).length > 0) {
        setWrong(own);
        return focusErrorSummary(summary);
      }
    }
    requestAnimationFrame(() => alert.current?.scrollIntoView({ block: 'center' }));
  };
  const booking = useBooking({ key: checkoutKey, quote, travellers, onQuote: setQuote, onOutcome });
  const markup = useMarkup({
    first: props.markup,
    reprice: (typed) =>
      booking.reprice(accepted, { markup: typed ?? undefined, ...extrasBody(extras.chosen) }),
    onPriced: (priced, typed) => {
      setQuote(priced);
      addons.settle(priced.price);
      setAccepted(fareOnly(priced.price));
      onAccepted(fareOnly(priced.price), typed);
    },
  });
  const extras = useExtras({
    checkoutKey,
    offer: first.offer,
    types: codes,
    reprice: async (next) => {
      const choices = { protection: chosen?.plugin, markup: markup.applied ?? undefined };
      const fresh = await booking.reprice(price.total, { ...choices, ...extrasBody(next) });
      setQuote(fresh);
      addons.settle(fresh.price);
      const { amount, currency } = fareOnly(fresh.price);
      // The fare itself moved meanwhile: what was agreed to is compared with the same seats and bags on top.
      if (amount !== accepted.amount && currency === accepted.currency) {
        const before = { ...accepted, amount: fresh.price.total.amount - amount + accepted.amount };
        setChange({ before, now: fresh.price, entry: true });
      }
      return fresh;
    },
  });
  const isPayLater = payWhen === 'later' && quote.payLater !== undefined;
  // A price is being worked out, or the booking is on its way: the button says so, and a press does not count.
  const busy = booking.pending || extras.pending || markup.pending || addons.waiting;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (busy || outcome?.kind === 'unknown') return;
    if (extras.unpriced)
      return void extrasSection.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    const errors = state.submit();
    setWrong(errors);
    if (Object.keys(errors).length > 0) return focusErrorSummary(summary);
    setOutcome(null);
    const fare = addMoney(accepted, extrasIn(quote.price));
    const total = chosen ? addMoney(fare, chosen.amount) : fare;
    const choices = {
      protection: chosen?.plugin,
      markup: markup.applied ?? undefined,
      ...extrasBody(extras.chosen),
    };
    if (isPayLater) return void booking.hold(toRequest(state.form, codes), total, choices);
    if (collect.current) void booking.pay(toRequest(state.form, codes), total, collect.current, choices);
  };
  const acceptChange = () => {
    if (!change) return;
    const bare = fareOnly(change.now);
    setAccepted(bare);
    onAccepted(bare, markup.applied);
    addons.settle(change.now);
    if (change.entry) return setChange(null);
    void booking
      .accept(change.now.total)
      .then(() => setChange((current) => (current === change ? null : current)));
  };
  const refuseChange = () => {
    if (change?.entry) return void navigate({ to: '/booknow/flights/search', search: criteria });
    setOutcome(null);
    setChange(null);
  };

  const errors = Object.keys(wrong).flatMap((path) => {
    const error = state.error(path);
    return error ? [{ fieldId: fieldId(path), message: `${names(path)}: ${words(error)}` }] : [];
  });
  return {
    quote,
    price,
    addons,
    change,
    outcome,
    codes,
    state,
    booking,
    busy,
    markup,
    extras,
    extrasSection,
    travellers,
    payWhen,
    setPayWhen,
    isPayLater,
    errors,
    submit,
    acceptChange,
    refuseChange,
    summary,
    alert,
    collect,
  };
}
