import { planChange } from './plan';
import type { Change } from './changes/change';
import type { AgencyRecord } from '../ports/agency';
import { createOutside, TIMEOUTS } from './outside/outside';
import type { DriverParts } from './parts';
import { isSettled, PASSED_THROUGH, type State } from './states';
import { STEPS } from './steps';
import { LeaseLost, type BookingStore } from './store/store';
import type { BookingRow } from './tables';

/** A person is called a minute before the fifteen are over, because nobody looks exactly on time (INV-6). */
const RAISE_AFTER_MS = 14 * 60_000;
const LEASE_MARGIN_MS = 15_000;

/** Moves bookings on. The lease keeps drivers apart; the version in every write keeps them honest. */
export function createDriver(store: BookingStore, parts: DriverParts) {
  const { clock, log, payments, products, onRaise, failpoint = () => {}, timeouts = TIMEOUTS } = parts;
  const now = () => clock.now();
  const outsideOf = createOutside({ failpoint, timeouts, log });
  const longest = Math.max(...Object.values(timeouts));
  const leaseMs = (state: State) => {
    const step = STEPS[state];
    // Some steps look something up before their own call.
    return (step?.call ? timeouts[step.call] + timeouts['payment-lookup'] : 0) + LEASE_MARGIN_MS;
  };
  const leases = parts.leases ?? clock;
  const leaseNow = () => leases.now();
  const leaseUntil = (state: State) => new Date(leaseNow().getTime() + leaseMs(state));
  const around = async (states: readonly State[], moment: 'uncommitted' | 'committed') => {
    for (const state of states) if (!PASSED_THROUGH.includes(state)) await failpoint(`${state}.${moment}`);
  };

  /** Writes what a step decided, and calls a person where that is due. Throws LeaseLost. */
  async function persist(row: BookingRow, change: Change): Promise<BookingRow> {
    const plan = planChange(row, change, { now: now(), leaseUntil, raiseAfterMs: RAISE_AFTER_MS });
    const path = change.to ?? [];
    const written = await store.write(row, plan, () => around(path, 'uncommitted'));
    if (plan.raise) {
      const raised = { agencyId: row.agency_id, bookingId: row.id, state: written.state, why: plan.raise };
      log.error(raised, 'A booking needs a person');
      onRaise?.(raised);
    }
    await around(path, 'committed');
    return written;
  }

  /**
   * Drives a booking whose lease the caller holds until it is settled or has to wait. `announced` says that
   * the call of its present state was announced by the write before and has not been made yet.
   */
  async function drive(claimed: BookingRow, agency: AgencyRecord, announced: boolean): Promise<void> {
    const product = products.get(claimed.product);
    if (!product) throw new Error(`Nothing sells ${claimed.product} here`);
    let row = claimed;
    let first = announced;
    try {
      while (!isSettled(row.state)) {
        const step = STEPS[row.state];
        if (!step) throw new Error(`Nothing moves a booking on from ${row.state}`);
        if (!first && step.call) row = await persist(row, { announces: step.call });
        const change = await step.run(row, {
          outside: outsideOf({ bookingId: row.id, product: row.product }),
          payments,
          product,
          agency,
          agentsToTell: (of) => store.agentsToTell(of),
          now,
          log,
          first,
        });
        row = await persist(row, change);
        first = change.announces !== undefined;
        if (change.waitMs !== undefined) return;
      }
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      log.warn({ bookingId: claimed.id }, 'Another driver has taken over');
    }
  }

  /** Takes a booking that nobody drives; long enough for any step, until the first write says how long. */
  const claim = (agencyId: string, id: string) =>
    store.claim(agencyId, id, leaseNow(), new Date(leaseNow().getTime() + longest + LEASE_MARGIN_MS));

  return { drive, claim, persist, leaseNow, leaseUntil, now, around };
}

export type Driver = ReturnType<typeof createDriver>;
