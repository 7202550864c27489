import { type Told, told } from '@/core/contract/refusal';
import { paymentRefusals } from '@/core/contract/refusals/booking';
import type { AuthoriseOutcome } from '../../ports/payment';
import type { Change } from '../changes/change';
import { keys } from '../outside/keys';
import { readPayment } from '../outside/payment-token';
import { authorisePosting } from '../money/ledger';
import type { BookingRow } from '../tables';
import {
  absenceOf,
  backOff,
  minutesSince,
  payingSince,
  saying,
  unknownChange,
  type Step,
  type StepContext,
} from './context';
import { restReserved } from './reserve';
import { enterVoiding } from './settle';
import { fail, START_WITHIN_MINUTES, TOO_LATE } from './reprice';

const PAYER_WAIT_MS = 15_000;
/** How long a payer may take over a challenge of the bank. */
const CHALLENGE_MINUTES = 30;
/** A slip is paid after hours or days, and the gateway tells of it. */
const SLIP_ASKED_MS = 60 * 60_000;
const payerWaitMs = ({ until }: { until?: Date }): number => (until ? SLIP_ASKED_MS : PAYER_WAIT_MS);

/** Whether the payer has had the time for it: a slip as long as the reservation lasts, a question of the bank half an hour. */
const isGivenUp = (row: BookingRow, { until }: { until?: Date }, now: Date): boolean =>
  until
    ? row.hold_until === null || now >= row.hold_until
    : minutesSince(payingSince(row), now) > CHALLENGE_MINUTES;

const record = (
  row: BookingRow,
  status: 'done' | 'refused',
  answer?: { paymentRef: string; card?: { brand: string; last4: string } },
) => ({
  payments: [
    { key: keys.authorise(row), kind: 'authorise' as const, amount: row.total_minor, status, ...answer },
  ],
});

/** Nothing was taken: the end of a booking that is paid at once, while a reservation waits for another try. */
const notPaid = (row: BookingRow, failure: string, why: Told, now: Date): Change =>
  row.is_hold ? restReserved(row, now, saying(why)) : fail(failure, why);

/** What an answer of the gateway means for a booking that waits for its authorisation. */
function settle(row: BookingRow, outcome: AuthoriseOutcome, { now }: StepContext): Change {
  switch (outcome.kind) {
    case 'authorised': {
      const { paymentRef, card, parts = null, heldUntil = null } = outcome;
      return {
        to: row.is_hold ? ['authorised', 'issuing'] : ['authorised', 'ordering'],
        set: {
          payment_ref: paymentRef,
          paid_by: parts,
          held_until: heldUntil,
          payment_token: null,
          action_url: null,
          action_until: null,
          held: true,
          absences: 0,
          absent_at: null,
          ...(row.is_hold ? {} : { ordered_at: now() }),
        },
        events: [{ type: 'authorised', data: { amount: row.total_minor } }],
        postings: [authorisePosting(row.total_minor, row.pay_attempts)],
        announces: row.is_hold ? 'issue' : 'order',
        ...record(row, 'done', { paymentRef, ...(card ? { card } : {}) }),
      };
    }
    case 'declined':
      return { ...notPaid(row, outcome.code, outcome, now()), ...record(row, 'refused') };
    case 'action-required':
      if (row.state === 'action-required')
        return { events: [{ type: 'payer-waited-for' }], unresolved: false, waitMs: payerWaitMs(outcome) };
      return {
        to: ['action-required'],
        set: {
          payment_ref: outcome.paymentRef,
          payment_token: null,
          action_url: outcome.url,
          action_until: outcome.until ?? null,
        },
        waitMs: payerWaitMs(outcome),
      };
    case 'unknown':
      return unknownChange(row, 'authorise', outcome);
  }
}

/** Holds the money. After the first time it asks how the first attempt ended before it tries again. */
export const authoriseStep: Step = {
  call: 'authorise',
  async run(row, context) {
    const { outside, payments, agency, first } = context;
    const key = keys.authorise(row);
    if (!first) {
      const known = await outside('payment-lookup', () => payments.lookup(key));
      if ('trouble' in known) return unknownChange(row, 'payment-lookup', known.trouble);
      if (known.answer.kind !== 'absent') return settle(row, known.answer, context);
      if (minutesSince(payingSince(row), context.now()) > START_WITHIN_MINUTES) {
        const { set, isCertain, waitMs } = absenceOf(row, context.now());
        if (!isCertain) return { events: [{ type: 'absent' }], set, unresolved: true, waitMs };
        return { ...notPaid(row, 'too-late', TOO_LATE, context.now()), ...record(row, 'refused') };
      }
    }
    const asked = await outside(
      'authorise',
      (signal) =>
        payments.authorise(
          {
            agencyId: row.agency_id,
            ...readPayment(row.payment_token),
            payer: { userId: row.user_id, clientId: row.client_id },
            amount: { amount: row.total_minor, currency: row.currency },
            description: agency.public.agencyName,
            returnUrl: row.return_path,
            ...(row.is_hold && row.hold_until ? { waitsUntil: row.hold_until } : {}),
          },
          { idempotencyKey: key, signal },
        ),
      (outcome) => context.later.payment(row, 'paymentRef' in outcome ? outcome.paymentRef : null),
    );
    return 'trouble' in asked
      ? unknownChange(row, 'authorise', asked.trouble)
      : settle(row, asked.answer, context);
  },
};

/** Asks whether the payer has confirmed, and gives the payment up after half an hour. */
export const awaitPayerStep: Step = {
  call: 'payment-lookup',
  async run(row, context) {
    const known = await context.outside('payment-lookup', () => context.payments.lookup(keys.authorise(row)));
    if ('trouble' in known) return { events: [{ type: 'unknown.payment-lookup' }], waitMs: backOff(row) };
    const outcome = known.answer;
    if (outcome.kind === 'absent')
      return {
        events: [{ type: 'unknown.payment-lookup' }],
        waitMs: backOff(row),
        raise: 'the gateway lost a payment',
      };
    if (outcome.kind === 'action-required' && isGivenUp(row, outcome, context.now())) {
      return {
        to: [row.is_hold ? 'unpaying' : 'voiding'],
        set: {
          failure: row.is_hold ? null : 'not-confirmed',
          ...saying(told(paymentRefusals.notConfirmedInTime)),
          action_url: null,
          action_until: null,
        },
        announces: 'void',
        payments: [...record(row, 'refused').payments, ...enterVoiding(row).payments],
      };
    }
    return settle(row, outcome, context);
  },
};
