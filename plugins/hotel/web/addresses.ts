import { z } from 'zod/mini';
import { looseCheckout, looseNumber, looseTexts } from '@/core/address/loose';

/**
 * A stay: id of the place, days `YYYY-MM-DD`, rooms as `2.10.4_2` (adults, then ages of children, of each room), ISO 3166
 * alpha-2 of the guests' nationality, days that the dates may move.
 */
const criteria = {
  ...looseTexts('place', 'checkIn', 'checkOut', 'rooms', 'nationality'),
  flexible: looseNumber,
};

export const FormSearch = z.object(criteria);
/** `view` is `map` where list and map do not fit side by side; `compare` are ids of hotels. */
export const ResultsSearch = z.object({
  ...criteria,
  ...looseTexts(
    'name',
    'price',
    'stars',
    'score',
    'terms',
    'boards',
    'payments',
    'kinds',
    'areas',
    'distance',
  ),
  ...looseTexts('amenities', 'beds', 'accessibility', 'chains'),
  ...looseTexts('sort', 'view', 'compare', 'saved', 'per'),
});
/** `hotel` is its id on this site; `rates` are ids of what was chosen there, one for each room, with commas between them. */
export const HotelSearchAddress = z.object({ ...criteria, ...looseTexts('hotel', 'rates') });
export const CheckoutSearch = z.object({
  ...criteria,
  ...looseTexts('hotel', 'rates'),
  ...looseCheckout,
});
export const BookingSearch = z.object(looseTexts('bookingId', 'locator'));
