import type { AgencyBookingsFilter } from '@/core/contract';
import { isOfAll, listedBookings, type Listing } from '@/server/booking/lists/agency-list';
import { type Group, rolledUp } from '@/server/booking/money/rolled-up';
import { addSales, figuresOf, readSales, sumsOfSales } from '@/server/booking/money/sales';
import type { Caller } from '@/server/ports/booking';
import type { Tx } from '@/server/db/types';
import type { BookingTotals } from '../../contract/bookings';

const totalsIn = (
  currency: string,
  { bookings, sales }: Pick<Group, 'bookings' | 'sales'>,
): BookingTotals => ({
  currency,
  bookings,
  ...figuresOf(sales, (amount) => ({ amount, currency })),
});

/**
 * What the columns of a list add up to, over all of its pages: of everything as it is kept rolled up, of a part by one walk
 * through `booking_listed`.
 */
export async function bookingTotals(
  tx: Tx,
  caller: Caller,
  listing: Listing,
  filter: AgencyBookingsFilter,
  now: Date,
): Promise<BookingTotals[]> {
  if (isOfAll(caller, filter)) {
    const groups = await rolledUp(tx, caller.agency.id, [listing.product], null);
    return [...new Set(groups.map(({ currency }) => currency))]
      .map((currency) => {
        const alike = groups.filter((group) => group.currency === currency);
        const bookings = alike.reduce((all, group) => all + group.bookings, 0);
        return totalsIn(currency, { bookings, sales: addSales(alike.map(({ sales }) => sales)) });
      })
      .sort((a, b) => b.bookings - a.bookings);
  }
  const sums = await listedBookings(tx, caller, listing, filter, now)
    .select(['booking.currency', (eb) => eb.fn.countAll<number>().as('bookings')])
    .select(sumsOfSales())
    .groupBy('booking.currency')
    .orderBy('bookings', 'desc')
    .execute();
  return sums.map((row) => totalsIn(row.currency, { bookings: Number(row.bookings), sales: readSales(row) }));
}
