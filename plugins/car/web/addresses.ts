import { z } from 'zod/mini';
import { looseCheckout, looseNumber, looseTexts } from '@/core/address/loose';

/** A rental: ids of places (no `to`: back to where it was picked up), local times there, who drives. */
const criteria = { ...looseTexts('from', 'to', 'pickUp', 'dropOff', 'country'), age: looseNumber };

export const FormSearch = z.object(criteria);
/** `view` is `map` before 1200 px: the map in the place of the list. */
export const ResultsSearch = z.object({
  ...criteria,
  ...looseTexts('price', 'seats', 'bags', 'features', 'policies', 'sizes', 'vendors', 'points'),
  ...looseTexts('sort', 'view'),
});
/** `offer` is the id of a car; an address that was shared has it alone. What was added: see `extras-address.ts`. */
export const OfferSearch = z.object({ ...criteria, ...looseTexts('offer', 'coverages', 'accessories') });
/** `total` is the price of the car alone, without what was added to it. */
export const CheckoutSearch = z.extend(OfferSearch, looseCheckout);
/** Either of the two names a booking (R312). */
export const BookingSearch = z.object(looseTexts('bookingId', 'locator'));
