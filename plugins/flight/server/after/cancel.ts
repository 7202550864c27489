import type { Money } from '@/core/contract';
import type { BookingRecord, Caller } from '@/server/ports/booking';
import { conflict, HttpError } from '@/server/error';
import type { Services } from '@/server/ports/services';
import { asking } from '@/server/supplier/errors';
import type { CancelKind, CancelTerms } from '../../contract';
import { houseOf } from '../supplier/suppliers';
import { findFlight } from './find';

/** How long terms that were shown count as accepted by a call that cannot carry them. */
const SHOWN_FOR_MS = 15 * 60_000;
export const CANCELLED = 'Flight cancelled successfully';
/** What suppliers say of a cancellation whose end is not known, in the words of the catalogue. */
const UNKNOWN_ENDS = ['Flight cancellation failed', 'Update refund status failed'];

async function kindOf(
  services: Services,
  caller: Caller,
  record: BookingRecord,
): Promise<{ kind: CancelKind; voidUntil: string | null }> {
  if (record.stage === 'reserved' || !record.supplierRef) return { kind: 'withdraw', voidUntil: null };
  const supplier = houseOf(services);
  const { kind, voidUntil } = await asking(() =>
    supplier.cancelPenalty(record.supplierRef!, { signal: caller.signal }),
  );
  return { kind, voidUntil };
}

/** What a cancellation costs now; remembered as shown to this user. Throws HttpError 404, 409 and 502. */
export async function quoteCancel(
  services: Services,
  caller: Caller,
  bookingId: string,
): Promise<CancelTerms> {
  const record = await findFlight(services, caller, bookingId);
  if (record.stage !== 'confirmed' && record.stage !== 'reserved')
    throw conflict('This booking cannot be cancelled now');
  const terms = await services.bookings.cancelPenalty(caller, record.id);
  const { kind, voidUntil } = await kindOf(services, caller, record);
  const expiresAt = new Date(services.clock.now().getTime() + SHOWN_FOR_MS);
  const shown = {
    penalty_minor: terms.penalty.amount,
    currency: terms.penalty.currency,
    expires_at: expiresAt,
  };
  await services.db.withTenant(caller.agency.id, (tx) =>
    tx
      .insertInto('flight_cancel_terms')
      .values({ agency_id: caller.agency.id, booking_id: record.id, user_id: caller.user.id, ...shown })
      .onConflict((conflictOf) =>
        conflictOf.columns(['agency_id', 'booking_id', 'user_id']).doUpdateSet(shown),
      )
      .execute(),
  );
  return {
    bookingId: record.id,
    vmid: record.id,
    kind,
    ...terms,
    voidUntil,
    expiresAt: expiresAt.toISOString(),
  };
}

/** The penalty that was shown to this user a short while ago. */
async function shownPenalty(services: Services, caller: Caller, record: BookingRecord): Promise<Money> {
  const row = await services.db.withTenant(caller.agency.id, (tx) =>
    tx
      .selectFrom('flight_cancel_terms')
      .selectAll()
      .where('agency_id', '=', caller.agency.id)
      .where('booking_id', '=', record.id)
      .where('user_id', '=', caller.user.id)
      .where('expires_at', '>', services.clock.now())
      .executeTakeFirst(),
  );
  if (!row)
    throw new HttpError(
      409,
      'PENALTY_CHANGED',
      'The cancellation terms have changed. Please check them again.',
    );
  return { amount: row.penalty_minor, currency: row.currency };
}

/**
 * Cancels for traveller and agency alike (G03). Returns the booking only when the supplier has agreed; whatever else
 * happened is thrown, and the booking keeps its true status (G06). `accepted` null: the terms that were shown last.
 */
export async function cancelFlight(
  services: Services,
  caller: Caller,
  record: BookingRecord,
  accepted: Money | null,
): Promise<BookingRecord> {
  if (['cancelled', 'refunding'].includes(record.stage))
    throw conflict('This booking has already been cancelled');
  const penalty = accepted ?? (await shownPenalty(services, caller, record));
  const progress = await services.bookings.cancel(caller, record.id, penalty);
  const after = await findFlight(services, caller, record.id);
  if (progress.state === 'cancelled') {
    await closeChanges(services, caller.agency.id, record.id);
    return after;
  }
  const last = after.events.findLast(({ type }) => type === 'unknown.cancel' || type === 'unknown.withdraw');
  const why = (last?.data as { why?: string } | undefined)?.why ?? '';
  throw new HttpError(
    502,
    'UPSTREAM_FAILED',
    UNKNOWN_ENDS.includes(why) ? why : 'Flight cancellation failed',
  );
}

/** A cancelled booking waits for no answer about its schedule any more. */
async function closeChanges(services: Services, agencyId: string, bookingId: string): Promise<void> {
  await services.db.withTenant(agencyId, (tx) =>
    tx
      .updateTable('flight_schedule_change')
      .set({ state: 'cancelled', answered_at: services.clock.now() })
      .where('agency_id', '=', agencyId)
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'action-needed')
      .execute(),
  );
}
