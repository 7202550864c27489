import type { ProductFees } from '@/server/pricing';
import type { AgencyMarkupChanges, AgencyMarkups } from '../../contract/markups';

interface Fees {
  readonly fee: number;
  readonly productFees: ProductFees;
}

/** The agency's fees after a change; null takes one away. */
export function changedFees(
  { fee, productFees }: Fees,
  changes: { agencyFee?: number | null | undefined; productFees?: AgencyMarkupChanges['productFees'] },
): Fees {
  const after = new Map(Object.entries(productFees));
  for (const [product, value] of Object.entries(changes.productFees ?? {}))
    if (value === null) after.delete(product);
    else after.set(product, value);
  return {
    fee: changes.agencyFee === undefined ? fee : (changes.agencyFee ?? 0),
    productFees: Object.fromEntries(after),
  };
}

/** Whether the fees are still what a change was based on. */
export const isFeeUnchanged = (now: AgencyMarkups, basedOn: AgencyMarkupChanges | undefined): boolean =>
  (basedOn?.agencyFee === undefined || (basedOn.agencyFee ?? 0) === now.agencyFee) &&
  Object.entries(basedOn?.productFees ?? {}).every(
    ([product, fee]) => fee === (now.productFees[product] ?? null),
  );

/** What differs, for the log. */
export function feeDifferences(before: AgencyMarkups, after: AgencyMarkups) {
  const names = new Set([...Object.keys(before.productFees), ...Object.keys(after.productFees)]);
  return [
    { product: 'fee', from: before.agencyFee || null, to: after.agencyFee || null },
    ...[...names].sort().map((name) => ({
      product: `fee:${name}`,
      from: before.productFees[name] ?? null,
      to: after.productFees[name] ?? null,
    })),
  ].filter(({ from, to }) => from !== to);
}
