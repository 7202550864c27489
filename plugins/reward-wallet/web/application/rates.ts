import { MOST_EARNED } from '../../contract/application';

export type Rates = Readonly<Record<string, number>>;

/** The rates with one changed; in hundredths of a percent, null goes by the general one. */
export function withRate(rates: Rates, product: string, basisPoints: number | null): Rates {
  const { [product]: _, ...others } = rates;
  return basisPoints === null ? others : { ...others, [product]: basisPoints };
}

/** Products whose rate cannot be saved. */
export const wrongRates = (rates: Rates): string[] =>
  Object.entries(rates).flatMap(([product, rate]) =>
    Number.isInteger(rate) && rate >= 0 && rate <= MOST_EARNED ? [] : [product],
  );
