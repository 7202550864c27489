import { describe, expect, it } from 'vitest';
import type { SalesPoint } from '../../contract/dashboard';
import { chartCurrency, leadingProduct, otherSales, seriesOf } from './sales';

const spans = [
  { from: '2027-01-01', to: '2027-01-31' },
  { from: '2027-02-01', to: '2027-02-28' },
];
const point = (
  from: string,
  product: string,
  amount: number,
  more: Partial<SalesPoint> = {},
): SalesPoint => ({
  from,
  product,
  currency: 'EUR',
  bookings: 2,
  sales: { amount, currency: more.currency ?? 'EUR' },
  commission: { amount: amount / 10, currency: more.currency ?? 'EUR' },
  ...more,
});
const points = [
  point('2027-01-01', 'air', 1000),
  point('2027-02-01', 'air', 500),
  point('2027-02-01', 'stays', 3000),
  point('2027-02-01', 'stays', 9000, { currency: 'NOK', bookings: 1 }),
];
const data = { spans, points };

describe('the charts of the dashboard', () => {
  it('have a series for each product, with nothing where nothing was sold', () => {
    expect(seriesOf(data, ['air', 'stays', 'wheels'], 'sales', 'EUR')).toEqual([
      { product: 'air', values: [1000, 500] },
      { product: 'stays', values: [0, 3000] },
      { product: 'wheels', values: [0, 0] },
    ]);
    expect(seriesOf(data, ['stays'], 'commission', 'EUR')[0]!.values).toEqual([0, 300]);
  });

  it('count bookings of every currency, and add up amounts of one alone', () => {
    expect(seriesOf(data, ['stays'], 'bookings', 'EUR')[0]!.values).toEqual([0, 3]);
    expect(otherSales(data, 'EUR')).toEqual([{ amount: 9000, currency: 'NOK' }]);
  });

  it('are in the agency’s currency, or in that of most bookings where it sold in others only', () => {
    expect(chartCurrency(data, 'NOK')).toBe('NOK');
    expect(chartCurrency(data, 'BRL')).toBe('EUR');
    expect(chartCurrency({ points: [] }, 'BRL')).toBe('BRL');
  });

  it('lead to the product with most in the day or month that was chosen', () => {
    const series = seriesOf(data, ['air', 'stays'], 'sales', 'EUR');
    expect([leadingProduct(series, 0), leadingProduct(series, 1), leadingProduct([], 0)]).toEqual([
      'air',
      'stays',
      undefined,
    ]);
  });
});
