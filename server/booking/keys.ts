import type { BookingRow } from './tables';

type Keyed = Pick<BookingRow, 'id' | 'refusals'>;

const again = (booking: Keyed) => (booking.refusals ? `:${booking.refusals}` : '');

/** Idempotency keys follow from the booking alone, so that whoever takes it over asks with the same ones. */
export const keys = {
  authorise: (booking: Keyed) => `${booking.id}:authorise`,
  capture: (booking: Keyed) => `${booking.id}:capture`,
  void: (booking: Keyed) => `${booking.id}:void${again(booking)}`,
  refund: (booking: Keyed) => `${booking.id}:refund${again(booking)}`,
  order: (booking: Keyed) => booking.id,
  release: (booking: Keyed) => `${booking.id}:release${again(booking)}`,
  cancel: (booking: Keyed) => `${booking.id}:cancel${again(booking)}`,
};
