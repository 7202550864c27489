import { told } from '@/core/contract/refusal';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { isDoneByHand } from '../changes/by-hand';
import { keys } from '../outside/keys';
import { capturePosting } from '../money/ledger';
import { LONG_WAIT_MS, saying, unknownChange, type Step } from './context';
import { enterVoiding } from './settle';

/** Takes the money of a booking that the supplier has confirmed. */
export const captureStep: Step = {
  call: 'capture',
  async run(row, { outside, payments }) {
    const key = keys.capture(row);
    const amount = { amount: row.total_minor, currency: row.currency };
    const asked = await outside('capture', (signal) =>
      payments.capture(row.payment_ref ?? '', amount, { idempotencyKey: key, signal }),
    );
    const outcome =
      'answer' in asked ? asked.answer : ({ kind: 'unknown', message: asked.trouble.message } as const);
    if (outcome.kind === 'unknown') return unknownChange(row, 'capture', outcome);
    const entry = { key, kind: 'capture' as const, amount: row.total_minor };
    if (outcome.kind === 'done')
      return {
        to: ['captured'],
        events: [{ type: 'captured', data: { amount: row.total_minor } }],
        payments: [{ ...entry, status: 'done' }],
        postings: [capturePosting(row.price)],
        announces: 'mail',
      };
    return {
      to: ['releasing'],
      events: [{ type: 'capture-refused', data: { why: outcome.message } }],
      set: { failure: 'capture-refused', ...saying(told(bookingRefusals.notCaptured)) },
      payments: [{ ...entry, status: 'refused' }],
      announces: 'release',
    };
  },
};

/** Gives the reservation back to the supplier, because it could not be paid for (INV-3). */
export const releaseStep: Step = {
  call: 'release',
  async run(row, { outside, product }) {
    if (isDoneByHand(row)) return { to: ['voiding'], ...enterVoiding(row) };
    const asked = await outside('release', (signal) =>
      product.cancel(row.supplier_ref ?? '', keys.release(row), { signal }),
    );
    const outcome =
      'answer' in asked ? asked.answer : ({ kind: 'unknown', message: asked.trouble.message } as const);
    if (outcome.kind === 'unknown') return unknownChange(row, 'release', outcome);
    if (outcome.kind === 'cancelled') return { to: ['voiding'], ...enterVoiding(row) };
    return {
      events: [{ type: 'release-refused', data: { why: outcome.message } }],
      set: { refusals: row.refusals + 1 },
      unresolved: true,
      waitMs: LONG_WAIT_MS,
      raise: `the supplier refuses to take an unpaid booking back: ${outcome.message}`,
    };
  },
};
