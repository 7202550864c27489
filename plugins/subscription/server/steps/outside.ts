import type { BillingGateway, ChargeOutcome, SaveOutcome } from '@/server/ports/billing';
import type { Services } from '@/server/ports/services';
import { callOf, chargeKey } from '../billing';
import type { Change } from '../store/attempts';
import type { AttemptRow } from '../store/tables';

const SECOND_MS = 1_000;
const LONGEST_WAIT_MS = 10 * 60_000;
/** Who is asked by the bank is given so long; a name and the use of a coupon are not held for longer (SEC-50). */
export const PATIENCE_MS = 10 * 60_000;
/** An answer that has not come by then does not come. */
const GIVEN_UP_MS = 7 * 24 * 60 * 60_000;

/** How an attempt fails; `notReturned`: what the gateway said when it refused to give back what it had taken. */
export interface Failed {
  readonly failure: string;
  readonly change?: Change;
  readonly notReturned?: string;
}
/** What an attempt becomes: it goes on, or it has failed for that reason. */
export type Became = { change: Change } | Failed;

export const askAgainAt = ({ waits }: Pick<AttemptRow, 'waits'>, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 * SECOND_MS * 2 ** Math.min(waits, 20), LONGEST_WAIT_MS));

const isOlder = ({ created_at }: AttemptRow, ms: number, now: Date) =>
  now.getTime() - created_at.getTime() > ms;

/** Whether the gateway may know the key already. */
const wasAsked = ({ waits }: AttemptRow) => waits > 1;

type Outcome = SaveOutcome | ChargeOutcome | { kind: 'absent' };

/** A gateway that cannot be reached has not answered: whether it did something is looked up. */
const orUnknown = async <T>(asked: Promise<T>, onError: (error: unknown) => void) => {
  try {
    return await asked;
  } catch (error) {
    onError(error);
    return { kind: 'unknown' as const, message: 'The gateway cannot be reached' };
  }
};

const waiting = (row: AttemptRow, now: Date, url: string | null): Became => ({
  change: { action_url: url, next_try_at: askAgainAt(row, now) },
});

async function save(billing: BillingGateway, row: AttemptRow): Promise<Outcome> {
  const key = `subscription:${row.id}:save`;
  const known = wasAsked(row) ? await billing.lookupSave(key) : { kind: 'absent' as const };
  if (known.kind !== 'absent' || row.token === null) return known;
  const { payer, email, token, return_path } = row;
  return billing.saveCard({ payer, email, token, returnUrl: return_path! }, callOf(key));
}

async function charge(billing: BillingGateway, row: AttemptRow): Promise<Outcome> {
  const key = chargeKey(row.id);
  const known = wasAsked(row) ? await billing.lookupCharge(key) : { kind: 'absent' as const };
  if (known.kind !== 'absent') return known;
  const { payer, card, amount_minor: amount, currency, return_path } = row;
  return billing.charge(
    {
      ...{ payer, card: card!.ref, amount: { amount, currency }, description: 'Subscription' },
      ...(return_path === null ? {} : { returnUrl: return_path }),
    },
    callOf(key),
  );
}

/** Finds out what was charged of what cannot be used, and gives it back. */
async function undo(
  { clock }: Pick<Services, 'clock'>,
  billing: BillingGateway,
  row: AttemptRow,
): Promise<Became> {
  const now = clock.now();
  const failure = row.failure ?? 'gone';
  if (row.amount_minor === 0) return { failure };
  const found: Outcome = row.payment_ref
    ? { kind: 'charged', paymentRef: row.payment_ref }
    : await billing.lookupCharge(chargeKey(row.id));
  if (found.kind === 'absent' || found.kind === 'declined') return { failure };
  if (found.kind !== 'charged') return isOlder(row, GIVEN_UP_MS, now) ? { failure } : waiting(row, now, null);
  const amount = { amount: row.amount_minor, currency: row.currency };
  const refunded = await billing.refund(found.paymentRef, amount, callOf(`subscription:${row.id}:refund`));
  const change = { payment_ref: found.paymentRef };
  if (refunded.kind === 'done') return { failure, change };
  // A refusal is final, and so is money that came back: from here on a person returns it.
  if (refunded.kind === 'refused' || refunded.kind === 'failed')
    return { failure, change, notReturned: refunded.message };
  return waiting(row, now, null);
}

/** Asks the gateway for the next step of an attempt; never inside a transaction. */
export async function outside(
  parts: Pick<Services, 'clock' | 'log'>,
  billing: BillingGateway,
  row: AttemptRow,
): Promise<Became> {
  const { clock, log } = parts;
  const trouble = (error: unknown) =>
    log.error(
      { err: error, attempt: row.id, state: row.state },
      'the gateway did not answer for a subscription',
    );
  if (row.state === 'undoing') {
    const became = await orUnknown(undo(parts, billing, row), trouble);
    return 'kind' in became ? waiting(row, clock.now(), null) : became;
  }
  const isSaving = row.state === 'saving';
  const outcome = await orUnknown(isSaving ? save(billing, row) : charge(billing, row), trouble);
  const now = clock.now();
  switch (outcome.kind) {
    case 'saved':
      return {
        change: {
          ...{ card: outcome.card, token: null, waits: 0, next_try_at: now },
          state: row.amount_minor > 0 ? 'charging' : 'finishing',
        },
      };
    case 'charged':
      return { change: { payment_ref: outcome.paymentRef, state: 'finishing', waits: 0, next_try_at: now } };
    case 'declined':
      return { failure: outcome.code };
    case 'absent':
      return { failure: 'declined' };
    case 'action-required':
      if (!isOlder(row, PATIENCE_MS, now)) return waiting(row, now, outcome.url);
      // Nothing was taken for a card that is not kept yet; a charge may still be confirmed.
      return isSaving
        ? { failure: 'too-late' }
        : { change: { state: 'undoing', failure: 'too-late', next_try_at: now } };
    case 'unknown':
      return waiting(row, now, null);
  }
}
