import { sql } from 'kysely';
import { json } from '@/server/db/json';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Services } from '@/server/ports/services';
import { earnedOn, REWARD_WALLET } from '../../contract/application';
import { accountsOf, findHolder, isOnFor } from '../ledger/account';
import { rulesOf } from '../payment/terms';
import { dueAt, EARNING, type Earning, earnedOf } from './bookings';

const BATCH = 200;
/** Reservations are paid and confirmed within that time of being made. */
const CONFIRMED_WITHIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Between two looks. */
export const ROUND_MS = 60_000;

const firstSince = (clock: Services['clock']) => new Date(clock.now().getTime() - ROUND_MS);

/** Notes of all agencies at once, before anybody can book, since when they have it; the round forgets those that do not. */
export const noteSince = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  db.asSystem((tx) =>
    sql`insert into wallet_agency (agency_id, since)
      select id, ${firstSince(clock)} from agency where settings -> 'applications' @> ${json([REWARD_WALLET])}
      on conflict do nothing`.execute(tx),
  );

/** Since when the agency has it, noted the first time that somebody looks; what was booked since the look before counts. */
export const sinceOf = ({ db, clock }: Pick<Services, 'db' | 'clock'>, agencyId: string): Promise<Date> =>
  db.withTenant(agencyId, async (tx) => {
    await tx
      .insertInto('wallet_agency')
      .values({ agency_id: agencyId, since: firstSince(clock) })
      .onConflict((twice) => twice.doNothing())
      .execute();
    const row = await tx
      .selectFrom('wallet_agency')
      .select('since')
      .where('agency_id', '=', agencyId)
      .executeTakeFirstOrThrow();
    return row.since;
  });

/** Notes what bookings that are confirmed since then will earn, by the rules of now. Whose wallet is off earns nothing of them. */
export async function noteBookings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  agency: AgencyRecord,
  since: Date,
): Promise<void> {
  const rules = rulesOf(agency);
  await db.withTenant(agency.id, async (tx) => {
    const now = clock.now();
    const oldest = new Date(now.getTime() - CONFIRMED_WITHIN_DAYS * DAY_MS);
    const { rows } = await sql<Earning>`select ${EARNING} from booking
      where agency_id = ${agency.id} and state = 'confirmed' and created_at >= ${since > oldest ? since : oldest}
        and not exists (select 1 from wallet_earning noted
          where noted.agency_id = booking.agency_id and noted.booking_id = booking.id)
      order by created_at limit ${BATCH}`.execute(tx);
    for (const { id, product, user_id, ends_at, paid } of rows) {
      const whose = { agencyId: agency.id, userId: user_id };
      const holder = await findHolder(tx, whose);
      const account = await accountsOf(tx, whose).executeTakeFirst();
      const earns = holder !== null && isOnFor(holder, account, rules);
      const basisPoints = earnedOn(product, rules);
      await tx
        .insertInto('wallet_earning')
        .values({
          ...{ agency_id: agency.id, booking_id: id, user_id, basis_points: basisPoints, created_at: now },
          ...{ status: earns ? 'pending' : 'dropped', due_at: dueAt(ends_at, rules.creditedAfterDays) },
          expected_minor: earns ? earnedOf(paid, basisPoints) : 0,
        })
        // Another process was faster.
        .onConflict((twice) => twice.doNothing())
        .execute();
    }
  });
}
