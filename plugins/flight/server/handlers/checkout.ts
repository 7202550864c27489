import type {} from '@/server/booking/tables';
import type { Tx } from '@/server/db/types';
import { invalid, notFound } from '@/server/http/error';
import { handle } from '@/server/http/handle';
import {
  bookFlight,
  type FlightBookingRequest,
  passengerTypeOn,
  repriceOffer,
  type Traveller,
  type TravellerCounts,
} from '../../contract';
import { PRODUCT } from '../product';
import { countTravellers, type QuoteRequest } from '../request';
import { offerAt } from '../sell';
import { readStored } from '../stored';

export const repriceHandler = handle(repriceOffer, async ({ body, agency, user, services, request }) => {
  const { offerId, travellers, expectedTotal } = body;
  const quote = await services.bookings.quote({ agency, user, signal: request.signal }, PRODUCT, offerId, {
    travellers,
  } satisfies QuoteRequest);
  const { offer, fareFamily } = readStored(quote.offer);
  const { total, staff } = quote.price;
  return {
    data: {
      quoteId: quote.quoteId,
      price: quote.price,
      previousTotal: expectedTotal,
      changed: total.amount !== expectedTotal.amount || total.currency !== expectedTotal.currency,
      expiresAt: quote.expiresAt,
      offer: staff ? { ...offerAt(offer, total), wholesale: staff.wholesale } : offerAt(offer, total),
      fareFamily,
    },
  };
});

/**
 * The travellers must be those that were priced, each of the type that the birth date gives on the day of the first
 * flight; an infant who turns two on the way needs a seat of its own (R223).
 */
export function checkTravellers(
  travellers: readonly Traveller[],
  priced: TravellerCounts,
  firstDay: string,
  lastDay: string,
): void {
  travellers.forEach(({ birthDate, passengerType }, index) => {
    const field = `travellers.${index}.birthDate`;
    if (birthDate > firstDay) throw invalid('The birth date is after the flight', field);
    const on = passengerType === 'INF' ? lastDay : firstDay;
    if (passengerTypeOn(birthDate, on) !== passengerType)
      throw invalid('The age does not fit the type of traveler', field);
  });
  const counts = countTravellers(travellers);
  const isPriced =
    counts.adults === priced.adults &&
    counts.children === priced.children &&
    counts.infants === priced.infants;
  if (!isPriced) throw invalid('The price was asked for other travelers', 'travellers');
}

async function checkAgainstQuote(
  tx: Tx,
  userId: string,
  { quoteId, travellers }: FlightBookingRequest,
): Promise<void> {
  const quote = await tx
    .selectFrom('quote')
    .select(['offer', 'request'])
    .where('user_id', '=', userId)
    .where('product', '=', PRODUCT)
    .where('id', '=', quoteId)
    .executeTakeFirst();
  if (!quote) throw notFound('Flight not available, please try again');
  const { flights } = readStored(quote.offer).offer;
  checkTravellers(
    travellers,
    (quote.request as QuoteRequest).travellers,
    flights[0]!.departureTime.slice(0, 10),
    flights.at(-1)!.arrivalTime.slice(0, 10),
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const bookHandler = handle(bookFlight, async ({ body, agency, user, tenant, services, request }) => {
  const key = request.idempotencyKey ?? body.idempotencyKey;
  if (!key) throw invalid('Send an Idempotency-Key header, or this field', 'idempotencyKey');
  if (!UUID.test(body.quoteId)) throw notFound('Flight not available, please try again');
  await tenant((tx) => checkAgainstQuote(tx, user.id, body));
  const { quoteId, acceptedTotal, travellers, contact, billing, payment, language } = body;
  const progress = await services.bookings.start({ agency, user, signal: request.signal }, PRODUCT, {
    quoteId,
    acceptedTotal,
    payment,
    request: { travellers, contact, billing },
    contactEmail: contact.email,
    idempotencyKey: key,
    language,
    returnPath: '/booknow/flights/confirmation?bookingId={bookingId}',
  });
  return { data: progress };
});
