import type { Refusal } from '@/core/contract/refusal';
import { pricingRefusals } from '@/core/contract/refusals/booking';
import { minorDigits } from '@/core/contract';
import { invalid } from '../error';
import type { PriceTerms } from './price';

const { markupTooLow, markupTooHigh } = pricingRefusals;

/** Highest markup, 100 %, in hundredths of a percent. */
export const MAX_MARKUP_BASIS_POINTS = 10_000;

/** What is wrong with a markup that somebody typed, in percent; null when it is fine (R224, R386, G11, G70). */
export function markupProblem(percent: number): Refusal | null {
  if (Number.isNaN(percent) || percent <= 0) return markupTooLow;
  if (percent > 100) return markupTooHigh;
  return null;
}

/**
 * The typed percentage in hundredths of a percent. Throws HttpError 422 with the rule's text (G11), also
 * for a percentage so small that it rounds to nothing.
 */
export function markupBasisPoints(percent: number, field: string): number {
  const problem = markupProblem(percent);
  if (problem) throw invalid(problem, field);
  const basisPoints = Math.round(percent * 100);
  if (basisPoints === 0) throw invalid(markupTooLow, field);
  return basisPoints;
}

/** A markup that staff typed for one price: a percentage of wholesale, or with any other type a flat amount (G70). */
export interface TypedMarkup {
  readonly type: string;
  /** Percent, or major units of the offer's currency. */
  readonly value: number;
}

/**
 * The typed markup as terms of a price. The bounds are the same whatever the type (R224, G11, G70). Throws HttpError
 * 422 with the rule's text.
 */
export function typedMarkup(
  { type, value }: TypedMarkup,
  currency: string,
): Pick<PriceTerms, 'markupBasisPoints' | 'markupMinor'> {
  const field = 'markup.value';
  if (type === 'percent') return { markupBasisPoints: markupBasisPoints(value, field) };
  const problem = markupProblem(value);
  if (problem) throw invalid(problem, field);
  const markupMinor = Math.round(value * 10 ** minorDigits(currency));
  if (markupMinor === 0) throw invalid(markupTooLow, field);
  return { markupBasisPoints: 0, markupMinor };
}
