import { BookingStatus as AnyBookingStatus } from '@/core/booking/BookingStatus';
import type { BookingState } from '@/core/contract';
import { statusLabel } from '../statuses';

/** Where a booking of a car stands (R306). */
export const BookingStatus = (at: { state: BookingState; status: string }) => (
  <AnyBookingStatus {...at} labelOf={statusLabel} />
);
