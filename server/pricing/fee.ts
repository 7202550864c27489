import { readByProduct } from './by-product';

/** The highest fee, in minor units: more is a slip of the finger. */
export const MAX_FEE_MINOR = 100_000_000;

/** Fees by product id, in minor units of the agency's currency. */
export type ProductFees = Readonly<Record<string, number>>;

/** What a database column holds, as fees; whatever else is in it is left out. */
export const readProductFees = (stored: unknown): ProductFees => readByProduct(stored, 0, MAX_FEE_MINOR);

/** The agency's fee for one booking of a product, in minor units of its currency (R225: none unless it is set). */
export const feeFor = (
  { feeMinor, productFees }: { readonly feeMinor: number; readonly productFees?: ProductFees },
  product: string,
): number => productFees?.[product] ?? feeMinor;
