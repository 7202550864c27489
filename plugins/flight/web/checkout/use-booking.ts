import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useApi } from '@/core/api/context';
import type { InputOf, Language, Money } from '@/core/contract';
import type { CollectPayment } from '@/core/checkout/PaymentStep';
import {
  bookFlight,
  holdFlight,
  repriceOffer,
  type FlightBookingRequest,
  type RepricedOffer,
  type TravellerCounts,
} from '../../contract';
import { outcomeOf, outcomeOfError, type Outcome } from './outcome';

type Details = Pick<FlightBookingRequest, 'travellers' | 'contact' | 'billing'>;
/** Without a payment it is a reservation. */
type Request = Omit<FlightBookingRequest, 'idempotencyKey' | 'payment'> & {
  payment: FlightBookingRequest['payment'] | null;
};
type Reprice = InputOf<typeof repriceOffer>['body'];
/** What was chosen about the price: the server works all of it out again (SEC-34). */
export type PriceChoices = Omit<Reprice, 'offerId' | 'travellers' | 'expectedTotal'>;

interface BookingInput {
  key: string;
  quote: RepricedOffer;
  travellers: TravellerCounts;
  onQuote: (quote: RepricedOffer) => void;
  onOutcome: (outcome: Outcome) => void;
}

/**
 * Books, paid or reserved: takes the payment, asks for the price of now, and sends the booking. Presses while one is under
 * way are ignored; an unanswered request is repeated word for word under the same key, so nothing is booked or
 * charged twice (rule 17 of the experience guide).
 */
export function useBooking({ key, quote, travellers, onQuote, onOutcome }: BookingInput) {
  const api = useApi();
  const { i18n } = useLingui();
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const sent = useRef<Request | null>(null);
  const waiting = useRef<{
    details: Details;
    payment: Request['payment'];
    choices: PriceChoices;
  } | null>(null);

  const alone = async (work: () => Promise<Outcome | null>) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      const outcome = await work();
      if (outcome) onOutcome(outcome);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  const send = async (request: Request): Promise<Outcome> => {
    sent.current = request;
    const { payment, ...body } = request;
    const options = { idempotencyKey: key };
    try {
      const { data } = payment
        ? await api.call(bookFlight, { body: { ...body, payment } }, options)
        : await api.call(holdFlight, { body }, options);
      return outcomeOf(data);
    } catch (error) {
      return outcomeOfError(error);
    }
  };

  /** The price of now, compared with the one that was agreed to; then the booking. */
  const priceAndSend = async (accepted: Money): Promise<Outcome> => {
    const { details, payment, choices } = waiting.current!;
    let fresh: RepricedOffer;
    try {
      fresh = (
        await api.call(repriceOffer, {
          body: { offerId: quote.offer.id, travellers, expectedTotal: accepted, ...choices },
        })
      ).data;
    } catch (error) {
      const outcome = outcomeOfError(error);
      // Nothing was sent to be booked yet, so nothing is unknown.
      return outcome.kind === 'unknown' ? { kind: 'refused', message: outcome.message } : outcome;
    }
    onQuote(fresh);
    if (fresh.changed) return { kind: 'price', before: accepted, now: fresh.price };
    return send({
      quoteId: fresh.quoteId,
      acceptedTotal: accepted,
      payment,
      language: i18n.locale as Language,
      ...details,
    });
  };

  return {
    pending,
    /** `collect` resolves with null when the payment's own fields need mending; then nothing is sent. */
    pay: (details: Details, accepted: Money, collect: CollectPayment, choices: PriceChoices) =>
      alone(async () => {
        try {
          const payment = await collect();
          if (!payment) return null;
          waiting.current = { details, payment, choices };
        } catch (error) {
          return { kind: 'refused', message: error instanceof Error ? error.message : '' };
        }
        return priceAndSend(accepted);
      }),
    /** Reserves without a payment. */
    hold: (details: Details, accepted: Money, choices: PriceChoices) =>
      alone(() => {
        waiting.current = { details, payment: null, choices };
        return priceAndSend(accepted);
      }),
    /** The price with other choices; nothing is booked. Rejects with the transport's error. */
    reprice: async (expectedTotal: Money, choices: PriceChoices): Promise<RepricedOffer> => {
      const body = { offerId: quote.offer.id, travellers, expectedTotal, ...choices };
      return (await api.call(repriceOffer, { body })).data;
    },
    /** Goes on with a price that was asked about. */
    accept: (now: Money) => alone(() => priceAndSend(now)),
    /** Repeats the request whose answer is missing. */
    askAgain: () => alone(async () => (sent.current ? send(sent.current) : null)),
  };
}
