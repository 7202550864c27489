import type { Language, OwnBookingsQuery, TripSummary } from '@/core/contract';
import type { Services } from '../../ports/services';
import { onlyOwn } from './read';
import { isOf } from '../store/sql-store';
import type {} from '../tables';
import type { Caller } from '../../ports/booking';

const PAGE = 15;

/** The user's own trips of one product, newest first (R432): not what staff made for a client. */
export function ownBookings(
  services: Pick<Services, 'bookings'>,
  caller: Caller,
  product: string,
  { state, showPastTrips, offSet = 0, limit = PAGE, language }: OwnBookingsQuery & { language: Language },
): Promise<{ rows: TripSummary[]; totalCount: number }> {
  return services.bookings.list(caller, {
    product,
    products: [product],
    state,
    when: showPastTrips === undefined ? 'all' : showPastTrips === 'true' ? 'past' : 'upcoming',
    from: offSet,
    size: limit,
    ownOnly: true,
    language,
  });
}

/** The id of the newest booking of a product with this record locator that the caller may see; null without one. */
export async function idByLocator(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  product: string,
  locator: string,
): Promise<string | null> {
  const userId = onlyOwn(caller);
  const row = await db.withTenant(caller.agency.id, (tx) =>
    tx
      .selectFrom('booking')
      .select('id')
      .where('agency_id', '=', caller.agency.id)
      .where('product', '=', product)
      .where('locator_key', '=', locator.trim().toUpperCase())
      .$if(userId !== null, (query) => query.where(isOf(userId!)))
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.id ?? null;
}
