import {
  BookingStatus as AnyBookingStatus,
  useStatusWords as useAnyStatusWords,
} from '@/core/booking/BookingStatus';
import type { BookingState } from '@/core/contract';
import { statusLabel } from '../statuses';

/** The words for a flight's status (R228, G87). */
export const useStatusWords = () => useAnyStatusWords(statusLabel);

/** Where a booking of flights stands (R228). */
export const BookingStatus = (at: { state: BookingState; status: string }) => (
  <AnyBookingStatus state={at.state} status={at.status} labelOf={statusLabel} />
);
