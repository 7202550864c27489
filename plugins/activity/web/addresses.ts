import { z } from 'zod/mini';
import { looseCheckout, looseTexts } from '@/core/address/loose';

/** A search: id of the destination, its name, days `YYYY-MM-DD` (none: any day), words of a title. */
const criteria = looseTexts('destination', 'name', 'from', 'to', 'title');

export const FormSearch = z.object(criteria);
/** `view` is `map` where list and map do not fit side by side. */
export const ResultsSearch = z.object({
  ...criteria,
  ...looseTexts('durations', 'times', 'specials', 'popularity', 'tags', 'languages', 'rating', 'price'),
  ...looseTexts('sort', 'view', 'saved'),
});
/** Its `productCode` stands in the path. `travelers` as `ADULT.2_CHILD.1`, `date` the chosen day. */
const chosen = { ...criteria, ...looseTexts('date', 'travelers') };
export const ActivityAddress = z.object(chosen);
/** `option` is the id of what was chosen on the page of `activity`. */
export const CheckoutSearch = z.object({ ...chosen, ...looseTexts('activity', 'option'), ...looseCheckout });
export const BookingSearch = z.object(looseTexts('bookingId', 'locator'));
