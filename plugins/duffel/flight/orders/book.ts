import type { Logger } from 'pino';
import type { SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import type { Money } from '@/core/contract';
import { writeMoney } from '../../kit/money';
import type { Extras } from '@/plugins/flight/contract';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import { hasExtras, readRequest } from '@/plugins/flight/face/order';
import { mapsFor, type OrderedServices, servicesFor } from '../extras/extras';
import { writeExchange } from '@/core/contract/money/exchange';
import { EXCHANGE_KEY, REFERENCE_KEY } from '../../kit/reference';
import { orderOnce, type Ready } from '@/server/selling/supplier/outside/order-once';
import { rejected, type Rejected } from '@/server/selling/supplier/outside/sent-orders';
import { type Finding, readingOf } from './find-order';
import { legsOf } from '../offers/flights';
import { amountsOf } from '../offers/offer';
import { outcomeOf } from './order';
import { orderPassengers, type OrderPassenger } from './passengers';
import { fetchOffer } from '../offers/fetch-offer';
import { mapsIn, offerIn } from '../offers/in-currency';
import type { OfferKey } from '../offers/offer-id';
import { Offer, Order } from '../api/schemas';
import { hasCode } from '../../kit/trouble';
import type { ConnectorTrouble } from '@/server/lines/trouble';

/** Duffel thinks about an order for up to two minutes. */
export const ORDER_MS = 130_000;
const OFFER_MS = 8_000;
/** Airlines are asked anew what they sell beside the fare. */
const EXTRAS_MS = 20_000;

const SOLD_OUT = flightRefusals.soldOut;

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
function refusalOf(trouble: ConnectorTrouble): Rejected {
  if (hasCode(trouble, DEARER)) return rejected('price-changed', flightRefusals.notRepriced);
  if (hasCode(trouble, GONE)) return rejected('sold-out', SOLD_OUT);
  return rejected('refused', SOLD_OUT);
}

export interface Booking extends Finding {
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** Services are omitted from an order that is held: they are paid at once. */
function bodyOf(
  order: SupplierOrder,
  offer: Offer,
  passengers: readonly OrderPassenger[],
  {
    services,
    total,
    exchange,
  }: { services: OrderedServices['services']; total: Money; exchange: OfferKey['exchange'] },
) {
  return {
    selected_offers: [offer.id],
    ...(services.length > 0 ? { services } : {}),
    passengers,
    metadata: {
      [REFERENCE_KEY]: order.reference,
      ...(exchange ? { [EXCHANGE_KEY]: writeExchange(exchange) } : {}),
    },
    ...(order.hold
      ? { type: 'hold' }
      : {
          type: 'instant',
          payments: [{ type: 'balance', amount: writeMoney(total), currency: total.currency }],
        }),
  };
}

/** What is added, as Duffel asks for it and as its buyer pays it. */
interface Added {
  readonly asked: OrderedServices;
  readonly sold: OrderedServices;
}

function wholeOf(offer: Offer, { amount }: OrderedServices): Money | null {
  const amounts = amountsOf(offer);
  return amounts && { ...amounts.base, amount: amounts.base.amount + amounts.taxes.amount + amount };
}

/** An offer as Duffel asks for it, and at the rate that it was agreed at. */
interface Both {
  readonly offer: Offer;
  readonly converted: Offer;
}

/**
 * What Duffel is paid for the order with what is added to it, in the account's currency; null when that cannot be read, or is more
 * than was agreed, at the rate that it was agreed at (INV-5).
 */
function totalOf({ offer, converted }: Both, { asked, sold }: Added, net: Money): Money | null {
  const agreed = wholeOf(converted, sold);
  if (!agreed || agreed.currency !== net.currency || agreed.amount > net.amount) return null;
  return wholeOf(offer, asked);
}

const NO_EXTRAS: Extras = { seats: [], bags: [] };

const NOTHING: OrderedServices = { services: [], amount: 0 };

interface Adding {
  readonly passengers: readonly OrderPassenger[];
  readonly exchange: OfferKey['exchange'];
  readonly signal: AbortSignal;
}

/** Seats and bags as they are for sale now; null when one of them is gone. */
async function orderedServices(
  { ask }: Booking,
  { offer, converted }: Both,
  extras: Extras,
  { passengers, exchange, signal }: Adding,
): Promise<Added | null> {
  if (!hasExtras(extras)) return { asked: NOTHING, sold: NOTHING };
  const flights = legsOf(offer.slices);
  if (!flights) return null;
  const maps = await mapsFor(ask, offer.id, extras, signal);
  const ids = passengers.map(({ id }) => id);
  const asked = servicesFor({ offer, flights }, maps, extras, ids);
  const sold = servicesFor({ offer: converted, flights }, mapsIn(maps, exchange), extras, ids);
  // Two of one price may be told apart in one currency alone.
  const isSame = sold && JSON.stringify(asked?.services) === JSON.stringify(sold.services);
  return asked && isSame ? { asked, sold } : null;
}

/** Everything that can be known before anything is sent: the offer of now, its price, who travels, what is added. */
async function prepare(
  booking: Booking,
  order: SupplierOrder,
  { duffelId: offerId, exchange }: OfferKey,
  signal: AbortSignal,
): Promise<Rejected | Ready<ReturnType<typeof bodyOf>>> {
  const { ask, now } = booking;
  const request = readRequest(order.request);
  const { extras = NO_EXTRAS } = request;
  const isAdding = hasExtras(extras);
  const offer = await fetchOffer(ask, offerId, {
    ...{ now: now(), signal, withServices: isAdding, timeoutMs: isAdding ? EXTRAS_MS : OFFER_MS },
  });
  if (!offer) return rejected('sold-out', SOLD_OUT);
  const canWait = offer.payment_requirements?.requires_instant_payment === false;
  if (order.hold && !canWait) return rejected('refused', flightRefusals.paidAtOnce);
  if (order.hold && isAdding) return rejected('refused', flightRefusals.paidAtOnce);
  const passengers = orderPassengers(request, offer);
  if ('reason' in passengers) return rejected('refused', passengers);
  const both = { offer, converted: offerIn(offer, exchange) };
  const added = await orderedServices(booking, both, extras, { passengers, exchange, signal });
  if (!added) return rejected('refused', flightRefusals.seatTaken);
  const total = totalOf(both, added, order.net);
  if (!total) return rejected('price-changed', flightRefusals.notRepriced);
  return { body: bodyOf(order, offer, passengers, { services: added.asked.services, total, exchange }) };
}

/** Orders once for a reference, whoever asks and however often (INV-1). */
export async function bookOrder(
  booking: Booking,
  order: SupplierOrder,
  key: OfferKey,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { duffelId: offerId } = key;
  const { ask, log } = booking;
  const { reference } = order;
  return orderOnce(booking, { reference, offerId }, readingOf(ask, reference, offerId, signal), {
    ...{ maker: 'duffel', refusalOf, log, signal },
    prepare: () => prepare(booking, order, key, signal),
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
