import { useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { BookingProgress, PaymentInput, Price } from '../../../contract/bookings/booking';
import type { HeldPrice } from '../../../contract/money/purchase';
import type { Language } from '../../../contract/site/agency';
import type { Money } from '../../../contract/money/money';
import type { CollectPayment } from './PaymentStep';
import { outcomeOf, outcomeOfError, type Outcome } from './outcome';
import { useAlone } from '../../../state/use-alone';

/** The price of now, as every product's quote tells it; `changed`: it is another one than was asked for. */
export interface Quote {
  quoteId: string;
  price: Price;
  changed: boolean;
  reason?: HeldPrice['reason'];
}

/** What is sent to be booked; without a payment it is a reservation. */
export interface Order<Details> {
  quoteId: string;
  /** The total on the traveller's screen; never more is charged (INV-5). */
  acceptedTotal: Money;
  payment: PaymentInput | null;
  language: Language;
  details: Details;
}

/** How a product books. Rejects with the transport's error. */
export type Book<Details> = (
  order: Order<Details>,
  idempotencyKey: string,
) => Promise<Pick<BookingProgress, 'state' | 'bookingId' | 'message' | 'money'>>;

interface BookingInput<Q extends Quote, Details> {
  checkoutKey: string;
  /** Asks for the price of now. */
  quote: (accepted: Money) => Promise<Q>;
  book: Book<Details>;
  /** What a product knows better about a failed call; null for what is read as everywhere. */
  readError: ((error: unknown) => Outcome | null) | undefined;
  onQuote: (quote: Q) => void;
  onOutcome: (outcome: Outcome) => void;
}

/**
 * Books, paid or reserved: takes the payment, asks for the price of now, and sends the booking. Presses while one is under
 * way are ignored; an unanswered request is repeated word for word under the same key, so nothing is booked or charged
 * twice (rule 17 of the experience guide).
 */
export function useBooking<Q extends Quote, Details>({
  checkoutKey,
  quote,
  book,
  readError,
  onQuote,
  onOutcome,
}: BookingInput<Q, Details>) {
  const { i18n } = useLingui();
  const { pending, alone } = useAlone();
  const sent = useRef<Order<Details> | null>(null);
  const waiting = useRef<{
    details: Details;
    payment: PaymentInput | null;
    quote: (accepted: Money) => Promise<Q>;
  } | null>(null);

  const told = async (work: () => Promise<Outcome | null>) => {
    const outcome = await alone(work, (end) => end?.kind === 'follow');
    if (outcome) onOutcome(outcome);
  };
  const read = (error: unknown): Outcome => readError?.(error) ?? outcomeOfError(error);

  const send = async (order: Order<Details>): Promise<Outcome> => {
    sent.current = order;
    try {
      return outcomeOf(await book(order, checkoutKey));
    } catch (error) {
      return read(error);
    }
  };

  /** The price of now, compared with the one that was agreed to; then the booking. */
  const priceAndSend = async (accepted: Money): Promise<Outcome> => {
    const { details, payment, quote: ask } = waiting.current!;
    let fresh: Q;
    try {
      fresh = await ask(accepted);
    } catch (error) {
      const outcome = outcomeOfError(error);
      // Nothing was sent to be booked yet, so nothing is unknown.
      return outcome.kind === 'unknown' ? { kind: 'refused', message: outcome.message } : outcome;
    }
    onQuote(fresh);
    const { quoteId, reason } = fresh;
    if (fresh.changed) return { kind: 'price', before: accepted, now: fresh.price, reason };
    return send({ quoteId, acceptedTotal: accepted, payment, language: i18n.locale as Language, details });
  };

  return {
    pending,
    /** `collect` resolves with null when the payment's own fields need mending; then nothing is sent. */
    pay: (details: Details, accepted: Money, collect: CollectPayment) =>
      told(async () => {
        try {
          const payment = await collect();
          if (!payment) return null;
          waiting.current = { details, payment, quote };
        } catch (error) {
          return { kind: 'refused', message: error instanceof Error ? error.message : '' };
        }
        return priceAndSend(accepted);
      }),
    /** Reserves without a payment. */
    hold: (details: Details, accepted: Money) =>
      told(() => {
        waiting.current = { details, payment: null, quote };
        return priceAndSend(accepted);
      }),
    /** Goes on with a price that was asked about. */
    accept: (now: Money) => told(() => priceAndSend(now)),
    /** Repeats the request whose answer is missing. */
    askAgain: () => told(async () => (sent.current ? send(sent.current) : null)),
  };
}
