import { sql } from 'kysely';
import type { SiteSettings } from '@/core/contract';
import { isComing } from '../booking/lists/over';
import { WAS_MADE } from '../booking/lists/agency-list';
import type { Tx } from '../db/types';

/** How many bookings an agency has of each product, and how many of them are neither over nor cancelled. */
export async function bookingsByProduct(
  tx: Tx,
  agencyId: string,
  now: Date,
): Promise<SiteSettings['bookings']> {
  const rows = await tx
    .selectFrom('booking')
    .where('agency_id', '=', agencyId)
    .where(WAS_MADE)
    .select([
      'product',
      (eb) => eb.fn.countAll<number>().as('made'),
      sql<number>`count(*) filter (where ${isComing(now)}
        and booking.state not in ('cancelled', 'refunding', 'voiding', 'failed'))`.as('ahead'),
    ])
    .groupBy('product')
    .execute();
  return Object.fromEntries(
    rows.map(({ product, made, ahead }) => [product, { made: Number(made), ahead: Number(ahead) }]),
  );
}
