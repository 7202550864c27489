import { type Told, told } from '@/core/contract/refusal';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import type { Change } from '../changes/change';
import { keys } from '../outside/keys';
import type { BookingRow } from '../tables';
import type { LookupOutcome, SupplierOrder, SupplierOutcome } from '../../ports/booking';
import type { TroubleFacts } from '../../ports/trouble';
import { enterVoiding } from './settle';
import {
  absenceOf,
  backOff,
  minutesSince,
  minutesSinceWritten,
  saying,
  SAYING_NOTHING,
  unknownChange,
  whyOf,
  type Step,
  type StepContext,
} from './context';
import { withNotice } from './notice';
import { fail, START_WITHIN_MINUTES, TOO_LATE } from './reprice';
import { restReserved } from './reserve';

/** An order may still be on its way for as long as a supplier may think about it. */
const IN_FLIGHT_MINUTES = 2.5;
/** An order that seems lost is sent again for as long as the traveller may still be waiting for it. */
const SEND_AGAIN_MINUTES = 10;
/** After this long, an order that the supplier has never heard of is not on its way any more. */
export const ABSENT_MINUTES = 30;
export const NEVER_ARRIVED = told(bookingRefusals.notMade);

/** Booked without a payment, and not to be paid later: its payer pays at the place. */
export const isPaidThere = ({ is_hold, total_minor }: Pick<BookingRow, 'is_hold' | 'total_minor'>): boolean =>
  is_hold && total_minor === 0;

export const orderOf = (row: BookingRow): SupplierOrder => ({
  reference: keys.order(row),
  offerRef: row.offer_ref,
  offer: row.offer,
  net: row.price.staff.wholesale,
  request: row.request,
  ...(row.is_hold && !isPaidThere(row) ? { hold: true } : {}),
});

/** No money is held for a reservation, so there is nothing to let go of. */
export const giveUp = (row: BookingRow, failure: string, why: Told): Change =>
  row.is_hold
    ? fail(failure, why)
    : { to: ['voiding'], set: { failure, ...saying(why) }, ...enterVoiding(row) };

/** A supplier that thinks about an order for days is asked this often. */
const ANSWER_ASKED_MS = 15 * 60_000;

/** The money is held for some days only: an order that is still open then is given up in time, and not booked without money. */
const HOLD_ENDS_BEFORE_MS = 2 * 60 * 60_000;

/** Milliseconds until an order that its supplier has not answered has to be given back. */
const heldFor = ({ held_until }: Pick<BookingRow, 'held_until'>, now: Date): number =>
  held_until === null ? Infinity : held_until.getTime() - HOLD_ENDS_BEFORE_MS - now.getTime();

/**
 * An open order is given up before the money for it is let go of: whoever looks for it later finds it as a stray, and gives it
 * back (INV-3).
 */
function outlasted(row: BookingRow): Change {
  const { set, ...change } = giveUp(row, 'hold-over', told(bookingRefusals.holdOver));
  const ref = row.supplier_ref ?? row.stray?.order?.ref ?? null;
  return {
    ...change,
    set: {
      ...set,
      supplier_ref: null,
      stray: { ...row.stray, order: { ref } },
      absences: 0,
      absent_at: null,
    },
    events: [...(change.events ?? []), { type: 'hold-over' }],
  };
}

/** Nobody is called for an order that its supplier still has time to answer. */
function pendingChange(
  row: BookingRow,
  { supplierRef, status, answersBy }: Extract<SupplierOutcome, { kind: 'pending' }>,
  now: Date,
): Change {
  // What was told first stands: a supplier that counts anew each time would be waited for without end.
  const by = row.answers_by ?? (answersBy === undefined ? null : new Date(answersBy));
  const set = { supplier_ref: supplierRef ?? row.supplier_ref };
  if (!by || by <= now) return { set, unresolved: true, waitMs: backOff(row) };
  return {
    set: { ...set, answers_by: by, product_status: status ?? null },
    unresolved: false,
    waitMs: Math.max(0, Math.min(ANSWER_ASKED_MS, by.getTime() - now.getTime(), heldFor(row, now))),
  };
}

