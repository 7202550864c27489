import { z } from 'zod/mini';

/**
 * What the addresses of the screens carry: loosely here, because this is downloaded with the manifest; each
 * screen reads its own exactly with `useAddress`.
 */

const text = z.catch(z.optional(z.string().check(z.maxLength(4000))), undefined);
const number = z.catch(z.optional(z.int()), undefined);

const criteria = {
  trip: text,
  from: text,
  to: text,
  depart: text,
  return: text,
  legs: text,
  adults: number,
  children: number,
  infants: number,
  ages: text,
  cabin: text,
  prefs: text,
};

export const FormSearch = z.object(criteria);
export const ResultsSearch = z.object({
  ...criteria,
  stops: text,
  cabins: text,
  airlines: text,
  departure: text,
  arrival: text,
  leave: text,
  flying: text,
  longest: number,
  avoid: text,
  via: text,
  price: text,
  bags: text,
  terms: text,
  sort: text,
  page: number,
  /** The itinerary whose flights are unfolded. */
  details: text,
});
/** `itinerary` and `fare` name an offer among the results of the search. */
export const OfferSearch = z.object({ ...criteria, itinerary: text, fare: text });
/** `total` is the price on screen when Continue was pressed; `key` makes booking twice impossible. */
export const CheckoutSearch = z.object({
  ...criteria,
  itinerary: text,
  fare: text,
  offer: text,
  total: number,
  currency: text,
  key: text,
  /** Staff's own markup for this price, and its type where it is not percent (R225). */
  markup: text,
  markupType: text,
});
/** Either of the two names a booking (R233). */
export const BookingSearch = z.object({ bookingId: text, orderID: text });
