import type { Money } from '@/core/contract';
import { HttpError, invalid } from '@/server/error';
import { handle } from '@/server/ports/handle';
import {
  bookHotel,
  encodePayload,
  getHotelPrice,
  type HotelBookingResult,
  type HotelQuote,
} from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { reservationOf } from '../after/reservation';
import { chosenStay } from '../find/rooms';
import { hotels } from '../product';
import { requestOf, shownIn } from '../request';
import { stayAt } from '../sell';
import { stayIn } from '../stored';
import { suppliersOf } from '../supplier/suppliers';

/**
 * Prices of rooms are rounded one by one where they are chosen, and of the whole stay at once here: they may part by a
 * minor unit a room, which is no change of the price.
 */
const isRounding = (shown: Money, now: Money, rooms: number): boolean =>
  shown.currency === now.currency && Math.abs(shown.amount - now.amount) < rooms;

/** R264, R265: the first item, and only that. */
export const priceHandler = handle(getHotelPrice, async (input) => {
  const [{ corelationid, hotelid, rates, ...pricing }] = input.body as [(typeof input.body)[number]];
  const { stay: chosen, shown } = await chosenStay(input, { corelationid, hotelid, rates });
  if (pricing.protection && chosen.rooms.every(({ rate }) => rate.payment === 'property'))
    throw invalid(hotelRefusals.parameter, 'protection');
  const { id: offerId } = hotels.offers.give(chosen, input);
  const { held, offer } = await hotels.quote(input, { offerId, ...pricing }, { shown });
  const same = isRounding(pricing.expectedTotal, held.price.total, rates.length);
  const quote: HotelQuote = {
    ...held,
    ...(same ? { previousTotal: held.price.total, changed: false } : {}),
    offer: hotels.offers.give(stayAt(stayIn(offer.stay, input.request.language), held.price), input),
  };
  return { data: encodePayload([quote]) };
});

/** R266, R267: what was not made is told by its message; everything else has a booking. */
export const bookHandler = handle(bookHotel, async (input) => {
  const [{ guests, termsAccepted: _, ...purchase }] = input.body as [(typeof input.body)[number]];
  const progress = await hotels.book(input, purchase, ({ stay }, asked) => {
    if (guests.rooms.length !== stay.rooms.length) throw invalid(hotelRefusals.parameter, 'guests.rooms');
    const problem = suppliersOf(input.services).ownerOf(stay.id).peopleProblem?.(guests);
    if (problem) throw invalid(problem.refusal, problem.path);
    return { request: requestOf(guests, shownIn(asked)), contactEmail: guests.email };
  });
  if (progress.state !== 'failed') {
    const record = await hotels.find(input, progress.bookingId);
    const made: HotelBookingResult = {
      message: hotelMade.message,
      bookingId: progress.bookingId,
      progress,
      response: reservationOf(record, input.request.language),
    };
    return { bookingresult: [made] };
  }
  // R279, and a supplier that broke instead of saying no: those are rejected calls.
  if (progress.reason === hotelRefusals.nonRefundable.reason)
    throw new HttpError(403, 'FORBIDDEN', hotelRefusals.nonRefundable);
  if (progress.reason === hotelRefusals.notMadeUnknown.reason)
    throw new HttpError(502, 'UPSTREAM_FAILED', hotelRefusals.notMadeUnknown);
  const { message } = hotelRefusals.notMade;
  return { bookingresult: [{ message: progress.message ?? message, progress }] };
});

/** What is said of a booking that there is. */
const hotelMade = { message: 'Booked' };