/** The supplier does not know the order: it is waited for, sent again, and in the end given up. */
function absentChange(row: BookingRow, now: Date): Change {
  if (row.stray?.order?.ref)
    return unknownChange(row, 'order', { message: `The supplier has confirmed ${row.stray.order.ref}` });
  const { set, isCertain, waitMs } = absenceOf(row, now);
  const waited = minutesSinceWritten(row.ordered_at ?? row.created_at, now);
  const isLate = waited > ABSENT_MINUTES;
  if (isCertain && isLate) return giveUp(row, 'never-arrived', NEVER_ARRIVED);
  const isKnown = row.state === 'supplier-unknown';
  const sinceFirst = minutesSinceWritten(row.unresolved_since ?? row.created_at, now);
  if (isKnown && !isLate && waited > IN_FLIGHT_MINUTES && sinceFirst <= SEND_AGAIN_MINUTES)
    // The same reference: a supplier that had it after all answers with what it did then.
    return {
      to: ['ordering'],
      events: [{ type: 'absent' }],
      set: { ordered_at: now, absences: 0, absent_at: null },
      announces: 'order',
    };
  return {
    ...(isKnown ? {} : { to: ['supplier-unknown'] }),
    events: [{ type: 'absent' }],
    set,
    unresolved: true,
    waitMs,
  };
}

/** The event that a refused order leaves for staff, named by what the refusal means. */
const refusedAs = ({ meaning }: TroubleFacts): string => `order-refused.${meaning}`;

/** What the supplier's answer means for the booking; `absent` decides by how long ago it was asked. */
function settle(row: BookingRow, outcome: LookupOutcome, { now }: StepContext): Change {
  switch (outcome.kind) {
    case 'booked': {
      const known = {
        supplier_ref: outcome.supplierRef,
        locator: outcome.locator,
        product_status: outcome.status,
        details: outcome.details,
        ...SAYING_NOTHING,
      };
      if (isPaidThere(row)) return { to: ['booked', 'captured'], set: known, announces: 'mail' };
      if (row.is_hold) {
        // A supplier that names no limit promises nothing, so nothing is kept.
        const until = outcome.holdUntil ? new Date(outcome.holdUntil) : now();
        const rest = restReserved({ hold_until: until }, now(), { ...known, hold_until: until });
        return { ...rest, to: ['booked', 'reserved'] };
      }
      return {
        to: ['booked', 'capturing'],
        set: known,
        announces: 'capture',
        payments: [{ key: keys.capture(row), kind: 'capture', amount: row.total_minor, status: 'sent' }],
      };
    }
    case 'pending': {
      if (row.state === 'supplier-pending' && heldFor(row, now()) <= 0) return outlasted(row);
      const rest = pendingChange(row, outcome, now());
      return row.state === 'supplier-pending' ? rest : { ...rest, to: ['supplier-pending'] };
    }
    case 'rejected':
      return {
        ...giveUp(row, outcome.reason, outcome),
        ...(outcome.trouble ? { events: [{ type: refusedAs(outcome.trouble), data: whyOf(outcome) }] } : {}),
      };
    case 'unknown': {
      const rest = unknownChange(row, 'order', outcome);
      return row.state === 'supplier-unknown' ? rest : { ...rest, to: ['supplier-unknown'] };
    }
    case 'absent':
      return absentChange(row, now());
  }
}

/** Adds the letter to what its traveller does not see happen. */
function telling(row: BookingRow, change: Change, context: StepContext): Change | Promise<Change> {
  const to = change.to?.at(-1);
  if (to === 'reserved') return withNotice('reserved', row, change, context);
  if (to === 'supplier-pending' && change.set?.answers_by && row.answers_by === null)
    return withNotice('submitted', row, change, context);
  if ((to === 'voiding' || to === 'failed') && row.answers_by !== null)
    return withNotice('refused', row, change, context);
  return change;
}

async function lookUp(row: BookingRow, context: StepContext): Promise<Change> {
  const asked = await context.outside('lookup', (signal) => context.product.lookup(orderOf(row), { signal }));
  return telling(
    row,
    settle(
      row,
      'answer' in asked ? asked.answer : { kind: 'unknown', message: asked.trouble.message },
      context,
    ),
    context,
  );
}

/** Orders once. Whoever finds a booking here later cannot know whether that call left, and looks it up. */
export const orderStep: Step = {
  call: 'order',
  async run(row, context) {
    if (!context.first) return lookUp(row, context);
    if (minutesSince(row.created_at, context.now()) > START_WITHIN_MINUTES && row.unresolved_since === null)
      return giveUp(row, 'too-late', TOO_LATE);
    const asked = await context.outside(
      'order',
      (signal) => context.product.book(orderOf(row), { signal }),
      (outcome) => context.later.order(row, 'supplierRef' in outcome ? (outcome.supplierRef ?? null) : null),
    );
    return telling(
      row,
      settle(
        row,
        'answer' in asked ? asked.answer : { kind: 'unknown', message: asked.trouble.message },
        context,
      ),
      context,
    );
  },
};

export const lookUpStep: Step = { call: 'lookup', run: lookUp };
