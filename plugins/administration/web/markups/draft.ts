import { changedIn, type Edit } from '@/core/forms/edit';
import { markupProblem } from '@/core/selling/checkout/price/markup';
import type { AgencyMarkupChanges, AgencyMarkups, Markups } from '../../contract/markups';

/** Keys of what is not a product's. */
export const DEFAULT = 'default';
export const PROTECTION = 'protection';
/** The agency's fee for every product; one product's is `fee:` with its id. */
export const FEE = 'fee';
export const feeOf = (product: string): string => `${FEE}:${product}`;
export const isFee = (key: string): boolean => key === FEE || key.startsWith(`${FEE}:`);
const productOf = (key: string): string => key.slice(FEE.length + 1);

/** Percent by key: `default`, `protection` or a product's id; of fees minor units; null where none is set. */
export type MarkupValues = Readonly<Record<string, number | null>>;

type Known = Markups & Partial<Pick<AgencyMarkups, 'refundProtectMarkup' | 'agencyFee' | 'productFees'>>;

/** What the server holds, for these keys. */
export const valuesOf = (known: Known, keys: readonly string[]): MarkupValues =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      key === DEFAULT
        ? known.markup
        : key === PROTECTION
          ? (known.refundProtectMarkup ?? null)
          : key === FEE
            ? known.agencyFee || null
            : isFee(key)
              ? (known.productFees?.[productOf(key)] ?? null)
              : (known.products[key] ?? null),
    ]),
  );

/** Values of these keys as the server takes them. */
export function asChanges(values: MarkupValues, keys: readonly string[]): AgencyMarkupChanges {
  const products = keys.filter((key) => key !== DEFAULT && key !== PROTECTION && !isFee(key));
  const fees = keys.filter((key) => isFee(key) && key !== FEE);
  return {
    ...(keys.includes(DEFAULT) ? { markup: values[DEFAULT] ?? null } : {}),
    ...(keys.includes(PROTECTION) ? { refundProtectMarkup: values[PROTECTION] ?? null } : {}),
    ...(products.length > 0
      ? { products: Object.fromEntries(products.map((key) => [key, values[key] ?? null])) }
      : {}),
    ...(keys.includes(FEE) ? { agencyFee: values[FEE] ?? null } : {}),
    ...(fees.length > 0
      ? { productFees: Object.fromEntries(fees.map((key) => [productOf(key), values[key] ?? null])) }
      : {}),
  };
}

/** What is wrong with a value: of percentages the rule of markups; a fee may be anything that is not negative. */
export const problemOf = (key: string, value: number | null) =>
  value === null || isFee(key) ? null : markupProblem(value);

/** The changed values, with those that they were based on, so that nobody else's change is overwritten unseen. */
export function patchOf(edit: Edit<MarkupValues>) {
  const keys = changedIn(edit);
  return { ...asChanges(edit.draft, keys), basedOn: asChanges(edit.base, keys) };
}
