import { plainOfMarkup } from '@/server/selling/supplier/outside/plain-text';
import { moneyOf } from '@/server/selling/supplier/amount';
import type { SignPicture } from '@/server/selling/pictures/signed';
import { TRAVELER_CATEGORIES } from '@/plugins/activity/contract/vocabulary';
import { type RefundPolicy, STANDARD_REFUND } from '@/plugins/activity/contract/refund';
import type { SupplierPicture } from '@/plugins/activity/face/port';
import type { Duration, Image, Policy, Product, Reviews } from '../api/schemas';

export const VIATOR = 'viator';
const LONGEST_TEXT = 4_000;

/** What we owe of a price, without a tax of its own; null where it is free or cannot be read. */
export function netOf(amount: number | null | undefined, currency: string) {
  const base = moneyOf(amount, currency);
  return base && base.amount > 0 ? { base, taxes: { ...base, amount: 0 } } : null;
}

const LONGEST_NAME = 120;

/** What Viator says in words, as plain text and never without an end: markup, which its suppliers use anywhere, is what it says. */
export const textOf = (text: string | null | undefined): string => plainOfMarkup(text, LONGEST_TEXT);
/** The same of what is called by a few words. */
export const nameOf = (text: string | null | undefined): string => plainOfMarkup(text, LONGEST_NAME);

const WIDE = 720;
/** Pictures in the size that pages show them in, each through the proxy; those that it does not take are left out. */
export function picturesOf(images: readonly Image[], sign: SignPicture): SupplierPicture[] {
  const covers = [...images].sort((a, b) => Number(b.isCover ?? false) - Number(a.isCover ?? false));
  return covers.flatMap(({ variants, caption }) => {
    const best = [...variants].sort((a, b) => Math.abs(a.width - WIDE) - Math.abs(b.width - WIDE))[0];
    const url = best && sign(best.url);
    return url ? [{ url, caption: nameOf(caption) || null }] : [];
  });
}

export const reviewsOf = (reviews: Reviews) =>
  reviews?.totalReviews && reviews.combinedAverageRating
    ? { score: Number(reviews.combinedAverageRating.toFixed(1)), count: reviews.totalReviews }
    : null;

/** Minutes. */
export function durationOf(duration: Duration): { least: number; most: number } {
  const fixed = duration?.fixedDurationInMinutes;
  const least = fixed ?? duration?.variableDurationFromMinutes ?? 0;
  return { least, most: Math.max(least, fixed ?? duration?.variableDurationToMinutes ?? least) };
}

/** R338, R339: up to 24 hours before, never, or by days. */
export function refundOf(policy: Policy | null | undefined): RefundPolicy {
  if (!policy || policy.type === 'ALL_SALES_FINAL') return { kind: 'none' };
  if (policy.type === 'STANDARD') return STANDARD_REFUND;
  return {
    kind: 'days',
    tiers: policy.refundEligibility.map(({ dayRangeMin, percentageRefundable }) => ({
      daysBefore: dayRangeMin,
      percent: percentageRefundable,
    })),
  };
}

export const categoryOf = (band: string | null | undefined) =>
  TRAVELER_CATEGORIES.find((category) => category === band);

const MINUTE_MS = 60_000;
/**
 * Whether a booking of it is confirmed at once, of one that begins then; null: of whichever day. `INSTANT_THEN_MANUAL` is by hand
 * from so many minutes before (`manualConfirmationPeriod`).
 */
export function isInstant(
  { bookingConfirmationSettings: settings }: Pick<Product, 'bookingConfirmationSettings'>,
  begins: string | null,
  now: Date,
): boolean {
  if (settings?.confirmationType === 'INSTANT') return true;
  if (settings?.confirmationType !== 'INSTANT_THEN_MANUAL' || begins === null) return false;
  return Date.parse(begins) - now.getTime() > (settings.manualConfirmationPeriod ?? Infinity) * MINUTE_MS;
}
