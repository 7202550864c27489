import type { BookingProduct } from '../../ports/booking';
import { keys } from '../outside/keys';
import type { BookingRow } from '../tables';
import { cancelNotice, withNotice } from './notice';
import { saying, SAYING_NOTHING, unknownChange, whyOf, type Step, type StepContext } from './context';

type CancelOutcome = Awaited<ReturnType<BookingProduct['cancel']>>;

/** Asks the supplier to cancel, but for what it has cancelled itself. */
async function cancelAtSupplier(row: BookingRow, { outside, product }: StepContext): Promise<CancelOutcome> {
  if (row.cancelled_by_supplier) return { kind: 'cancelled', message: '' };
  const asked = await outside('cancel', (signal) =>
    product.cancel(row.supplier_ref ?? '', keys.cancel(row), { signal, reasonCode: row.cancel_code }),
  );
  return 'answer' in asked ? asked.answer : { kind: 'unknown', message: asked.trouble.message };
}

/** Cancels at the supplier. A refusal leaves the booking what it was: confirmed (G06). */
export const cancelStep: Step = {
  call: 'cancel',
  async run(row, context) {
    const outcome = await cancelAtSupplier(row, context);
    switch (outcome.kind) {
      case 'unknown':
        return unknownChange(row, 'cancel', outcome);
      case 'refused':
        return {
          to: ['confirmed'],
          events: [{ type: 'cancel-refused', data: whyOf(outcome) }],
          set: {
            refusals: row.refusals + 1,
            ...saying(outcome),
            penalty_minor: null,
            refund_minor: null,
          },
        };
      case 'cancelled':
        if (!row.refund_minor)
          return withNotice(cancelNotice(row), row, { to: ['cancelled'], set: SAYING_NOTHING }, context);
        return {
          to: ['refunding'],
          set: SAYING_NOTHING,
          announces: 'refund',
          payments: [{ key: keys.refund(row), kind: 'refund', amount: row.refund_minor, status: 'sent' }],
        };
    }
  },
};
