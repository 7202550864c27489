import type { Tx } from '../../db/types';
import '../../accounts/tables';
import '../../searches/tables';
import type { TripSummary } from '@/core/contract';
import { readDevice } from '../device';
import '../recent-searches';
import { travelersOf } from '../travelers';

interface Person {
  readonly agencyId: string;
  readonly userId: string;
}

/** Everything that is kept of somebody, but for what would open the account: tokens, hashes and secrets. */
export async function collectOwnData(
  tx: Tx,
  { agencyId, userId }: Person,
  trips: readonly TripSummary[],
): Promise<Record<string, unknown>> {
  const person = await tx
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name', 'phone', 'picture', 'home_airport', 'street_address'])
    .select(['city', 'state', 'zip_code', 'country', 'user_type', 'status', 'language', 'login_count'])
    .select(['email_verified', 'created_at'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await tx
    .selectFrom('session')
    .select(['user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const offeredAgain = await tx
    .selectFrom('recent_search')
    .select(['product', 'criteria', 'searched_at'])
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .orderBy('searched_at')
    .execute();
  const noted = await tx
    .selectFrom('search_log')
    .select(['product', 'location', 'from_date', 'to_date', 'searched_at'])
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .orderBy('searched_at')
    .execute();
  const ordered = await tx
    .selectFrom('booking')
    .select(['id', 'request', 'contact_email', 'cancel_reason', 'language'])
    .where('agency_id', '=', agencyId)
    .where('account_id', '=', userId)
    .execute();
  const payments = await tx
    .selectFrom('payment')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.agency_id', '=', 'payment.agency_id')
        .onRef('booking.id', '=', 'payment.booking_id'),
    )
    .select(['payment.booking_id', 'payment.kind', 'payment.status', 'payment.amount_minor'])
    .select(['payment.currency', 'payment.card', 'payment.created_at'])
    .where('payment.agency_id', '=', agencyId)
    .where('booking.account_id', '=', userId)
    .orderBy('payment.created_at')
    .execute();
  const letters = await tx
    .selectFrom('mail')
    .select(['subject', 'body', 'created_at', 'delivered_at', 'is_secret'])
    .where('agency_id', '=', agencyId)
    .where('recipient', '=', person.email)
    .orderBy('created_at')
    .execute();
  const done = await tx
    .selectFrom('audit_log')
    .select(['action', 'at'])
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const factor = await tx
    .selectFrom('second_factor')
    .select('confirmed_at')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    profile: { ...person, secondFactorSince: factor?.confirmed_at ?? null },
    savedTravelers: await travelersOf(tx, agencyId, userId),
    devices: sessions.map(({ user_agent, ...session }) => ({ ...readDevice(user_agent), ...session })),
    searches: { offeredAgain, noted },
    bookings: trips.map((trip) => {
      const { id: _, ...order } = ordered.find(({ id }) => id === trip.bookingId) ?? { id: '' };
      return {
        ...trip,
        ordered: order,
        payments: payments.filter(({ booking_id }) => booking_id === trip.bookingId),
      };
    }),
    // A letter with a link that opens the account names its subject only.
    letters: letters.map(({ is_secret, body, ...letter }) => ({ ...letter, text: is_secret ? null : body })),
    done,
  };
}
