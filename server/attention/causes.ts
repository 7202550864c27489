import { sql } from 'kysely';
import type { AttentionKind } from '@/core/contract/attention';
import { AT_SUPPLIER, isSettled, type State } from '../booking/states';
import type { BookingRow, Stray } from '../booking/tables';
import '../db/tables';
import type { Tx } from '../db/types';
import type { Cause } from './points';

/** A letter waits this long for its mail server before somebody is told. */
export const UNDELIVERED_AFTER_MS = 30 * 60_000;
/** Somebody is told of a reservation that nobody has paid this long before it ends. */
export const LAPSING_BEFORE_MS = 3 * 60 * 60_000;
/** An agency whose mail server is away has many; the oldest say as much as all. */
const MOST_LETTERS = 500;

/** What is wrong with a booking for which a person was called follows from where it stands. */
const KIND_OF: Readonly<Partial<Record<State, AttentionKind>>> = {
  authorising: 'payment-in-doubt',
  'action-required': 'payment-in-doubt',
  capturing: 'payment-in-doubt',
  voiding: 'money-not-released',
  unpaying: 'money-not-released',
  refunding: 'money-not-returned',
  releasing: 'order-not-given-back',
  withdrawing: 'order-not-given-back',
  cancelling: 'order-not-given-back',
  confirmed: 'confirmation-missing',
};

/** Of an order without a name nobody knows whether it is there. */
const leftOutside = ({ order }: Stray): AttentionKind =>
  order ? (order.ref === null ? 'order-in-doubt' : 'order-unowned') : 'money-not-released';

/** What was left outside when a booking had ended without it, or where it stands, says what is wrong with it. */
const kindOf = ({
  state,
  stray,
  return_stage,
}: Pick<BookingRow, 'state' | 'stray' | 'return_stage'>): AttentionKind => {
  if (isSettled(state) && stray) return leftOutside(stray);
  return return_stage === 'came-back' ? 'refund-came-back' : (KIND_OF[state] ?? 'order-in-doubt');
};

/** While money is held for an order, it ends when the hold does. */
const endOf = ({ state, held_until }: Pick<BookingRow, 'state' | 'held_until'>): Date | null =>
  AT_SUPPLIER.includes(state) || state === 'capturing' ? held_until : null;

/** Bookings for which the engine has called a person. */
export async function raisedBookings(tx: Tx): Promise<Cause[]> {
  const rows = await tx
    .selectFrom('booking')
    .where('raised_at', 'is not', null)
    // What the traveller has in hand by now, nobody has to send again.
    .where(
      sql<boolean>`(state <> 'confirmed' or stray is not null or not exists (select 1 from mail where mail.agency_id = booking.agency_id
        and mail.booking_id = booking.id and mail.created_at > booking.raised_at))`,
    )
    .select([
      'agency_id',
      'id',
      'state',
      'stray',
      'return_stage',
      'held_until',
      'currency',
      'held',
      'total_minor',
      'refund_minor',
      'raised_at',
      'unresolved_since',
      sql<
        string | null
      >`(select data ->> 'why' from booking_event where booking_event.agency_id = booking.agency_id
        and booking_event.booking_id = booking.id and (type like '%-refused%' or type like 'unknown.%' or type in ('refund-failed', 'void-failed'))
        order by seq desc limit 1)`.as('said'),
    ])
    .execute();
  return rows.map((row) => {
    const amount = row.state === 'refunding' ? row.refund_minor : row.held ? row.total_minor : null;
    return {
      agencyId: row.agency_id,
      kind: kindOf(row),
      subject: row.id,
      bookingId: row.id,
      facts: {
        state: row.state,
        since: (row.unresolved_since ?? row.raised_at!).toISOString(),
        ...(row.said ? { said: row.said } : {}),
        ...(endOf(row) ? { until: endOf(row)!.toISOString() } : {}),
        ...(amount === null ? {} : { amount, currency: row.currency }),
      },
    };
  });
}

/** Reservations that nobody has paid and that end soon. */
export async function lapsingHolds(tx: Tx, now: Date): Promise<Cause[]> {
  const rows = await tx
    .selectFrom('booking')
    .where('state', '=', 'reserved')
    .where('hold_until', '>', now)
    .where('hold_until', '<=', new Date(now.getTime() + LAPSING_BEFORE_MS))
    .select(['agency_id', 'id', 'hold_until', 'currency', 'accepted_minor'])
    .execute();
  return rows.map((row) => ({
    agencyId: row.agency_id,
    kind: 'hold-lapsing',
    subject: row.id,
    bookingId: row.id,
    facts: { until: row.hold_until!.toISOString(), amount: row.accepted_minor, currency: row.currency },
  }));
}

/** Letters that no mail server has taken for a while, and those that one refuses for good. */
export async function undeliveredLetters(tx: Tx, now: Date): Promise<Cause[]> {
  const rows = await tx
    .selectFrom('mail')
    .where('delivered_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('refusal', 'is not', null),
        eb.and([
          eb('stopped', 'is', null),
          // What its agency may not write yet waits for that, and not for a person.
          eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now)]),
          eb('created_at', '<=', new Date(now.getTime() - UNDELIVERED_AFTER_MS)),
        ]),
      ]),
    )
    .select(['agency_id', 'id', 'booking_id', 'created_at', 'refusal', 'said'])
    .orderBy('created_at')
    .limit(MOST_LETTERS)
    .execute();
  return rows.map((row) => ({
    agencyId: row.agency_id,
    kind: 'letter-undelivered',
    subject: row.id,
    bookingId: row.booking_id,
    facts: {
      since: row.created_at.toISOString(),
      ...(row.refusal ? { refusal: row.refusal } : {}),
      ...(row.said ? { said: row.said } : {}),
    },
  }));
}
