import type { Change, EventEntry } from './changes/change';
import { AT_SUPPLIER, CLOCK_SKEW_MS, isDone, mayGo, type State } from './states';
import type { BookingRow } from './tables';

export interface PlanParts {
  readonly now: Date;
  readonly raiseAfterMs: number;
}

/** Everything that one transaction writes about a booking. */
export interface Plan {
  readonly change: Change;
  readonly set: Partial<BookingRow> & Pick<BookingRow, 'state' | 'version'>;
  readonly events: readonly EventEntry[];
  readonly at: Date;
  /** Why a person is to be called, when that is due with this write. */
  readonly raise: string | null;
}

/** Refuses a path that the transition table does not know: a mistake in a step, never a fact of the world. */
function checkPath(from: State, path: readonly State[]): void {
  let at = from;
  for (const next of path) {
    if (!mayGo(at, next)) throw new Error(`A booking cannot go from ${at} to ${next}`);
    at = next;
  }
}

/** Adds to a step's decision what follows from time, state and trouble. Pure. */
export function planChange(row: BookingRow, change: Change, { now, raiseAfterMs }: PlanParts): Plan {
  const path = change.to ?? [];
  checkPath(row.state, path);
  const state = path.at(-1) ?? row.state;
  const moved = path.length > 0;
  const keepsClock = !moved || (AT_SUPPLIER.includes(row.state) && AT_SUPPLIER.includes(state));
  const unresolved = change.unresolved
    ? (row.unresolved_since ?? now)
    : keepsClock && change.unresolved !== false
      ? row.unresolved_since
      : null;
  const age = unresolved === null ? 0 : now.getTime() - unresolved.getTime();
  // Since a time that is still to come: the clock was set back, and nobody knows for how long it has been.
  const overdue = age >= raiseAfterMs || age < -CLOCK_SKEW_MS;
  const wanted = change.raise ?? (overdue ? 'unresolved for too long' : null);
  const raisedBefore = keepsClock && change.raise !== null ? row.raised_at : null;
  const raise = raisedBefore ? null : wanted;
  const attempts = (moved ? 0 : row.attempts) + (change.announces ? 1 : 0);
  const rests = change.waitMs !== undefined || isDone({ stray: row.stray, ...change.set, state });
  const later = (ms: number) => new Date(now.getTime() + ms);

  const events: EventEntry[] = [
    ...(change.events ?? []),
    ...path.map((to) => ({ type: `state.${to}` })),
    ...(change.announces ? [{ type: `call.${change.announces}`, data: { attempt: attempts } }] : []),
    ...(raise ? [{ type: 'raised', data: { why: raise } }] : []),
  ];
  // Every write leaves a trace, so that the version and the log never part.
  if (events.length === 0) events.push({ type: 'seen' });

  return {
    change,
    events,
    raise,
    at: now,
    set: {
      ...change.set,
      state,
      version: row.version + events.length,
      attempts,
      unresolved_since: unresolved,
      raised_at: raise ? now : raisedBefore,
      next_try_at: change.waitMs === undefined ? null : later(change.waitMs),
      lease_token: rests ? null : row.lease_token,
      updated_at: now,
    },
  };
}
