import type { Logger } from 'pino';
import type { SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import { readRequest } from '../../request';
import { orderOnce, type Ready } from '@/server/selling/duffel/order-once';
import type { Rejected } from '@/server/selling/duffel/sent-orders';
import { type Finding, readingOf } from './find-order';
import { amountsOf } from '../offers/offer';
import { outcomeOf, REFERENCE_KEY } from './order';
import { orderPassengers, type OrderPassenger } from './passengers';
import { fetchOffer } from '../offers/fetch-offer';
import { Offer, Order } from '../api/schemas';
import { type DuffelTrouble, hasCode } from '@/server/selling/duffel/trouble';

/** Duffel thinks about an order for up to two minutes. */
export const ORDER_MS = 130_000;
const OFFER_MS = 8_000;

const SOLD_OUT = 'Booking failed, the flight may have sold out. Please try again or contact support.';

const rejected = (reason: Rejected['reason'], message: string): Rejected => ({
  kind: 'rejected',
  reason,
  message,
});

const DEARER = new Set([
  'price_changed',
  'payment_amount_does_not_match_order_amount',
  'payment_currency_does_not_match_order_currency',
]);
const GONE = new Set([
  'offer_no_longer_available',
  'offer_expired',
  'offer_request_already_booked',
  'not_found',
]);
/** There may be an order of ours behind these. */
const MAYBE_OURS = new Set(['order_creation_already_attempted', 'duplicate_booking']);

/** What Duffel's no means; it holds nothing and has taken nothing. */
function refusalOf(trouble: DuffelTrouble): Rejected {
  if (hasCode(trouble, DEARER)) return rejected('price-changed', 'Flight reprice failed');
  if (hasCode(trouble, GONE)) return rejected('sold-out', SOLD_OUT);
  return rejected('refused', SOLD_OUT);
}

export interface Booking extends Finding {
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

function bodyOf(order: SupplierOrder, offer: Offer, passengers: readonly OrderPassenger[]) {
  return {
    selected_offers: [offer.id],
    passengers,
    metadata: { [REFERENCE_KEY]: order.reference },
    ...(order.hold
      ? { type: 'hold' }
      : {
          type: 'instant',
          payments: [{ type: 'balance', amount: offer.total_amount, currency: offer.total_currency }],
        }),
  };
}

/** Everything that can be known before anything is sent: the offer of now, its price, who travels. */
async function prepare(
  { ask, now }: Booking,
  order: SupplierOrder,
  offerId: string,
  signal: AbortSignal,
): Promise<Rejected | Ready<ReturnType<typeof bodyOf>>> {
  const offer = await fetchOffer(ask, offerId, { now: now(), signal, timeoutMs: OFFER_MS });
  if (!offer) return rejected('sold-out', SOLD_OUT);
  const amounts = amountsOf(offer);
  const { net } = order;
  if (
    !amounts ||
    amounts.base.currency !== net.currency ||
    amounts.base.amount + amounts.taxes.amount > net.amount
  )
    return rejected('price-changed', 'Flight reprice failed');
  const canWait = offer.payment_requirements?.requires_instant_payment === false;
  if (order.hold && !canWait) return rejected('refused', 'This fare must be paid right away');
  const passengers = orderPassengers(readRequest(order.request), offer.passengers);
  return passengers ? { body: bodyOf(order, offer, passengers) } : rejected('refused', SOLD_OUT);
}

/** Orders once for a reference, whoever asks and however often (INV-1). */
export async function bookOrder(
  booking: Booking,
  order: SupplierOrder,
  offerId: string,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { ask, log } = booking;
  const { reference } = order;
  return orderOnce(booking, { reference, offerId }, readingOf(ask, reference, offerId, signal), {
    ...{ refusalOf, log, signal },
    prepare: () => prepare(booking, order, offerId, signal),
    mayBeOurs: (trouble) => hasCode(trouble, MAYBE_OURS),
    async send(body) {
      const { data } = await ask(Order, {
        method: 'POST',
        path: '/air/orders',
        body,
        call: 'create order',
        timeoutMs: ORDER_MS,
        signal,
      });
      return data && { orderId: data.id, outcome: outcomeOf(data) };
    },
  });
}
