import type { TripSummary } from '@/core/contract';
import type { BookingRecord } from '../../ports/booking';

/** What every booking in full tells, beside what is the product's own; the record's price is already narrowed to who reads. */
export function reservationFrame(record: BookingRecord, details: { readonly orderId: string } | null) {
  const { stage, penalty, refund } = record;
  const isOver = stage === 'cancelled' || stage === 'refunding';
  return {
    bookingId: record.id,
    orderId: details?.orderId ?? record.supplierRef,
    recordLocator: record.locator,
    bookingStatus: record.progress.status,
    dateBooked: record.createdAt,
    revision: record.revision,
    changedAt: record.changedAt,
    bookedCurrency: record.price.total.currency,
    price: record.price,
    cancellation: isOver ? { reason: record.cancelReason, penalty, refund } : null,
    canCancel: stage === 'confirmed',
    progress: record.progress,
  };
}

/** What every row of a list of bookings tells. */
export const rowFrame = ({ bookingId, locator, bookedAt, price, status, state }: TripSummary) => ({
  ...{ bookingId, recordLocator: locator, dateBooked: bookedAt, state },
  salesPrice: price,
  bookedCurrency: price.currency,
  bookingStatus: status,
});
