import type { Money, Refusal } from '@/core/contract';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { closePoints } from '@/server/attention/points';
import type { Tx } from '@/server/db/types';
import { HttpError } from '@/server/error';
import type { BookingRecord } from '@/server/ports/booking';
import type { Ask } from '@/server/selling/bookable/ask';
import type { Found } from '@/server/selling/bookable/supplier-news';
import type { CancelTerms } from '../../contract';
import { flightRefusals } from '../../contract/refusals';
import { flights } from '../product';

/** How long terms that were shown count as accepted by a call that cannot carry them. */
const SHOWN_FOR_MS = 15 * 60_000;
/** What suppliers say of a cancellation whose end is not known, in the words of the catalogue. */
const UNKNOWN_ENDS = [flightRefusals.cancelUnknown, flightRefusals.refundUnknown];

/** What a cancellation costs now; remembered as shown to this user. Throws HttpError 404, 409 and 502. */
export async function quoteCancel(ask: Ask, bookingId: string): Promise<CancelTerms> {
  const { agency, user, services, tenant } = ask;
  const { record, terms, supplier } = await flights.terms(ask, bookingId);
  const expiresAt = new Date(services.clock.now().getTime() + SHOWN_FOR_MS);
  const shown = {
    penalty_minor: terms.penalty.amount,
    currency: terms.penalty.currency,
    expires_at: expiresAt,
  };
  await tenant((tx) =>
    tx
      .insertInto('flight_cancel_terms')
      .values({ agency_id: agency.id, booking_id: record.id, user_id: user.id, ...shown })
      .onConflict((conflictOf) =>
        conflictOf.columns(['agency_id', 'booking_id', 'user_id']).doUpdateSet(shown),
      )
      .execute(),
  );
  return {
    bookingId: record.id,
    vmid: record.id,
    kind: supplier?.kind ?? 'withdraw',
    ...terms,
    voidUntil: supplier?.voidUntil ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

/** The penalty that was shown to this user a short while ago. */
async function shownPenalty({ agency, user, tenant, services }: Ask, { id }: BookingRecord): Promise<Money> {
  const row = await tenant((tx) =>
    tx
      .selectFrom('flight_cancel_terms')
      .selectAll()
      .where('agency_id', '=', agency.id)
      .where('booking_id', '=', id)
      .where('user_id', '=', user.id)
      .where('expires_at', '>', services.clock.now())
      .executeTakeFirst(),
  );
  if (!row) throw new HttpError(409, 'PENALTY_CHANGED', bookingRefusals.termsChanged);
  return { amount: row.penalty_minor, currency: row.currency };
}

/** What was said of a cancellation whose end is not known, where people know the words. */
function unknownEnd({ events }: BookingRecord): Refusal | undefined {
  const last = events.findLast(({ type }) => type === 'unknown.cancel' || type === 'unknown.withdraw');
  const said = (last?.data as { refusal?: string } | undefined)?.refusal;
  return UNKNOWN_ENDS.find(({ reason }) => reason === said);
}

/** Cancels for traveller and agency alike (G03, G06). `accepted` null: the terms that were shown last. */
export async function cancelFlight(
  ask: Ask,
  record: BookingRecord,
  accepted: Money | null,
): Promise<BookingRecord> {
  flights.requireCancellable(record);
  const after = await flights.cancel(ask, record, {
    accepted: accepted ?? (await shownPenalty(ask, record)),
    unknown: unknownEnd,
  });
  const at = { agencyId: record.agencyId, bookingId: record.id };
  await ask.tenant((tx) => closeChanges(tx, at, ask.services.clock.now()));
  return after;
}

/** A cancelled booking waits for no answer about its schedule any more. */
export async function closeChanges(tx: Tx, { agencyId, bookingId }: Found, now: Date): Promise<void> {
  await closePoints(tx, { agencyId, kind: 'supplier-changed', bookingId }, now);
  await tx
    .updateTable('flight_schedule_change')
    .set({ state: 'cancelled', answered_at: now })
    .where('agency_id', '=', agencyId)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'action-needed')
    .execute();
}
