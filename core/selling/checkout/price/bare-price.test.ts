import { describe, expect, it } from 'vitest';
import type { Price } from '../../../contract/bookings/booking';
import { bareTotal, extrasIn, priceMoved } from './bare-price';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const price = (base: number): Price => ({
  lines: [
    { kind: 'base', amount: usd(base) },
    { kind: 'extras', amount: usd(60) },
    { kind: 'protection', amount: usd(30) },
  ],
  total: usd(base + 90),
});

describe('what is sold alone', () => {
  it('costs the total without extras and protection', () => {
    expect(bareTotal(price(500))).toEqual(usd(500));
    expect(extrasIn(price(500))).toEqual(usd(60));
    expect(extrasIn({ lines: [], total: usd(500) })).toEqual(usd(0));
  });

  it('INV-5 has moved when it alone costs something else, compared with the same extras on top', () => {
    expect(priceMoved(usd(500), { price: price(500) })).toBeNull();
    const now = price(520);
    expect(priceMoved(usd(500), { price: now })).toEqual({ before: usd(590), now });
    expect(priceMoved(usd(500), { price: now, reason: 'account' })).toMatchObject({ reason: 'account' });
  });

  it('is not compared across currencies', () => {
    expect(priceMoved({ amount: 500, currency: 'EUR' }, { price: price(520) })).toBeNull();
  });
});
