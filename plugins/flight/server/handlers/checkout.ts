import type { BookingProgress } from '@/core/contract';
import { filled } from '@/core/contract/refusal';
import { requireKey } from '@/server/booking/quote/own-quote';
import type {} from '@/server/booking/tables';
import type { Tx } from '@/server/db/types';
import { conflict, invalid } from '@/server/error';
import { handle } from '@/server/ports/handle';
import { type Ask, callerOf } from '@/server/selling/bookable/ask';
import {
  agedOtherwise,
  type Asks,
  bookFlight,
  type FlightBookingRequest,
  holdFlight,
  lastFlightDay,
  passengerTypeOn,
  payHeldFlight,
  repriceOffer,
  titlesFor,
  type Traveller,
  type TravellerCounts,
  typesOf,
} from '../../contract';
import { flightRefusals } from '../../contract/refusals';
import { flights } from '../product';
import { countTravellers, hasExtras, type QuoteRequest, withoutPassport } from '../../face/order';
import { offerAt } from '../sell';
import { suppliersOf } from '../supplier/suppliers';

export const repriceHandler = handle(repriceOffer, async (input) => {
  const { travellers, extras: chosen } = input.body;
  const asked: QuoteRequest = { travellers, ...(hasExtras(chosen) ? { extras: chosen } : {}) };
  const { held, offer: kept } = await flights.quote(input, input.body, asked);
  const { offer, fareFamily, payLaterUntil, asks, extras } = kept;
  const { total, staff } = held.price;
  return {
    data: {
      ...held,
      offer: flights.offers.give(offerAt(offer, total, staff), input),
      fareFamily,
      ...(asks ? { asks } : {}),
      ...(payLaterUntil ? { payLater: { until: payLaterUntil } } : {}),
      ...(extras ? { extras } : {}),
    },
  };
});

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
    if (birthDate > firstDay) throw invalid(flightRefusals.birthAfterFlight, field);
    if (passengerTypeOn(birthDate, lastDay) !== passengerType)
      throw invalid(flightRefusals.ageOfAnotherType, field);
    if (!titlesFor(passengerType).includes(title))
      throw invalid(flightRefusals.titleOfAnotherAge, `travellers.${index}.title`);
  });
  const counts = countTravellers(travellers);
  const isPriced =
    counts.adults === priced.adults &&
    counts.children === priced.children &&
    counts.infants === priced.infants;
  if (!isPriced) throw invalid(flightRefusals.pricedForOthers, 'travellers');
}

/** Those of whom the price was made for an age are of that age, on the day on which that counts. */
export function checkAges(travellers: readonly Traveller[], asks: Asks | undefined): void {
  const wrong = agedOtherwise(travellers, asks?.ages);
  const index = wrong.findIndex((age) => age !== null);
  if (index >= 0)
    throw invalid(filled(flightRefusals.pricedForAge, { n: wrong[index]! }), `travellers.${index}.birthDate`);
}

const DOCUMENT = ['passportNumber', 'passportCountry', 'passportExpiryDate'] as const;

/** The papers that the offer asks for, whole and valid, and frequent-flyer numbers that it takes. */
export function checkPapers(travellers: readonly Traveller[], asks: Asks | undefined, lastDay: string): void {
  travellers.forEach((traveller, index) => {
    const at = (field: string) => `travellers.${index}.${field}`;
    const { passportExpiryDate = '', loyaltyAirline, loyaltyNumber } = traveller;
    if (asks?.passport) {
      const missing = DOCUMENT.find((field) => traveller[field] === undefined);
      if (missing) throw invalid(flightRefusals.passportMissing, at(missing));
      if (passportExpiryDate < lastDay) throw invalid(flightRefusals.passportEnds, at('passportExpiryDate'));
    }
    if ((loyaltyAirline === undefined) !== (loyaltyNumber === undefined))
      throw invalid(flightRefusals.loyaltyIncomplete, at(loyaltyNumber ? 'loyaltyAirline' : 'loyaltyNumber'));
    if (loyaltyAirline !== undefined && !asks?.loyalty.includes(loyaltyAirline))
      throw invalid(flightRefusals.loyaltyNotTaken, at('loyaltyAirline'));
  });
}

type Booking = Omit<FlightBookingRequest, 'payment'> & { payment: FlightBookingRequest['payment'] | null };

const book = (ask: Ask, body: Booking): Promise<BookingProgress> =>
  flights.book(ask, body, ({ offer, payLaterUntil, asks }, asked) => {
    // Only what the supplier lets be paid later, as the quote has it.
    if (body.payment === null && !payLaterUntil) throw conflict(flightRefusals.paidAtOnce);
    const { contact, billing } = body;
    // Only what the offer asks for is kept: nobody's passport lies in a booking that did not need it.
    const travellers = asks?.passport ? body.travellers : body.travellers.map(withoutPassport);
    const { travellers: priced, extras } = asked as QuoteRequest;
    const firstDay = offer.flights[0]!.departureTime.slice(0, 10);
    const lastDay = lastFlightDay(offer.flights);
    checkTravellers(travellers, priced, firstDay, lastDay);
    checkAges(travellers, asks);
    checkPapers(travellers, asks, lastDay);
    const problem = suppliersOf(ask.services).peopleProblem(offer.id, { travellers, contact });
    if (problem) throw invalid(problem.refusal, problem.path);
    // Seats and bags name travellers by their place in the list that was priced.
    const isInOrder = typesOf(priced).every((type, index) => travellers[index]?.passengerType === type);
    if (hasExtras(extras) && !isInOrder) throw invalid(flightRefusals.otherTravelers, 'travellers');
    return {
      // What was added when it was quoted is what is booked.
      request: { travellers, contact, billing, ...(hasExtras(extras) ? { extras } : {}) },
      contactEmail: contact.email,
    };
  });

export const bookHandler = handle(bookFlight, async (input) => ({ data: await book(input, input.body) }));

/** Unpaid reservations that one user may have at a time (SEC-42). */
const MOST_HELD = 5;

async function mayHoldMore(tx: Tx, agencyId: string, userId: string, key: string | undefined): Promise<void> {
  const rows = await tx
    .selectFrom('booking')
    .select('idempotency_key')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('product', '=', flights.id)
    .where('is_hold', '=', true)
    .where('state', 'not in', ['confirmed', 'cancelled', 'failed', 'cancelling', 'refunding'])
    .execute();
  // Asking for one of them again makes none.
  if (rows.length >= MOST_HELD && !rows.some((row) => row.idempotency_key === key))
    throw conflict(flightRefusals.tooManyReservations);
}

export const holdHandler = handle(holdFlight, async (input) => {
  const { body, tenant, user, agency, request } = input;
  await tenant((tx) => mayHoldMore(tx, agency.id, user.id, request.idempotencyKey ?? body.idempotencyKey));
  return { data: await book(input, { ...body, payment: null }) };
});

/** Pays a reservation before its ticket time limit. */
export const payHandler = handle(payHeldFlight, async (input) => {
  const { body, services, request } = input;
  const idempotencyKey = requireKey(request, body);
  const { acceptedTotal, payment } = body;
  const { id } = await flights.find(input, body.bookingId);
  const data = await services.bookings.pay(callerOf(input), id, { acceptedTotal, payment, idempotencyKey });
  return { data };
});
