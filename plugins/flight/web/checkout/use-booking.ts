import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useApi } from '@/core/api/context';
import type { Language, Money } from '@/core/contract';
import type { CollectPayment } from '@/core/checkout/PaymentStep';
import {
  bookFlight,
  repriceOffer,
  type FlightBookingRequest,
  type RepricedOffer,
  type TravellerCounts,
} from '../../contract';
import { outcomeOf, outcomeOfError, type Outcome } from './outcome';

type Details = Pick<FlightBookingRequest, 'travellers' | 'contact' | 'billing'>;
type Request = Omit<FlightBookingRequest, 'idempotencyKey'>;

interface BookingInput {
  key: string;
  quote: RepricedOffer;
  travellers: TravellerCounts;
  onQuote: (quote: RepricedOffer) => void;
  onOutcome: (outcome: Outcome) => void;
}

/**
 * Pays and books: takes the payment, asks for the price of now, and sends the booking. Presses while one is under
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
    protection: string | undefined;
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
    try {
      const { data } = await api.call(bookFlight, { body: request }, { idempotencyKey: key });
      return outcomeOf(data);
    } catch (error) {
      return outcomeOfError(error);
    }
  };

  /** The price of now, compared with the one that was agreed to; then the booking. */
  const priceAndSend = async (accepted: Money): Promise<Outcome> => {
    const { details, payment, protection } = waiting.current!;
    let fresh: RepricedOffer;
    try {
      fresh = (
        await api.call(repriceOffer, {
          body: { offerId: quote.offer.id, travellers, expectedTotal: accepted, protection },
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
    pay: (
      details: Details,
      accepted: Money,
      collect: CollectPayment,
      /** Id of the plugin whose protection was chosen. */
      protection?: string,
    ) =>
      alone(async () => {
        try {
          const payment = await collect();
          if (!payment) return null;
          waiting.current = { details, payment, protection };
        } catch (error) {
          return { kind: 'refused', message: error instanceof Error ? error.message : '' };
        }
        return priceAndSend(accepted);
      }),
    /** Goes on with a price that was asked about. */
    accept: (now: Money) => alone(() => priceAndSend(now)),
    /** Repeats the request whose answer is missing. */
    askAgain: () => alone(async () => (sent.current ? send(sent.current) : null)),
  };
}
