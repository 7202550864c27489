import type { Judged } from './talk';

export interface Recoveries {
  /** Milliseconds from a kill until each booking that was on its way was moved on, ascending. */
  readonly recoveries: readonly number[];
  /** Milliseconds from writing a letter until it went out, ascending. */
  readonly letters: readonly number[];
}

const RESTS = /^state\.(confirmed|failed|cancelled|reserved)$/;
/** The supplier was asked and nobody knows: it is asked again after pauses that have nothing to do with the kill. */
const WAITS = /^(unknown\.|absent$)/;

/** How long it took to take up what each kill has left behind. What is on its way at the end counts as that long. */
export function recoveriesOf(
  { moves, letters }: Judged,
  killedAt: readonly number[],
  until: number,
): Recoveries {
  const byBooking = new Map<string, { at: number; type: string }[]>();
  for (const { id, ...move } of moves) byBooking.set(id, [...(byBooking.get(id) ?? []), move]);
  const recoveries: number[] = [];
  for (const kill of killedAt)
    for (const events of byBooking.values()) {
      const next = events.findIndex(({ at }) => at > kill);
      const last = events[next < 0 ? events.length - 1 : next - 1];
      const isOnItsWay = last && last.at <= kill && !RESTS.test(last.type) && !WAITS.test(last.type);
      if (isOnItsWay) recoveries.push(Math.min(events[next]?.at ?? until, until) - kill);
    }
  const written = letters.filter(({ writtenAt }) => writtenAt < until);
  return {
    recoveries: recoveries.sort((a, b) => a - b),
    letters: written.map(({ writtenAt, sentAt }) => (sentAt ?? Date.now()) - writtenAt).sort((a, b) => a - b),
  };
}

/** The value that so many of a hundred do not exceed; null of none. */
export const percentile = (ascending: readonly number[], of: number): number | null =>
  ascending[Math.max(0, Math.ceil((ascending.length * of) / 100) - 1)] ?? null;
