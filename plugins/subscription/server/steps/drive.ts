import type { Services } from '@/server/ports/services';
import { agencyChanged } from '@/server/tenancy/directory';
import { billingOf, callOf } from '../billing';
import { change, type Change, findAttempt, isOver } from '../store/attempts';
import type { AttemptRow } from '../store/tables';
import { holdBilling } from '../store/write';
import { fail } from './fail';
import { CannotFinish, finish } from './finish';
import { askAgainAt, outside } from './outside';

export type Parts = Pick<Services, 'db' | 'clock' | 'audit' | 'jobs' | 'log' | 'payments'>;

/** Who drives an attempt has it for so long; whoever comes later asks the gateway by the same keys. */
const LEASE_MS = 60_000;
const MOST_STEPS = 6;

type Write = (changes: Change) => Promise<AttemptRow | undefined>;

const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

/** Takes an attempt; undefined when somebody else has. */
const claim = ({ db, clock }: Parts, row: AttemptRow): Promise<AttemptRow | undefined> => {
  const now = clock.now();
  const next_try_at = new Date(now.getTime() + LEASE_MS);
  return db.withTenant(row.agency_id, (tx) =>
    change(tx, row, { next_try_at, waits: row.waits + 1, action_url: null }, now),
  );
};

async function finishNow(parts: Parts, row: AttemptRow, write: Write): Promise<AttemptRow | undefined> {
  try {
    const done = await parts.db.asSystem(async (tx) => {
      await holdBilling(tx, row.agency_id);
      // The row first: of two that finish at once the second finds another version and writes nothing.
      const now = parts.clock.now();
      const ended = await change(
        tx,
        row,
        { state: 'done', ended_at: now, next_try_at: null, failure: null, token: null },
        now,
      );
      if (!ended) return undefined;
      const known = await finish(tx, parts, row);
      return change(tx, ended, { ...known, password_hash: null, facts: null }, now);
    });
    agencyChanged();
    return done;
  } catch (error) {
    if (!(error instanceof CannotFinish) && !isTaken(error)) throw error;
    return write({ state: 'undoing', failure: error instanceof CannotFinish ? error.reason : 'exists' });
  }
}

/** Cards that nothing is charged to any more are forgotten, as far as the gateway hears of it. */
async function forgetCard(parts: Parts, row: AttemptRow): Promise<void> {
  const isKept = row.kind !== 'renew' && row.kind !== 'pay-now';
  if (row.state !== 'failed' || !row.card || !isKept) return;
  try {
    await billingOf(parts)?.forgetCard(row.card.ref, callOf(`subscription:${row.id}:forget`));
  } catch (error) {
    parts.log.warn({ err: error, attempt: row.id }, 'a card could not be forgotten');
  }
}

/**
 * Moves an attempt on as far as it goes now: keeps the card, charges it, brings about what it was for, or gives the money
 * back. Every call outside has the attempt's own key, so that whoever does it again does it once.
 */
export async function drive(
  parts: Parts,
  named: Pick<AttemptRow, 'agency_id' | 'id'>,
): Promise<AttemptRow | undefined> {
  const read = () => parts.db.withTenant(named.agency_id, (tx) => findAttempt(tx, named));
  let row = await read();
  const billing = billingOf(parts);
  for (let step = 0; row && !isOver(row) && step < MOST_STEPS; step++) {
    const claimed: AttemptRow | undefined = await claim(parts, row);
    if (!claimed) return read();
    const before = claimed.state;
    const write: Write = (changes) =>
      parts.db.withTenant(claimed.agency_id, (tx) => change(tx, claimed, changes, parts.clock.now()));
    let next: AttemptRow | undefined;
    if (before === 'finishing') next = await finishNow(parts, claimed, write);
    else {
      const became = billing
        ? await outside(parts, billing, claimed)
        : { change: { next_try_at: askAgainAt(claimed, parts.clock.now()) } };
      next =
        'failure' in became
          ? await parts.db.asSystem((tx) => fail(tx, parts, claimed, became))
          : await write(became.change);
    }
    if (!next) return read();
    row = next;
    if (row.state === before) return row;
  }
  if (row) await forgetCard(parts, row);
  return row;
}
