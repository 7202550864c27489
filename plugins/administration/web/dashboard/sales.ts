import type { Money } from '@/core/contract';
import type { Dashboard, SalesPoint } from '../../contract/dashboard';

export const FIGURES = ['bookings', 'sales', 'commission'] as const;
export type Figure = (typeof FIGURES)[number];

/** Values of one product by day or month; amounts in minor units. */
export interface ProductSeries {
  product: string;
  values: number[];
}

const valueOf = (point: SalesPoint, figure: Figure): number =>
  figure === 'bookings' ? point.bookings : point[figure].amount;

/** The currency that the charts are in: the agency's own where it sold in it, else that of most bookings. */
export function chartCurrency({ points }: Pick<Dashboard, 'points'>, own: string): string {
  const counts = new Map<string, number>();
  for (const { currency, bookings } of points) counts.set(currency, (counts.get(currency) ?? 0) + bookings);
  if (counts.size === 0 || counts.has(own)) return own;
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
}

/** One figure over time, a series for each of these products; what was not sold is nothing. */
export function seriesOf(
  { spans, points }: Pick<Dashboard, 'spans' | 'points'>,
  products: readonly string[],
  figure: Figure,
  currency: string,
): ProductSeries[] {
  return products.map((product) => ({
    product,
    values: spans.map(({ from }) =>
      points
        .filter(
          (point) =>
            point.product === product &&
            point.from === from &&
            (figure === 'bookings' || point.currency === currency),
        )
        .reduce((sum, point) => sum + valueOf(point, figure), 0),
    ),
  }));
}

/** Sales in other currencies than the charts', which they leave out. */
export function otherSales({ points }: Pick<Dashboard, 'points'>, currency: string): Money[] {
  const sums = new Map<string, number>();
  for (const { sales } of points)
    if (sales.currency !== currency && sales.amount > 0)
      sums.set(sales.currency, (sums.get(sales.currency) ?? 0) + sales.amount);
  return [...sums].map(([other, amount]) => ({ amount, currency: other }));
}

/** The product that a press on a day or month leads to: the one with most there, else the first. */
export const leadingProduct = (series: readonly ProductSeries[], index: number): string | undefined =>
  [...series].sort((a, b) => (b.values[index] ?? 0) - (a.values[index] ?? 0))[0]?.product;
