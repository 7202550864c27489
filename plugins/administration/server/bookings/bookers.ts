import { sql } from 'kysely';
import type { BookedBy } from '@/core/contract';
import { isMeant } from '@/server/accounts/found/find-people';
import { bookingsSeenBy, WAS_MADE } from '@/server/booking/lists/agency-list';
import type { Caller } from '@/server/ports/booking';
import type { Tx } from '@/server/db/types';
import { isUuid } from '@/server/http/uuid';

const MOST = 12;

/** People whose bookings of a product the caller may see, by what their name, address or number holds (R381). */
export async function bookersOf(
  tx: Tx,
  caller: Caller,
  product: string,
  { searchString, userId }: { searchString?: string | undefined; userId?: string | undefined },
): Promise<BookedBy[]> {
  if (userId !== undefined && !isUuid(userId)) return [];
  const words = (searchString ?? '').trim();
  const name = sql<string>`trim(app_user.first_name || ' ' || app_user.last_name)`;
  return tx
    .selectFrom('app_user')
    .where('app_user.agency_id', '=', caller.agency.id)
    .where((eb) =>
      eb.exists(
        bookingsSeenBy(tx, caller, [product])
          .where(WAS_MADE)
          .where(sql<boolean>`(booking.user_id = app_user.id or booking.account_id = app_user.id)`)
          .select('booking.id'),
      ),
    )
    .$if(userId !== undefined, (query) => query.where('app_user.id', '=', userId!))
    .$if(words !== '', (query) => query.where(isMeant(words)))
    .select(['app_user.id as userId', name.as('name'), 'app_user.email'])
    .orderBy('name')
    .orderBy('app_user.email')
    .limit(MOST)
    .execute();
}
