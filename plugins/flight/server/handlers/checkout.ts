import type { BookingProgress } from '@/core/contract';
import { heldPrice, ownQuote, requireKey } from '@/server/booking/own-quote';
import type {} from '@/server/booking/tables';
import type { Tx } from '@/server/db/types';
import { conflict, invalid, notFound } from '@/server/error';
import { handle, type HandlerInput } from '@/server/ports/handle';
import {
  bookFlight,
  type Extras,
  type FlightBookingRequest,
  holdFlight,
  lastFlightDay,
  NO_SUCH_TRAVELLER,
  passengerTypeOn,
  payHeldFlight,
  repriceOffer,
  titlesFor,
  type Traveller,
  type TravellerCounts,
  typesOf,
  WRONG_TITLE,
} from '../../contract';
import { findFlight } from '../after/find';
import { flights, PRODUCT } from '../product';
import { countTravellers, hasExtras, type QuoteRequest } from '../request';
import { offerAt } from '../sell';
import { readStored } from '../stored';

export const repriceHandler = handle(
  repriceOffer,
  async ({ body, agency, user, client, services, request }) => {
    const { offerId, travellers, expectedTotal, protection, markup, extras: chosen } = body;
    const quote = await services.bookings.quote(
      { agency, user, client, signal: request.signal },
      PRODUCT,
      offerId,
      { travellers, ...(hasExtras(chosen) ? { extras: chosen } : {}) } satisfies QuoteRequest,
      { protection, markup },
    );
    const { offer, fareFamily, payLaterUntil, extras } = readStored(quote.offer);
    const { total, staff } = quote.price;
    return {
      data: {
        ...heldPrice(quote, expectedTotal),
        offer: flights.give(offerAt(offer, total, staff), { agency, services }),
        fareFamily,
        ...(payLaterUntil ? { payLater: { until: payLaterUntil } } : {}),
        ...(extras ? { extras } : {}),
      },
    };
  },
);

/**
 * The travellers must be those that were priced, each of the type that the birth date gives on the day of the last
 * flight (R223, G10) and with a title that fits the age.
 */
export function checkTravellers(
  travellers: readonly Traveller[],
  priced: TravellerCounts,
  firstDay: string,
  lastDay: string,
): void {
  travellers.forEach(({ title, birthDate, passengerType }, index) => {
    const field = `travellers.${index}.birthDate`;
    if (birthDate > firstDay) throw invalid('The birth date is after the flight', field);
    if (passengerTypeOn(birthDate, lastDay) !== passengerType)
      throw invalid('The age does not fit the type of traveler', field);
    if (!titlesFor(passengerType).includes(title)) throw invalid(WRONG_TITLE, `travellers.${index}.title`);
  });
  const counts = countTravellers(travellers);
  const isPriced =
    counts.adults === priced.adults &&
    counts.children === priced.children &&
    counts.infants === priced.infants;
  if (!isPriced) throw invalid('The price was asked for other travelers', 'travellers');
}

/** Answers what was added to the fare when it was quoted, which is what is booked. */
async function checkAgainstQuote(
  tx: Tx,
  userId: string,
  { quoteId, travellers }: Pick<FlightBookingRequest, 'quoteId' | 'travellers'>,
): Promise<Extras | undefined> {
  const quote = await ownQuote(tx, { userId, product: PRODUCT, quoteId });
  if (!quote) throw notFound('Flight not available, please try again');
  const { flights } = readStored(quote.offer).offer;
  const { travellers: priced, extras } = quote.request as QuoteRequest;
  checkTravellers(travellers, priced, flights[0]!.departureTime.slice(0, 10), lastFlightDay(flights));
  // Seats and bags name travellers by their place in the list that was priced.
  const isInOrder = typesOf(priced).every((type, index) => travellers[index]?.passengerType === type);
  if (hasExtras(extras) && !isInOrder) throw invalid(NO_SUCH_TRAVELLER, 'travellers');
  return extras;
}

const RETURN_PATH = '/booknow/flights/confirmation?bookingId={bookingId}';

type Booking = Omit<FlightBookingRequest, 'payment'> & { payment: FlightBookingRequest['payment'] | null };

async function start(
  { agency, user, tenant, services, request }: HandlerInput<typeof bookFlight>,
  body: Booking,
): Promise<BookingProgress> {
  const key = requireKey(request, body);
  const extras = await tenant((tx) => checkAgainstQuote(tx, user.id, body));
  const { quoteId, acceptedTotal, travellers, contact, billing, payment, language } = body;
  return services.bookings.start({ agency, user, signal: request.signal }, PRODUCT, {
    quoteId,
    acceptedTotal,
    payment,
    request: { travellers, contact, billing, ...(hasExtras(extras) ? { extras } : {}) },
    contactEmail: contact.email,
    idempotencyKey: key,
    language,
    returnPath: RETURN_PATH,
  });
}

export const bookHandler = handle(bookFlight, async (input) => ({ data: await start(input, input.body) }));

/** Unpaid reservations that one user may have at a time (SEC-42). */
const MOST_HELD = 5;

async function mayHoldMore(tx: Tx, agencyId: string, userId: string, key: string | undefined): Promise<void> {
  const rows = await tx
    .selectFrom('booking')
    .select('idempotency_key')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('product', '=', PRODUCT)
    .where('is_hold', '=', true)
    .where('state', 'not in', ['confirmed', 'cancelled', 'failed', 'cancelling', 'refunding'])
    .execute();
  // Asking for one of them again makes none.
  if (rows.length >= MOST_HELD && !rows.some((row) => row.idempotency_key === key))
    throw conflict('Please pay or cancel one of your reservations first');
}

/** Only what the supplier lets be paid later, as the quote has it. */
export const holdHandler = handle(holdFlight, async (input) => {
  const { body, tenant, user, agency, request } = input;
  await tenant((tx) => mayHoldMore(tx, agency.id, user.id, request.idempotencyKey ?? body.idempotencyKey));
  const quote = await tenant((tx) =>
    ownQuote(tx, { userId: user.id, product: PRODUCT, quoteId: body.quoteId }),
  );
  if (quote && !readStored(quote.offer).payLaterUntil) throw conflict('This fare must be paid at once');
  return { data: await start(input as never, { ...body, payment: null }) };
});

/** Pays a reservation before its ticket time limit. */
export const payHandler = handle(payHeldFlight, async ({ body, agency, user, services, request }) => {
  const key = requireKey(request, body);
  const caller = { agency, user, signal: request.signal };
  const record = await findFlight(services, caller, body.bookingId);
  const { acceptedTotal, payment } = body;
  const progress = await services.bookings.pay(caller, record.id, {
    acceptedTotal,
    payment,
    idempotencyKey: key,
  });
  return { data: progress };
});
