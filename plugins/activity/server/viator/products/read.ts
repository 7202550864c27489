import { minorDigits, type Money } from '@/core/contract';
import { plain } from '@/server/selling/duffel/plain-text';
import type { SignPicture } from '@/server/selling/pictures/signed';
import { GUIDE_TYPES, TOUR_LANGUAGES, TRAVELER_CATEGORIES } from '../../../contract/vocabulary';
import type { LanguageGuide } from '../../../contract';
import type { RefundPolicy } from '../../../contract/refund';
import { STANDARD_REFUND } from '../../../contract/refund';
import type { SupplierPicture } from '../../supplier/port';
import type { Duration, Guide, Image, Policy, Reviews } from '../api/schemas';

export const VIATOR = 'viator';
const LONGEST_TEXT = 4_000;

/** An amount of a currency's units in its minor ones; null for what is no amount. */
export const moneyOf = (amount: number | null | undefined, currency: string): Money | null =>
  typeof amount === 'number' && Number.isFinite(amount) && amount >= 0
    ? { amount: Math.round(amount * 10 ** minorDigits(currency)), currency }
    : null;

/** What we owe of a price, without a tax of its own; null where it is free or cannot be read. */
export function netOf(amount: number | null | undefined, currency: string) {
  const base = moneyOf(amount, currency);
  return base && base.amount > 0 ? { base, taxes: { ...base, amount: 0 } } : null;
}

/** Texts of suppliers are shown as plain text, and never without an end. */
export const textOf = (text: string | null | undefined): string => plain(text, LONGEST_TEXT);

const WIDE = 720;
/** Pictures in the size that pages show them in, each through the proxy; those that it does not take are left out. */
export function picturesOf(images: readonly Image[] | undefined, sign: SignPicture): SupplierPicture[] {
  const covers = [...(images ?? [])].sort((a, b) => Number(b.isCover ?? false) - Number(a.isCover ?? false));
  return covers.flatMap(({ variants, caption }) => {
    const best = [...variants].sort((a, b) => Math.abs(a.width - WIDE) - Math.abs(b.width - WIDE))[0];
    const url = best && sign(best.url);
    return url ? [{ url, caption: caption ? plain(caption) : null }] : [];
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

/** The languages that we know of, each by whom or what. */
export const guidesOf = (guides: readonly Guide[] | undefined): LanguageGuide[] =>
  (guides ?? []).flatMap(({ type, language }) => {
    const spoken = TOUR_LANGUAGES.find((one) => one === language);
    const by = GUIDE_TYPES.find((one) => one === type);
    return spoken && by ? [{ language: spoken, type: by }] : [];
  });

/** R338, R339: up to 24 hours before, never, or by days. */
export function refundOf(policy: Policy | undefined): RefundPolicy {
  if (!policy || policy.type === 'ALL_SALES_FINAL') return { kind: 'none' };
  if (policy.type === 'STANDARD') return STANDARD_REFUND;
  return {
    kind: 'days',
    tiers: (policy.refundEligibility ?? []).map(({ dayRangeMin, percentageRefundable }) => ({
      daysBefore: dayRangeMin,
      percent: percentageRefundable,
    })),
  };
}

export const categoryOf = (band: string | null | undefined) =>
  TRAVELER_CATEGORIES.find((category) => category === band);
