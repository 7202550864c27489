import { MARKUP_DEFAULTS, markupProblem, type Markup } from '@/core/checkout/markup';

interface Address {
  markup?: string | undefined;
  markupType?: string | undefined;
}

/** The markup that the address carries, so that a reload keeps it; null for one that is none (R224). */
export function addressMarkup({ markup, markupType }: Address): Markup | null {
  if (markup === undefined) return null;
  const value = Number(markup);
  return markupProblem(value) ? null : { type: markupType ?? MARKUP_DEFAULTS.markupType, value };
}

export const markupAddress = (markup: Markup | null): Address => ({
  markup: markup ? String(markup.value) : undefined,
  markupType: markup && markup.type !== MARKUP_DEFAULTS.markupType ? markup.type : undefined,
});
