import { sql } from 'kysely';
import type { Tx } from '@/server/db/types';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Services } from '@/server/ports/services';
import { findHolder, isOnFor, lockAccount } from '../ledger/account';
import { rulesOf } from '../payment/terms';
import { dueAt, earnedOf, readEarning } from './bookings';
import { earn, takeBack } from './credit';
import { each } from '@/server/jobs/each';

const BATCH = 200;
const DAY_MS = 24 * 60 * 60_000;
/** Longer after its credit a trip is not looked at any more. */
const LOOKED_AFTER_DAYS = 365;

interface Noted {
  readonly booking_id: string;
  readonly user_id: string;
}

const lockEarning = (tx: Tx, agencyId: string, bookingId: string) =>
  tx
    .selectFrom('wallet_earning')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow();

const writeEarning = (tx: Tx, agencyId: string, bookingId: string, set: Record<string, unknown>) =>
  tx
    .updateTable('wallet_earning')
    .set(set)
    .where('agency_id', '=', agencyId)
    .where('booking_id', '=', bookingId)
    .execute();

/** Credits what one trip has earned, once; or drops it, where the trip was given up, or its traveller is gone. */
async function creditOne(
  tx: Tx,
  agency: AgencyRecord,
  { booking_id, user_id }: Noted,
  now: Date,
): Promise<void> {
  const rules = rulesOf(agency);
  const whose = { agencyId: agency.id, userId: user_id };
  const write = (set: Record<string, unknown>) => writeEarning(tx, agency.id, booking_id, set);
  const holder = await findHolder(tx, whose);
  if (!holder) return void (await write({ status: 'dropped' }));
  const account = await lockAccount(tx, whose, agency.pricing.currency, now);
  const noted = await lockEarning(tx, agency.id, booking_id);
  if (noted.status !== 'pending') return;
  const booking = await readEarning(tx, agency.id, booking_id);
  if (!booking || ['cancelled', 'failed'].includes(booking.state))
    return void (await write({ status: 'dropped' }));
  const due = dueAt(booking.ends_at, rules.creditedAfterDays);
  if (due > now) return void (await write({ due_at: due }));
  // Somebody is just giving it up, or the wallet is off: tomorrow.
  if (booking.state !== 'confirmed' || !isOnFor(holder, account, rules))
    return void (await write({ due_at: new Date(now.getTime() + DAY_MS) }));
  const amount = earnedOf(booking.paid, noted.basis_points);
  if (amount > 0)
    await earn(
      tx,
      account,
      { posting: `earned:${booking_id}`, move: 'earned', amount, bookingId: booking_id },
      rules,
      now,
    );
  await write({ status: 'credited', earned_minor: amount, credited_at: now });
}

/** Credits the trips that are over for long enough. */
export async function creditDue(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  agency: AgencyRecord,
): Promise<void> {
  const due = await db.withTenant(agency.id, (tx) =>
    tx
      .selectFrom('wallet_earning')
      .select(['booking_id', 'user_id'])
      .where('agency_id', '=', agency.id)
      .where('status', '=', 'pending')
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(BATCH)
      .execute(),
  );
  await each(due, (noted) => db.withTenant(agency.id, (tx) => creditOne(tx, agency, noted, clock.now())));
}

/** Takes back what a trip had earned that was given back afterwards: all of it, or in proportion. */
export async function takeBackReturned(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  agency: AgencyRecord,
): Promise<void> {
  const since = new Date(clock.now().getTime() - LOOKED_AFTER_DAYS * DAY_MS);
  const { rows } = await db.withTenant(agency.id, (tx) =>
    sql<Noted>`select earning.booking_id, earning.user_id from wallet_earning earning
      join booking on booking.agency_id = earning.agency_id and booking.id = earning.booking_id
      where earning.agency_id = ${agency.id} and earning.status = 'credited' and earning.credited_at >= ${since}
        and earning.taken_back_minor < earning.earned_minor
        and (booking.state = 'cancelled' or booking.refunded_minor > 0)`.execute(tx),
  );
  await each(rows, ({ booking_id, user_id }) =>
    db.withTenant(agency.id, async (tx) => {
      const now = clock.now();
      const whose = { agencyId: agency.id, userId: user_id };
      const account = await lockAccount(tx, whose, agency.pricing.currency, now);
      const { basis_points, earned_minor, taken_back_minor } = await lockEarning(tx, agency.id, booking_id);
      const booking = await readEarning(tx, agency.id, booking_id);
      if (!booking) return;
      const stays = booking.state === 'cancelled' ? 0 : earnedOf(booking.paid, basis_points);
      const amount = earned_minor - taken_back_minor - stays;
      if (amount <= 0) return;
      const posting = `taken-back:${booking_id}:${taken_back_minor}`;
      await takeBack(tx, account, { posting, bookingId: booking_id, amount }, now);
      await writeEarning(tx, agency.id, booking_id, { taken_back_minor: taken_back_minor + amount });
    }),
  );
}
