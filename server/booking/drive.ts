import { planChange } from './plan';
import type { Change } from './changes/change';
import type { AgencyRecord } from '../ports/agency';
import { createLateAnswers } from './late';
import { createLeases } from './lease';
import { leaseToken } from './lease-token';
import { createOutside, TIMEOUTS } from './outside/outside';
import type { DriverParts } from './parts';
import { isDone, PASSED_THROUGH, type State } from './states';
import { stepOf } from './steps';
import { LeaseLost, type BookingStore, type LeaseMark } from './store/store';
import type { BookingRow } from './tables';

/** A person is called a minute before the fifteen are over, because nobody looks exactly on time (INV-6). */
const RAISE_AFTER_MS = 14 * 60_000;

/** Moves bookings on. The lease keeps drivers apart; the version in every write keeps them honest. */
export function createDriver(store: BookingStore, parts: DriverParts) {
  const { clock, log, payments, products, onRaise, failpoint = () => {}, timeouts = TIMEOUTS } = parts;
  const now = () => clock.now();
  const outsideOf = createOutside({ failpoint, timeouts, log });
  const leases = createLeases(store, parts);
  const around = async (states: readonly State[], moment: 'uncommitted' | 'committed') => {
    for (const state of states) if (!PASSED_THROUGH.includes(state)) await failpoint(`${state}.${moment}`);
  };

  function callPerson({ agency_id, id }: BookingRow, state: State, why: string): void {
    const raised = { agencyId: agency_id, bookingId: id, state, why };
    log.error(raised, 'A booking needs a person');
    onRaise?.(raised);
  }
  const late = createLateAnswers(store, { log, callPerson });

  /** Writes what a step decided, and calls a person where that is due. Throws LeaseLost. */
  async function persist(row: BookingRow, change: Change, token = row.lease_token): Promise<BookingRow> {
    const plan = planChange({ ...row, lease_token: token }, change, {
      now: now(),
      raiseAfterMs: RAISE_AFTER_MS,
    });
    const path = change.to ?? [];
    const askedAt = leases.elapsed();
    const written = await store.write(row, plan, () => around(path, 'uncommitted'));
    leases.proven(written, askedAt);
    if (plan.raise) callPerson(row, written.state, plan.raise);
    await around(path, 'committed');
    return written;
  }

  /** Makes the call of the present state and writes what came of it. */
  async function move(row: BookingRow, agency: AgencyRecord, first: boolean): Promise<[BookingRow, Change]> {
    const product = products.get(row.product);
    if (!product) throw new Error(`Nothing sells ${row.product} here`);
    const step = stepOf(row);
    const ready = !first && step.call ? await persist(row, { announces: step.call }) : row;
    if (step.call) await leases.prove(ready);
    const change = await step.run(ready, {
      outside: outsideOf({ bookingId: row.id, product: row.product }),
      later: late,
      payments,
      product,
      agency,
      agentsToTell: (of) => store.agentsToTell(of),
      now,
      log,
      first,
    });
    try {
      return [await persist(ready, change), change];
    } catch (error) {
      if (error instanceof LeaseLost && step.call) await late.judge(ready, change, step.call);
      throw error;
    }
  }

  /**
   * Drives a booking whose lease the caller holds until it is done or has to wait. `announced` says that the call of its
   * present state was announced by the write before and has not been made yet.
   */
  async function drive(claimed: BookingRow, agency: AgencyRecord, announced: boolean): Promise<void> {
    let row = claimed;
    let first = announced;
    try {
      while (!isDone(row)) {
        const [written, change] = await move(row, agency, first);
        // It waits, or is done as far as was known: whatever came in between is taken up by itself.
        if (written.lease_token === null) return;
        row = written;
        first = change.announces !== undefined;
      }
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      log.warn({ bookingId: claimed.id }, 'Another driver has taken over');
    } finally {
      leases.end(claimed);
    }
  }

  /** Takes a booking that nobody drives and that is due. */
  async function claim(seen: LeaseMark): Promise<BookingRow | null> {
    if (!leases.isFree(seen)) return null;
    const askedAt = leases.elapsed();
    const taken = await store.claim(seen, now());
    if (taken) leases.proven(taken, askedAt);
    return taken;
  }

  /**
   * Writes this of a booking that rests and that nobody has touched since it was read; whoever gets it drives it on. Null where
   * somebody was faster.
   */
  async function reopen(row: BookingRow, change: Change): Promise<BookingRow | null> {
    if (!leases.isFree(row)) return null;
    const token = leaseToken();
    try {
      return await persist(row, change, token);
    } catch (error) {
      leases.end({ id: row.id, lease_token: token });
      if (error instanceof LeaseLost) return null;
      throw error;
    }
  }

  return { drive, claim, reopen, persist, leases, now, around };
}

export type Driver = ReturnType<typeof createDriver>;
