import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { bookingForLockedAtom, useClientId } from '../client/state';
import { focusErrorSummary } from '../../ui/fields/ErrorSummary';
import type { PaymentProblem } from './pay/CardFields';
import type { Outcome } from './pay/outcome';
import type { CollectPayment } from './pay/PaymentStep';
import { useBooking, type Book, type Quote } from './pay/use-booking';
import type { AppForm } from '../../forms/use-app-form';
import type { Sale } from './use-sale';
import { dropEverywhere } from '../../session/tab-store';
import { rememberWay } from './progress/way-back';

export interface CheckoutInput<Q extends Quote, Extras, Details> {
  checkoutKey: string;
  sale: Sale<Q, Extras>;
  form: Pick<AppForm, 'submit' | 'refuse' | 'summary'>;
  /** A valid form as the booking call wants it. */
  details: () => Details;
  book: Book<Details>;
  readError?: (error: unknown) => Outcome | null;
  /** Something of the product's own is being priced: the button says so, and a press does not count. */
  pending: boolean;
  /** False when the product needs something first, which it has shown. */
  isReady?: () => boolean;
  /** Reserves instead of paying. */
  payLater?: boolean;
  /** The booking exists: usually leads to its own page. */
  onMade: (bookingId: string) => void;
  /** This attempt is over: the next one is another booking and needs a new key. */
  onOver: () => void;
  /** It was not made. */
  onFailed: (outcome: Extract<Outcome, { kind: 'failed' }>) => void;
  /** The server refused fields; those of the form are shown already. */
  onRefused?: (paths: readonly string[]) => void;
  /** The traveller does not want the price of now. */
  onGiveUp: () => void;
}

/** What a checkout page does: checks the form, books, asks about another price, and tells what became of it. */
export function useCheckout<Q extends Quote, Extras, Details>(input: CheckoutInput<Q, Extras, Details>) {
  const { checkoutKey, sale, form, payLater = false } = input;
  const { addons, change, setChange } = sale;
  const summary = form.summary.ref;
  const alert = useRef<HTMLDivElement>(null);
  const payment = useRef<{ collect: CollectPayment; check: () => void } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [unpaid, setUnpaid] = useState<readonly PaymentProblem[]>([]);
  const onReady = useCallback((collect: CollectPayment, check: () => void) => {
    payment.current = { collect, check };
  }, []);
  const onProblems = useCallback((problems: readonly PaymentProblem[], isAnswer: boolean) => {
    // Between two presses the list only gets shorter, as it does for the form's own fields.
    setUnpaid((known) =>
      isAnswer ? problems : problems.filter(({ id }) => known.some((one) => one.id === id)),
    );
  }, []);
  /** What is wrong with the card stands in the summary as everything else does. */
  const collectPayment = async (collect: CollectPayment) => {
    const collected = await collect();
    if (!collected) focusErrorSummary(summary);
    return collected;
  };

  const refused = (next: Extract<Outcome, { kind: 'fields' }>): boolean => {
    const paths = next.fields.map(({ path }) => path);
    if (paths.includes('protection')) addons.recheck();
    input.onRefused?.(paths);
    return form.refuse(next.fields);
  };
  const onOutcome = (next: Outcome) => {
    setOutcome(next);
    if (next.kind === 'follow') {
      rememberWay(next.bookingId, checkoutKey, location.pathname + location.search);
      return input.onMade(next.bookingId);
    }
    if (next.kind === 'failed' || (next.kind === 'price' && next.isOver)) {
      dropEverywhere(checkoutKey);
      input.onOver();
    }
    if (next.kind === 'price') return setChange({ ...next, isAhead: false });
    if (next.kind === 'failed') input.onFailed(next);
    if (next.kind === 'fields' && refused(next)) return;
    requestAnimationFrame(() => alert.current?.scrollIntoView({ block: 'center' }));
  };
  const booking = useBooking({
    checkoutKey,
    quote: sale.ask,
    book: input.book,
    readError: input.readError,
    onQuote: sale.setQuote,
    onOutcome,
  });
  const busy =
    booking.pending || input.pending || sale.markup.pending || sale.client.pending || addons.waiting;

  const frozen = outcome?.kind === 'unknown' || outcome?.kind === 'sent-before';
  const setLocked = useSetAtom(bookingForLockedAtom);
  // What was said of one client is not true of the next.
  const clientId = useClientId();
  useEffect(() => setOutcome((current) => (current?.kind === 'client' ? null : current)), [clientId]);
  const isLocked = booking.pending || frozen;
  useEffect(() => {
    setLocked(isLocked);
    return () => setLocked(false);
  }, [isLocked, setLocked]);

  return {
    outcome,
    /** The booking is on its way. */
    pending: booking.pending,
    askAgain: () => void booking.askAgain(),
    busy,
    payLater,
    /** It may have been booked: nothing may be changed until that is known. */
    frozen,
    errors: [
      ...form.summary.errors,
      ...unpaid.map(({ id, message, focus }) => ({ fieldId: id, message, focus })),
    ],
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      if (busy || outcome?.kind === 'unknown' || input.isReady?.() === false) return;
      if (!form.submit()) {
        if (!payLater) payment.current?.check();
        return;
      }
      setOutcome(null);
      if (payLater) return void booking.hold(input.details(), sale.due);
      const collect = payment.current?.collect;
      if (collect) void booking.pay(input.details(), sale.due, () => collectPayment(collect));
    },
    acceptChange: () => {
      if (!change) return;
      sale.agree(change.now);
      if (change.isAhead) return setChange(null);
      void booking
        .accept(change.now.total)
        .then(() => setChange((current) => (current === change ? null : current)));
    },
    refuseChange: () => {
      if (change?.isAhead) return input.onGiveUp();
      setOutcome(null);
      setChange(null);
    },
    payment: { onReady, onProblems },
    refs: { summary, alert },
  };
}
export type CheckoutState = ReturnType<typeof useCheckout>;
