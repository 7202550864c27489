import type { Language, TripSummary } from '@/core/contract';
import type { ListedBooking } from '@/server/booking/lists/agency-list';
import type { BookingProduct } from '@/server/ports/booking';

/** A booking of a list as every product shows it, in the words of its own list. */
export const tripOf = (
  product: BookingProduct,
  { row, record, status }: ListedBooking,
  language: Language,
): TripSummary => ({
  ...product.summarise({ offer: row.offer, request: row.request, details: row.details, language }),
  bookingId: row.id,
  overAt: row.over_at?.toISOString() ?? null,
  product: row.product,
  state: record.progress.state,
  status,
  locator: row.locator,
  bookedAt: record.createdAt,
  price: row.price.total,
  ...(record.progress.paidBy ? { paidBy: record.progress.paidBy } : {}),
  ...(record.progress.settlement ? { settlement: record.progress.settlement } : {}),
});
