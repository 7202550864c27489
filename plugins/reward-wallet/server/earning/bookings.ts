import { sql } from 'kysely';
import type { Tx } from '@/server/db/types';

/** A booking as far as it earns. */
export interface Earning {
  readonly id: string;
  readonly product: string;
  readonly state: string;
  /** Whose trip it is. */
  readonly user_id: string;
  /** Local to where the trip ends. */
  readonly ends_at: string;
  /** What was paid for it by other means than the wallet and not returned, in minor units. */
  readonly paid: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** What of a payment is earned, in minor units, rounded down. */
export const earnedOf = (paid: number, basisPoints: number): number =>
  Number((BigInt(Math.max(0, paid)) * BigInt(basisPoints)) / 10_000n);

/** So many days after the last day of a trip, wherever it ends: the first moment of the next one, UTC. */
export function dueAt(endsAt: string, days: number): Date {
  const [year, month, day] = endsAt.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1, day!) + (days + 1) * DAY_MS);
}

/** Columns of an `Earning`. What came out of wallets earns nothing. */
export const EARNING = sql<Earning>`booking.id, booking.product, booking.state, booking.account_id as user_id,
  booking.ends_at, (booking.charged_minor - booking.refunded_minor - coalesce((
    select sum(paid.amount_minor - paid.refunded_minor) from wallet_payment paid
    where paid.agency_id = booking.agency_id and paid.booking_id = booking.id and paid.status = 'captured'), 0))::bigint as paid`;

export async function readEarning(tx: Tx, agencyId: string, bookingId: string): Promise<Earning | null> {
  const { rows } = await sql<Earning>`select ${EARNING} from booking
    where agency_id = ${agencyId} and id = ${bookingId}`.execute(tx);
  return rows[0] ?? null;
}
