import { sql } from 'kysely';
import { systemTable } from '@/server/db';
import type { Db, Migration } from '@/server/db/types';
import { booksOf } from '@/server/selling/supplier/journal';
import type { ChosenSeat } from '@/plugins/flight/contract';

interface SeatTable {
  segment: string;
  seat: string;
  reference: string;
  created_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    flight_sandbox_seat: SeatTable;
  }
}

/** Who took which seat. A seat of an order that was refused or given back is free again; the row stays. */
export const seatMigration: Migration = {
  id: 'flight-005-sandbox-seat',
  retention: [booksOf('flight_sandbox_seat')],
  sql: `
  create table flight_sandbox_seat (
    segment text not null,
    seat text not null,
    reference text not null,
    created_at timestamptz not null,
    primary key (segment, seat, reference)
  );
  ${systemTable('flight_sandbox_seat')}
  revoke update, delete on flight_sandbox_seat from app_system;
  `,
};

/** How long a seat is kept for an order that is being made. */
const KEPT_MS = 30 * 60_000;

interface Looking {
  /** The order whose own seats do not count. */
  readonly except?: string | undefined;
  readonly now: Date;
}

export interface SeatBook {
  /** Seats that orders have, by segment. */
  taken(segments: readonly string[], looking: Looking): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** Takes all of the seats for an order, or none when somebody else has one of them. */
  take(reference: string, seats: readonly ChosenSeat[], now: Date): Promise<boolean>;
}

export function openSeatBook(db: Db): SeatBook {
  type Tx = Parameters<Parameters<Db['asSystem']>[0]>[0];
  const living = async (tx: Tx, segments: readonly string[], { except, now }: Looking) =>
    segments.length === 0
      ? []
      : tx
          .selectFrom('flight_sandbox_seat as seat')
          .leftJoin('flight_sandbox_order as made', 'made.reference', 'seat.reference')
          .leftJoin('flight_sandbox_cancellation as over', 'over.supplier_ref', 'made.supplier_ref')
          .select(['seat.segment', 'seat.seat'])
          .where('seat.segment', 'in', [...segments])
          .where('seat.reference', '!=', except ?? '')
          .where('over.supplier_ref', 'is', null)
          .where((or) =>
            or.or([
              sql<boolean>`made.record -> 'outcome' ->> 'kind' = 'booked'`,
              or.and([
                or('made.reference', 'is', null),
                or('seat.created_at', '>', new Date(now.getTime() - KEPT_MS)),
              ]),
            ]),
          )
          .execute();
  return {
    taken: (segments, looking) =>
      db.asSystem(async (tx) => {
        const found = new Map<string, Set<string>>();
        for (const { segment, seat } of await living(tx, segments, looking))
          found.set(segment, (found.get(segment) ?? new Set()).add(seat));
        return found;
      }),
    take: (reference, seats, now) =>
      db.asSystem(async (tx) => {
        // One order at a time on a flight, so that two never find the same seat free.
        const segments = [...new Set(seats.map((seat) => seat.segmentId))].sort();
        for (const segment of segments)
          await sql`select pg_advisory_xact_lock(hashtext(${`flight-seat:${segment}`}))`.execute(tx);
        const others = await living(tx, segments, { except: reference, now });
        const isTaken = seats.some(({ segmentId, seat }) =>
          others.some((other) => other.segment === segmentId && other.seat === seat),
        );
        if (isTaken) return false;
        if (seats.length > 0)
          await tx
            .insertInto('flight_sandbox_seat')
            .values(
              seats.map(({ segmentId, seat }) => ({
                segment: segmentId,
                seat,
                reference,
                created_at: now,
              })),
            )
            .onConflict((conflict) => conflict.columns(['segment', 'seat', 'reference']).doNothing())
            .execute();
        return true;
      }),
  };
}
