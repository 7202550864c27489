import { type RawBuilder, sql } from 'kysely';
import type { AgencyBookingsFilter } from '@/core/contract';
import { listedBookings, type Listing } from '@/server/booking/agency-list';
import type { Caller } from '@/server/booking/types';
import type { Tx } from '@/server/db/types';
import type { BookingTotals } from '../../contract/bookings';

const sumOf = (amount: RawBuilder<unknown>) => sql<number>`coalesce(sum(${amount}), 0)`;
const ifOver = (column: RawBuilder<unknown>) =>
  sql`case when booking.state in ('cancelled', 'refunding') then ${column} end`;

/** What the columns of a list add up to, over all of its pages: one walk through `booking_listed`. */
export async function bookingTotals(
  tx: Tx,
  caller: Caller,
  listing: Listing,
  filter: AgencyBookingsFilter,
  now: Date,
): Promise<BookingTotals[]> {
  const sums = await listedBookings(tx, caller, listing, filter, now.toISOString().slice(0, 10))
    .select([
      'booking.currency',
      (eb) => eb.fn.countAll<number>().as('bookings'),
      sumOf(sql`booking.wholesale_minor`).as('cost'),
      sumOf(sql`booking.total_minor`).as('sales'),
      sumOf(sql`booking.earned_commission_minor`).as('commission'),
      sumOf(sql`booking.earned_fee_minor`).as('fees'),
      sumOf(ifOver(sql`booking.penalty_minor`)).as('penalty'),
      sumOf(ifOver(sql`booking.refund_minor`)).as('refund'),
    ])
    .groupBy('booking.currency')
    .orderBy('bookings', 'desc')
    .execute();
  return sums.map(({ currency, bookings, ...amounts }) => {
    const money = (amount: number) => ({ amount: Number(amount), currency });
    return {
      currency,
      bookings: Number(bookings),
      costPrice: money(amounts.cost),
      salesPrice: money(amounts.sales),
      commissionEarned: money(amounts.commission),
      transactionFees: money(amounts.fees),
      penaltyAmount: money(amounts.penalty),
      refundAmount: money(amounts.refund),
    };
  });
}
