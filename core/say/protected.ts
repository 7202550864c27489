import { dayAt, instantOf } from './clock';

/** What protection goes by of what it covers. */
export interface Covered {
  /** Local time, or day, at which the trip starts. */
  readonly startsAt: string;
  /** IANA, of the clocks where it starts; UTC without one. */
  readonly zone: string | null | undefined;
}

/** Whether protection pays for what is cancelled at this moment: up to the day before the trip starts, there. */
export const isProtectedAt = ({ startsAt, zone }: Covered, at: Date): boolean =>
  dayAt(at, zone ?? 'UTC') < startsAt.slice(0, 10);

/**
 * Whether protection is worth anything to who buys it now: it pays for a while in which cancelling is not free anyway.
 * `freeUntil`: ISO, null where it never is.
 */
export const isWorthProtecting = (
  { freeUntil, ...covered }: Covered & { readonly freeUntil: string | null },
  now: Date,
): boolean => isProtectedAt(covered, now) && (!freeUntil || isProtectedAt(covered, new Date(freeUntil)));

/** The last minute in which protection pays, ISO. */
export const protectionEnds = ({ startsAt, zone }: Covered): string =>
  new Date(instantOf(`${startsAt.slice(0, 10)}T00:00`, zone ?? 'UTC').getTime() - 60_000).toISOString();

interface Lines {
  readonly lines: readonly { readonly kind: string }[];
}

/** Until when the protection in a price pays, ISO; null without one, and when that is over. */
export const protectedUntil = ({ lines }: Lines, covered: Covered, now: Date = new Date()): string | null =>
  lines.some(({ kind }) => kind === 'protection') && isProtectedAt(covered, now)
    ? protectionEnds(covered)
    : null;
