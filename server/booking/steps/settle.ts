import type { SettleOutcome } from '../../ports/payment';
import type { PaymentChange } from '../changes/change';
import { keys } from '../outside/keys';
import { isDoneByHand } from '../changes/by-hand';
import { cancelPosting, paidOutside, voidPosting } from '../money/ledger';
import type { BookingRow } from '../tables';
import { cancelNotice, withNotice } from './notice';
import { LONG_WAIT_MS, unknownChange, type Step } from './context';

const answerOf = (asked: { answer: SettleOutcome } | { trouble: Error }): SettleOutcome =>
  'answer' in asked ? asked.answer : { kind: 'unknown', message: asked.trouble.message };

/** What begins to let go of money that was held. */
export const enterVoiding = (row: BookingRow) => ({
  announces: 'void' as const,
  payments: [
    { key: keys.void(row), kind: 'void', amount: row.total_minor, status: 'sent' } satisfies PaymentChange,
  ],
});

/** Lets go of money that was held, and ends as failed. */
export const voidStep: Step = {
  call: 'void',
  async run(row, { outside, payments }) {
    if (isDoneByHand(row))
      return { to: ['failed'], postings: row.held ? [voidPosting(row.total_minor, row.pay_attempts)] : [] };
    const key = keys.void(row);
    const outcome = answerOf(
      await outside('void', (signal) =>
        payments.void(row.payment_ref ?? '', { idempotencyKey: key, signal }),
      ),
    );
    if (outcome.kind === 'unknown') return unknownChange(row, 'void', outcome.message);
    const entry = { key, kind: 'void' as const, amount: row.total_minor };
    if (outcome.kind === 'done')
      return {
        to: ['failed'],
        payments: [{ ...entry, status: 'done' }],
        postings: row.held ? [voidPosting(row.total_minor, row.pay_attempts)] : [],
      };
    return {
      events: [{ type: 'void-refused', data: { why: outcome.message } }],
      set: { refusals: row.refusals + 1 },
      payments: [{ ...entry, status: 'refused' }],
      unresolved: true,
      waitMs: LONG_WAIT_MS,
      raise: `the gateway refuses to release money: ${outcome.message}`,
    };
  },
};

/** Returns what a cancellation gives back. */
export const refundStep: Step = {
  call: 'refund',
  async run(row, context) {
    const { outside, payments } = context;
    const key = keys.refund(row);
    const refund = row.refund_minor ?? 0;
    const posted = cancelPosting(row.price, refund, row.supplier_keeps_minor);
    if (isDoneByHand(row))
      return withNotice(
        cancelNotice(row),
        row,
        { to: ['cancelled'], postings: [paidOutside(posted)] },
        context,
      );
    const money = { amount: refund, currency: row.currency };
    const outcome = answerOf(
      await outside('refund', (signal) =>
        payments.refund(row.payment_ref ?? '', money, { idempotencyKey: key, signal }),
      ),
    );
    if (outcome.kind === 'unknown') return unknownChange(row, 'refund', outcome.message);
    const entry = { key, kind: 'refund' as const, amount: refund };
    if (outcome.kind === 'done')
      return withNotice(
        cancelNotice(row),
        row,
        {
          to: ['cancelled'],
          payments: [{ ...entry, status: 'done' }],
          postings: [posted],
        },
        context,
      );
    return {
      events: [{ type: 'refund-refused', data: { why: outcome.message } }],
      set: { refusals: row.refusals + 1 },
      payments: [{ ...entry, status: 'refused' }],
      unresolved: true,
      waitMs: LONG_WAIT_MS,
      raise: `the gateway refuses to return money: ${outcome.message}`,
    };
  },
};
