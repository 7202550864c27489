import type { Price } from '@/core/contract';

/**
 * What a traveller may see of a price: the agency's markup is part of the base line, and nothing tells the
 * wholesale figures (SEC-35). The lines still add up to the same total.
 */
export function travellerView(price: Price): Price {
  const markup = price.lines
    .filter((line) => line.kind === 'markup')
    .reduce((sum, line) => sum + line.amount.amount, 0);
  return {
    lines: price.lines
      .filter((line) => line.kind !== 'markup')
      .map((line) =>
        line.kind === 'base'
          ? { kind: line.kind, amount: { ...line.amount, amount: line.amount.amount + markup } }
          : line,
      ),
    total: price.total,
  };
}

/** The price as this user may see it: staff everything, everybody else the traveller's view (SEC-35). */
export const viewFor = (user: { readonly isStaff: boolean }, price: Price): Price =>
  user.isStaff ? price : travellerView(price);

/** Warnings for staff, never a refusal: the total exceeds what the supplier publishes (R268, R269, G69). */
export function priceWarnings(price: Price): ('above-published' | 'above-retail')[] {
  const total = price.total.amount;
  const warnings: ('above-published' | 'above-retail')[] = [];
  if (price.staff?.published && total > price.staff.published.amount) warnings.push('above-published');
  if (price.staff?.retail && total > price.staff.retail.amount) warnings.push('above-retail');
  return warnings;
}
