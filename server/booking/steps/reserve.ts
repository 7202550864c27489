import { told } from '@/core/contract/refusal';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import type { Change } from '../changes/change';
import { isDoneByHand } from '../changes/by-hand';
import { keys } from '../outside/keys';
import type { IssueOutcome } from '../../ports/booking';
import type { BookingRow } from '../tables';
import { LONG_WAIT_MS, saying, SAYING_NOTHING, unknownChange, whyOf, type Step } from './context';
import { withNotice } from './notice';
import { enterVoiding, voidStep } from './settle';

/** Back to being reserved, until the time limit. */
export const restReserved = (
  { hold_until }: Pick<BookingRow, 'hold_until'>,
  now: Date,
  set: NonNullable<Change['set']>,
): Change => ({
  to: ['reserved'],
  set: {
    failure: null,
    payment_token: null,
    payment_ref: null,
    paid_by: null,
    held_until: null,
    action_url: null,
    action_until: null,
    held: false,
    ...set,
  },
  waitMs: Math.max(0, (hold_until ?? now).getTime() - now.getTime()),
});

const isOver = ({ hold_until }: BookingRow, now: Date) => hold_until === null || now >= hold_until;

/** A reservation waits for its payment; when its time is over it is given back. */
export const reservedStep: Step = {
  call: null,
  async run(row, { now }) {
    if (!isOver(row, now())) return { waitMs: row.hold_until!.getTime() - now().getTime() };
    return {
      to: ['withdrawing'],
      set: { failure: 'hold-expired', ...saying(told(bookingRefusals.notPaidInTime)) },
      events: [{ type: 'hold-expired' }],
      announces: 'withdraw',
    };
  },
};

/** Makes a booking of a paid reservation; a repeated reference is answered with the first result. */
export const issueStep: Step = {
  call: 'issue',
  async run(row, { outside, product }) {
    const asked = await outside('issue', (signal) => {
      if (!product.issue) throw new Error(`${product.id} issues nothing`);
      const reference = keys.issue(row);
      return product.issue(row.supplier_ref ?? '', { reference, net: row.price.staff.wholesale }, { signal });
    });
    const outcome: IssueOutcome =
      'answer' in asked ? asked.answer : { kind: 'unknown', message: asked.trouble.message };
    switch (outcome.kind) {
      case 'unknown':
        return unknownChange(row, 'issue', outcome);
      case 'refused':
        return {
          to: ['unpaying'],
          events: [{ type: 'issue-refused', data: whyOf(outcome) }],
          set: saying(outcome),
          ...enterVoiding(row),
        };
      case 'issued':
        return {
          to: ['capturing'],
          set: {
            product_status: outcome.status,
            details: outcome.details,
            ...SAYING_NOTHING,
            ...(outcome.locator ? { locator: outcome.locator } : {}),
          },
          announces: 'capture',
          payments: [{ key: keys.capture(row), kind: 'capture', amount: row.total_minor, status: 'sent' }],
        };
    }
  },
};

/** Lets go of the money of a payment that led to nothing; the reservation stands until its limit. */
export const unpayStep: Step = {
  call: 'void',
  async run(row, context) {
    const change = await voidStep.run(row, context);
    return change.to ? { ...change, ...restReserved(row, context.now(), { return_stage: null }) } : change;
  },
};

/** Gives an unpaid reservation back. One that somebody gave up in time may be refused and then stands (G06). */
export const withdrawStep: Step = {
  call: 'withdraw',
  async run(row, context) {
    const { outside, product, now } = context;
    const asked = isDoneByHand(row)
      ? { answer: { kind: 'cancelled' as const, message: '' } }
      : await outside('withdraw', (signal) =>
          product.cancel(row.supplier_ref ?? '', keys.withdraw(row), { signal }),
        );
    const outcome =
      'answer' in asked ? asked.answer : ({ kind: 'unknown', message: asked.trouble.message } as const);
    if (outcome.kind === 'unknown') return unknownChange(row, 'withdraw', outcome);
    if (outcome.kind === 'cancelled')
      return withNotice(
        row.failure === 'hold-expired' ? 'expired' : 'withdrawn',
        row,
        { to: ['cancelled'], set: { penalty_minor: 0, refund_minor: 0 } },
        context,
      );
    const events = [{ type: 'withdraw-refused', data: whyOf(outcome) }];
    const refused = { refusals: row.refusals + 1, penalty_minor: null, refund_minor: null };
    if (!isOver(row, now()))
      return { events, ...restReserved(row, now(), { ...refused, ...saying(outcome) }) };
    return {
      events,
      set: refused,
      unresolved: true,
      waitMs: LONG_WAIT_MS,
      raise: `the supplier refuses to take an unpaid reservation back: ${outcome.message}`,
    };
  },
};
