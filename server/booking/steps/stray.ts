import type { AuthoriseOutcome } from '../../ports/payment';
import type { LookupOutcome } from '../../ports/booking';
import type { Change } from '../changes/change';
import { keys } from '../outside/keys';
import type { BookingRow, Stray } from '../tables';
import { absenceOf, LONG_WAIT_MS, minutesSinceWritten, unknownChange, type Step } from './context';
import { ABSENT_MINUTES, orderOf } from './order';

type Kind = keyof Stray;

/** There is nothing more of this kind outside. */
function cleared(row: BookingRow, kind: Kind, why: string): Change {
  const { order, payment } = row.stray ?? {};
  const left: Stray | null = kind === 'order' ? (payment ? { payment } : null) : order ? { order } : null;
  return {
    set: { stray: left, absences: 0, absent_at: null },
    events: [{ type: `stray-${kind}-${why}`, data: { ref: row.stray?.[kind]?.ref } }],
    unresolved: false,
  };
}

/** It has a name, and is given back by it next. */
const found = (row: BookingRow, kind: Kind, ref: string): Change => ({
  set: { stray: { ...row.stray, [kind]: { ...row.stray?.[kind], ref } } },
  events: [{ type: `stray-${kind}-found`, data: { ref } }],
});

/** Books lag: that there is nothing counts when it was seen several times, and when no order can be on its way any more. */
function absent(row: BookingRow, kind: Kind, now: Date): Change {
  const { set, isCertain, waitMs } = absenceOf(row, now);
  const isOnItsWay =
    kind === 'order' && minutesSinceWritten(row.ordered_at ?? row.created_at, now) <= ABSENT_MINUTES;
  return isCertain && !isOnItsWay
    ? cleared(row, kind, 'absent')
    : { set, events: [{ type: 'absent' }], unresolved: false, waitMs };
}

/** It is the booking's own after all: whoever drove it has learnt of it by asking. */
const ownAfterAll = (kind: Kind): Step => ({
  call: null,
  run: async (row) => cleared(row, kind, 'known'),
});

const unknown = (asked: { trouble: Error }) => ({ kind: 'unknown', message: asked.trouble.message }) as const;

/** Nobody heard what became of an order that left after the booking was taken over. */
const askForOrder: Step = {
  call: 'lookup',
  async run(row, { outside, product, now }) {
    const asked = await outside('lookup', (signal) => product.lookup(orderOf(row), { signal }));
    const outcome: LookupOutcome = 'answer' in asked ? asked.answer : unknown(asked);
    if (outcome.kind === 'booked') return found(row, 'order', outcome.supplierRef);
    if (outcome.kind === 'pending' && outcome.supplierRef) return found(row, 'order', outcome.supplierRef);
    if (outcome.kind === 'rejected') return cleared(row, 'order', 'rejected');
    if (outcome.kind === 'absent') return absent(row, 'order', now());
    return unknownChange(row, 'lookup', 'message' in outcome ? outcome : { message: 'pending' });
  },
};

/** Gives an order back to the supplier that was confirmed after the booking had ended without it (INV-3). */
const giveBackOrder: Step = {
  call: 'release',
  async run(row, { outside, product }) {
    const ref = row.stray?.order?.ref ?? '';
    const asked = await outside('release', (signal) => product.cancel(ref, keys.strayOrder(row), { signal }));
    const outcome = 'answer' in asked ? asked.answer : unknown(asked);
    if (outcome.kind === 'unknown') return unknownChange(row, 'release', outcome);
    if (outcome.kind === 'cancelled') return cleared(row, 'order', 'cancelled');
    return {
      events: [{ type: 'release-refused', data: { why: outcome.message, ref } }],
      set: { refusals: row.refusals + 1 },
      unresolved: true,
      waitMs: LONG_WAIT_MS,
      raise: `the supplier refuses to take back ${ref}, which was ordered and came too late: ${outcome.message}`,
    };
  },
};

/** Nobody heard what became of a payment that was asked for after the booking was taken over. */
const askForPayment: Step = {
  call: 'payment-lookup',
  async run(row, { outside, payments, now }) {
    const asked = await outside('payment-lookup', () => payments.lookup(row.stray?.payment?.key ?? ''));
    const outcome: AuthoriseOutcome | { kind: 'absent' } = 'answer' in asked ? asked.answer : unknown(asked);
    if (outcome.kind === 'authorised' || outcome.kind === 'action-required')
      return found(row, 'payment', outcome.paymentRef);
    if (outcome.kind === 'declined') return cleared(row, 'payment', 'declined');
    if (outcome.kind === 'absent') return absent(row, 'payment', now());
    return unknownChange(row, 'payment-lookup', outcome);
  },
};

/** Lets go of money that was held after the booking had ended without it (INV-2). */
const letGoOfPayment: Step = {
  call: 'void',
  async run(row, { outside, payments }) {
    const ref = row.stray?.payment?.ref ?? '';
    const key = keys.strayPayment(row);
    const asked = await outside('void', (signal) => payments.void(ref, { idempotencyKey: key, signal }));
    const outcome = 'answer' in asked ? asked.answer : unknown(asked);
    if (outcome.kind === 'unknown') return unknownChange(row, 'void', outcome);
    const entry = { key, kind: 'void' as const, amount: row.total_minor, paymentRef: ref };
    if (outcome.kind === 'done')
      return { ...cleared(row, 'payment', 'voided'), payments: [{ ...entry, status: 'done' }] };
    return {
      events: [{ type: 'void-refused', data: { why: outcome.message, ref } }],
      set: { refusals: row.refusals + 1 },
      payments: [{ ...entry, status: 'refused' }],
      unresolved: true,
      waitMs: LONG_WAIT_MS,
      raise: `the gateway refuses to release ${ref}, which was authorised and came too late: ${outcome.message}`,
    };
  },
};

/** What moves on a booking that has ended and of which something is left outside. */
export function strayStep({ stray, supplier_ref, payment_ref }: BookingRow): Step {
  const order = stray?.order;
  if (order) {
    if (order.ref === null) return supplier_ref === null ? askForOrder : ownAfterAll('order');
    return order.ref === supplier_ref ? ownAfterAll('order') : giveBackOrder;
  }
  const ref = stray?.payment?.ref ?? null;
  if (ref === null) return askForPayment;
  return ref === payment_ref ? ownAfterAll('payment') : letGoOfPayment;
}
