import type { ReturnOutcome } from '../../ports/payment';
import type { Change, PaymentChange } from '../changes/change';
import { keys } from '../outside/keys';
import { isDoneByHand } from '../changes/by-hand';
import { cancelPosting, paidOutside, voidPosting } from '../money/ledger';
import type { BookingRow } from '../tables';
import { cancelNotice, withNotice } from './notice';
import { LONG_WAIT_MS, unknownChange, type Step, type StepContext } from './context';

const HOUR_MS = 60 * 60_000;
/** What the bank has may take days: it is asked about after a minute, then twice as long each time, and no longer than this. */
const UNDER_WAY_ASKED_MS = 6 * HOUR_MS;
const underWayMs = ({ attempts }: Pick<BookingRow, 'attempts'>): number =>
  Math.min(UNDER_WAY_ASKED_MS, 60_000 * 2 ** Math.min(20, Math.max(0, attempts - 1)));
/** What came back is sent anew when a person says so, and never by itself. */
export const CAME_BACK_WAIT_MS = 30 * 24 * HOUR_MS;

const answerOf = (asked: { answer: ReturnOutcome } | { trouble: Error }): ReturnOutcome =>
  'answer' in asked ? asked.answer : { kind: 'unknown', message: asked.trouble.message };

/** What begins to let go of money that was held. */
export const enterVoiding = (row: BookingRow) => ({
  announces: 'void' as const,
  payments: [
    { key: keys.void(row), kind: 'void', amount: row.total_minor, status: 'sent' } satisfies PaymentChange,
  ],
});

/** How long a booking rests whose money came back, until a person has decided. Null: it is to be sent. */
const restingChange = ({ return_stage }: BookingRow): Change | null =>
  return_stage === 'came-back' ? { waitMs: CAME_BACK_WAIT_MS } : null;

/** What it means that money does not go back, or has not yet; `entry` is what was asked for. */
function notBack(
  row: BookingRow,
  outcome: Exclude<ReturnOutcome, { kind: 'done' }>,
  { entry, refused }: { entry: Omit<PaymentChange, 'status'> & { kind: 'void' | 'refund' }; refused: string },
): Change {
  const { kind } = entry;
  const why = outcome.message.slice(0, 300);
  switch (outcome.kind) {
    case 'unknown':
      return unknownChange(row, kind, outcome);
    case 'pending':
      return {
        events: row.return_stage === 'under-way' ? [] : [{ type: `${kind}-under-way`, data: { why } }],
        set: { return_stage: 'under-way' },
        unresolved: false,
        raise: null,
        waitMs: underWayMs(row),
      };
    case 'failed':
      return {
        events: [{ type: `${kind}-failed`, data: { why } }],
        set: { refusals: row.refusals + 1, return_stage: 'came-back' },
        payments: [{ ...entry, status: 'refused' }],
        unresolved: true,
        waitMs: CAME_BACK_WAIT_MS,
        raise: `money that was sent back did not arrive: ${why}`,
      };
    case 'refused':
      return {
        events: [{ type: `${kind}-refused`, data: { why: outcome.message } }],
        set: { refusals: row.refusals + 1 },
        payments: [{ ...entry, status: 'refused' }],
        unresolved: true,
        waitMs: LONG_WAIT_MS,
        raise: `${refused}: ${outcome.message}`,
      };
  }
}

/** Lets go of money that was held, and ends as failed. */
export const voidStep: Step = {
  call: 'void',
  async run(row, { outside, payments }) {
    const postings = row.held ? [voidPosting(row.total_minor, row.pay_attempts)] : [];
    if (isDoneByHand(row)) return { to: ['failed'], set: { return_stage: null }, postings };
    const resting = restingChange(row);
    if (resting) return resting;
    const entry = { key: keys.void(row), kind: 'void' as const, amount: row.total_minor };
    const outcome = answerOf(
      await outside('void', (signal) =>
        payments.void(row.payment_ref ?? '', { idempotencyKey: entry.key, signal }),
      ),
    );
    if (outcome.kind === 'done')
      return {
        to: ['failed'],
        set: { return_stage: null },
        payments: [{ ...entry, status: 'done' }],
        postings,
      };
    return notBack(row, outcome, { entry, refused: 'the gateway refuses to release money' });
  },
};

/** The traveller is told of a cancellation once: when its money has gone back, or is seen to take longer. */
const telling = (row: BookingRow, change: Change, context: StepContext): Change | Promise<Change> =>
  row.return_stage === null ? withNotice(cancelNotice(row), row, change, context) : change;

/** Returns what a cancellation gives back. */
export const refundStep: Step = {
  call: 'refund',
  async run(row, context) {
    const { outside, payments } = context;
    const refund = row.refund_minor ?? 0;
    const posted = cancelPosting(row.price, refund, row.supplier_keeps_minor, row.refusals);
    const ended = { to: ['cancelled'], set: { return_stage: null } } as const;
    if (isDoneByHand(row)) return telling(row, { ...ended, postings: [paidOutside(posted)] }, context);
    const resting = restingChange(row);
    if (resting) return resting;
    const entry = { key: keys.refund(row), kind: 'refund' as const, amount: refund };
    const money = { amount: refund, currency: row.currency };
    const outcome = answerOf(
      await outside('refund', (signal) =>
        payments.refund(row.payment_ref ?? '', money, { idempotencyKey: entry.key, signal }),
      ),
    );
    if (outcome.kind === 'done')
      return telling(
        row,
        { ...ended, payments: [{ ...entry, status: 'done' }], postings: [posted] },
        context,
      );
    const change = notBack(row, outcome, { entry, refused: 'the gateway refuses to return money' });
    return change.set?.return_stage ? telling(row, change, context) : change;
  },
};
