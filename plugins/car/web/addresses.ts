import { z } from 'zod/mini';

/**
 * What the addresses of the screens carry: loosely here, because this is downloaded with the manifest; each
 * screen reads its own exactly.
 */

const text = z.catch(z.optional(z.string().check(z.maxLength(4000))), undefined);
const number = z.catch(z.optional(z.int()), undefined);

/** A rental: ids of places (no `to`: back to where it was picked up), local times there, who drives. */
const criteria = {
  from: text,
  to: text,
  pickUp: text,
  dropOff: text,
  age: number,
  country: text,
};

export const FormSearch = z.object(criteria);
export const ResultsSearch = z.object({
  ...criteria,
  price: text,
  seats: text,
  bags: text,
  features: text,
  policies: text,
  sizes: text,
  vendors: text,
  points: text,
  sort: text,
  /** `map` before 1200 px: the map in the place of the list. */
  view: text,
});
/** `offer` is the id of a car; an address that was shared has it alone. */
export const OfferSearch = z.object({ ...criteria, offer: text, coverages: text, accessories: text });
/**
 * `total` is the price of the car alone when Continue was pressed, without what was added to it; `key` makes booking twice
 * impossible.
 */
export const CheckoutSearch = z.object({
  ...criteria,
  offer: text,
  /** What was added; see `extras-address.ts`. */
  coverages: text,
  accessories: text,
  total: number,
  currency: text,
  key: text,
  /** Staff's own markup for this price, and its type where it is not percent (R225). */
  markup: text,
  markupType: text,
});
/** Either of the two names a booking (R312). */
export const BookingSearch = z.object({ bookingId: text, locator: text });
