import type { AgencyBookingsFilter, Language } from '@/core/contract';
import { type ListedBooking, nextAgencyBookings } from '@/server/booking/lists/agency-list';
import { saidOr } from '@/server/http/csv';
import type { BookingProduct, Caller } from '@/server/ports/booking';
import type { Services } from '@/server/ports/services';
import { csvLine, type Line, plainProduct } from './csv';
import { listingOf } from './find';

/** Bookings that are read at once. */
const PORTION = 500;

/** Every booking of a product that the filter leaves, newest first; each portion in a transaction of its own. */
async function* linesOf(
  { db, clock, log }: Services,
  caller: Caller,
  product: BookingProduct,
  filter: AgencyBookingsFilter,
  language: Language,
): AsyncGenerator<Line> {
  const lineOf = saidOr(
    (booking: ListedBooking) => csvLine(product, booking, language),
    (booking) => csvLine(plainProduct(product), booking, language),
    (error, { row }) => log.error({ err: error, booking: row.id }, 'a booking of a file could not be said'),
  );
  let after: string | null = null;
  do {
    const from: string | null = after;
    const rows: ListedBooking[] = await db.withTenant(caller.agency.id, (tx) =>
      nextAgencyBookings(
        tx,
        caller,
        listingOf(product),
        { ...filter, after: from, limit: PORTION },
        clock.now(),
      ),
    );
    for (const booking of rows) yield lineOf(booking);
    after = rows.length === PORTION ? rows.at(-1)!.row.id : null;
  } while (after !== null);
}

/** The lines of several products as one list, newest first. */
async function* newestFirst(lists: readonly AsyncGenerator<Line>[]): AsyncGenerator<Line> {
  const nexts: { list: AsyncGenerator<Line>; line: Line }[] = [];
  const advance = async (list: AsyncGenerator<Line>) => {
    const { done, value } = await list.next();
    if (done) return;
    const place = nexts.findIndex(({ line }) => line.bookedAt < value.bookedAt);
    nexts.splice(place < 0 ? nexts.length : place, 0, { list, line: value });
  };
  for (const list of lists) await advance(list);
  for (let next = nexts.shift(); next; next = nexts.shift()) {
    yield next.line;
    await advance(next.list);
  }
}

/** Lines of the file of bookings, read as they are asked for. */
export const bookingLines = (
  services: Services,
  caller: Caller,
  products: readonly BookingProduct[],
  filter: AgencyBookingsFilter,
  language: Language,
): AsyncIterable<Line> =>
  newestFirst(products.map((product) => linesOf(services, caller, product, filter, language)));
