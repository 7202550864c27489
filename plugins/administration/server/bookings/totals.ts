import type { AgencyBookingsFilter } from '@/core/contract';
import { listedBookings, type Listing } from '@/server/booking/lists/agency-list';
import { figuresOf, readSales, sumsOfSales } from '@/server/booking/money/sales';
import type { Caller } from '@/server/ports/booking';
import type { Tx } from '@/server/db/types';
import type { BookingTotals } from '../../contract/bookings';

/** What the columns of a list add up to, over all of its pages: one walk through `booking_listed`. */
export async function bookingTotals(
  tx: Tx,
  caller: Caller,
  listing: Listing,
  filter: AgencyBookingsFilter,
  now: Date,
): Promise<BookingTotals[]> {
  const sums = await listedBookings(tx, caller, listing, filter, now.toISOString().slice(0, 10))
    .select(['booking.currency', (eb) => eb.fn.countAll<number>().as('bookings')])
    .select(sumsOfSales())
    .groupBy('booking.currency')
    .orderBy('bookings', 'desc')
    .execute();
  return sums.map((row) => {
    const { currency } = row;
    return {
      currency,
      bookings: Number(row.bookings),
      ...figuresOf(readSales(row), (amount) => ({ amount, currency })),
    };
  });
}
