/** So much comes back when it is cancelled so many days before, or more. */
export interface RefundTier {
  readonly daysBefore: number;
  /** 0 to 100. */
  readonly percent: number;
}

/** What cancelling gives back: everything until hours before the start, by days before it, or nothing. */
export type RefundPolicy =
  | { readonly kind: 'hours'; readonly hoursBefore: number }
  | { readonly kind: 'days'; readonly tiers: readonly RefundTier[] }
  | { readonly kind: 'none' };

/** R338 */
export const STANDARD_REFUND: RefundPolicy = { kind: 'hours', hoursBefore: 24 };

/** When an activity starts and when it is now; days are those of the calendar where it takes place. */
export interface Moment {
  /** Instants, milliseconds. */
  readonly start: number;
  readonly now: number;
  /** `YYYY-MM-DD` */
  readonly startDay: string;
  readonly today: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const daysUntil = ({ startDay, today }: Moment): number =>
  Math.round((Date.parse(`${startDay}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);

/**
 * R338, R339, G91: how much comes back of what was paid, 0 to 100. "At least 24 hours" includes exactly 24; of several tiers
 * the earliest that is still kept counts, whatever their order. Nothing comes back once it has begun.
 */
export function refundPercent(policy: RefundPolicy, at: Moment): number {
  if (policy.kind === 'none' || at.now >= at.start) return 0;
  if (policy.kind === 'hours') return at.start - at.now >= policy.hoursBefore * HOUR_MS ? 100 : 0;
  const left = daysUntil(at);
  return policy.tiers.reduce(
    (best, { daysBefore, percent }) => (left >= daysBefore ? Math.max(best, percent) : best),
    0,
  );
}

/** What comes back of a price, in its minor units: the traveller's cent is never rounded away. */
export const refundOf = (amount: number, percent: number): number => Math.ceil((amount * percent) / 100);

/** Whether some time before the start all of it comes back: what the filter "Free cancellation" asks (R321). */
export const isFreeAtFirst = (policy: RefundPolicy): boolean =>
  policy.kind === 'hours' || (policy.kind === 'days' && policy.tiers.some(({ percent }) => percent === 100));
