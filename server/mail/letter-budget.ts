import { sql } from 'kysely';
import { requestRefusals } from '@/core/contract/refusals/request';
import type { Tx } from '../db/types';
import '../db/tables';
import { HttpError } from '../error';

/** Letters in a day that somebody asks for: to one address, and about one booking whatever the addresses. */
const MOST = 10;
const DAY_MS = 24 * 60 * 60_000;

export interface Asked {
  readonly agencyId: string;
  readonly to: string;
  readonly bookingId?: string | undefined;
}

/** Several who ask at once are counted one after the other; bookings before addresses, so that nobody waits in a circle. */
async function inTurn(tx: Tx, { agencyId, to, bookingId }: Asked): Promise<void> {
  for (const key of [bookingId, to])
    if (key)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${agencyId}:${key}`}, 0))`.execute(tx);
}

/** Milliseconds until a letter may be asked for again; 0 when it may now. It holds until the transaction is over. */
export async function askedTooOften(
  tx: Tx,
  asked: Asked,
  { now, factor, most: times = MOST }: { now: Date; factor: number; most?: number | undefined },
): Promise<number> {
  const { agencyId, to, bookingId } = asked;
  await inTurn(tx, asked);
  const most = Math.ceil(times * factor);
  const full = (by: 'recipient' | 'booking_id', value: string) =>
    tx
      .selectFrom('mail')
      .select('created_at')
      .where('agency_id', '=', agencyId)
      .where(by, '=', value)
      .where('is_asked', '=', true)
      .where('created_at', '>', new Date(now.getTime() - DAY_MS))
      .orderBy('created_at', 'desc')
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
  const found = [await full('recipient', to), ...(bookingId ? [await full('booking_id', bookingId)] : [])];
  return Math.max(0, ...found.map((row) => (row ? row.created_at.getTime() + DAY_MS - now.getTime() : 0)));
}

/** It cannot be asked for so soon again. */
export const enoughLetters = (milliseconds = DAY_MS) =>
  new HttpError(429, 'TOO_MANY_REQUESTS', requestRefusals.enoughLetters, {
    headers: { 'retry-after': String(Math.ceil(milliseconds / 1000)) },
  });
