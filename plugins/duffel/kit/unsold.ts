import type { Logger } from 'pino';

const HOUR_MS = 3_600_000;

/** What was noted within the last hour. */
export function hourly(now: () => Date): { has(name: string): boolean; note(name: string): void } {
  const until = new Map<string, number>();
  return {
    has: (name) => (until.get(name) ?? 0) > now().getTime(),
    note: (name) => void until.set(name, now().getTime() + HOUR_MS),
  };
}

/**
 * Agencies' currencies in which nothing was sold lately: they are not asked for again within the hour. Duffel sells in the
 * account's, and knows no other.
 */
export function createUnsold(now: () => Date, log: Pick<Logger, 'warn'>) {
  const { has, note } = hourly(now);
  return {
    has,
    /** `sold`: the currencies that it has instead. */
    add(wanted: string, sold: readonly string[]): void {
      note(wanted);
      log.warn({ duffel: { wanted, sold } }, 'Duffel does not sell in the agency’s currency');
    },
  };
}
