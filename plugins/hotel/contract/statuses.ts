/** R273, in the letters that they are stored with. */
export const HOTEL_STATUSES = [
  'booked',
  'failed',
  'awaiting payment',
  'processing payment',
  'invalid',
  'cancelled',
] as const;
export type HotelStatus = (typeof HOTEL_STATUSES)[number];

/** Whether it is one of ours; any other is shown as it came (G87). */
export const isHotelStatus = (status: string): status is HotelStatus =>
  (HOTEL_STATUSES as readonly string[]).includes(status);

/** What the supplier says of a booking that was not made (G80). */
const FAILURE = /fail|error|invalid|not available/i;

/** The first result of a booking call; `null` when it was not made (R267, G80). */
export const bookingOf = <Result extends { readonly message?: string; readonly bookingId?: string }>(
  results: readonly Result[],
): Result | null => {
  const [first] = results;
  return first?.bookingId && !FAILURE.test(first.message ?? '') ? first : null;
};
