import { keys } from '../outside/keys';
import { withNotice } from './notice';
import { unknownChange, type Step } from './context';

/** Cancels at the supplier. A refusal leaves the booking what it was: confirmed (G06). */
export const cancelStep: Step = {
  call: 'cancel',
  async run(row, context) {
    const { outside, product } = context;
    const asked = await outside('cancel', (signal) =>
      product.cancel(row.supplier_ref ?? '', keys.cancel(row), { signal, reasonCode: row.cancel_code }),
    );
    const outcome =
      'answer' in asked ? asked.answer : ({ kind: 'unknown', message: asked.trouble.message } as const);
    switch (outcome.kind) {
      case 'unknown':
        return unknownChange(row, 'cancel', outcome.message);
      case 'refused':
        return {
          to: ['confirmed'],
          events: [{ type: 'cancel-refused', data: { why: outcome.message } }],
          set: {
            refusals: row.refusals + 1,
            message: outcome.message,
            penalty_minor: null,
            refund_minor: null,
          },
        };
      case 'cancelled':
        if (!row.refund_minor)
          return withNotice('cancelled', row, { to: ['cancelled'], set: { message: null } }, context);
        return {
          to: ['refunding'],
          set: { message: null },
          announces: 'refund',
          payments: [{ key: keys.refund(row), kind: 'refund', amount: row.refund_minor, status: 'sent' }],
        };
    }
  },
};
