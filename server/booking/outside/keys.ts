import type { BookingRow } from '../tables';

type Keyed = Pick<BookingRow, 'id' | 'refusals' | 'pay_attempts'>;

const again = (booking: Keyed) => (booking.refusals ? `:${booking.refusals}` : '');
/** Which payment of a reservation; a booking that is paid at once has one without a number. */
export const nth = ({ pay_attempts }: Pick<BookingRow, 'pay_attempts'>) =>
  pay_attempts ? `.${pay_attempts}` : '';

/** Idempotency keys follow from the booking alone, so that whoever takes it over asks with the same ones. */
export const keys = {
  authorise: (booking: Keyed) => `${booking.id}:authorise${nth(booking)}`,
  capture: (booking: Keyed) => `${booking.id}:capture${nth(booking)}`,
  void: (booking: Keyed) => `${booking.id}:void${nth(booking)}${again(booking)}`,
  refund: (booking: Keyed) => `${booking.id}:refund${again(booking)}`,
  order: (booking: Keyed) => booking.id,
  issue: (booking: Keyed) => `${booking.id}:issue${nth(booking)}`,
  withdraw: (booking: Keyed) => `${booking.id}:withdraw${again(booking)}`,
  release: (booking: Keyed) => `${booking.id}:release${again(booking)}`,
  strayOrder: (booking: Keyed) => `${booking.id}:stray-release${again(booking)}`,
  strayPayment: (booking: Keyed) => `${booking.id}:stray-void${again(booking)}`,
  cancel: (booking: Keyed) => `${booking.id}:cancel${again(booking)}`,
};
