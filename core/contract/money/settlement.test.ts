import { describe, expect, it } from 'vitest';
import { settlementOf } from './settlement';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const total = usd(10_000);

describe('INV-2 what becomes of the money of a booking that is cancelled', () => {
  it('is what was charged, split into what is returned and what is kept', () => {
    expect(settlementOf({ total }, { refund: 7_500, isProtected: false, isPaid: true })).toEqual({
      charged: usd(10_000),
      returned: usd(7_500),
      kept: usd(2_500),
      keptBy: 'terms',
    });
  });

  it('names protection where that kept its price', () => {
    expect(settlementOf({ total }, { refund: 9_400, isProtected: true, isPaid: true })).toMatchObject({
      kept: usd(600),
      keptBy: 'protection',
    });
  });

  it('names nobody where nothing is kept', () => {
    expect(settlementOf({ total }, { refund: 10_000, isProtected: true, isPaid: true })).toMatchObject({
      kept: usd(0),
      keptBy: null,
    });
  });

  it('is nothing where nothing was ever paid', () => {
    expect(settlementOf({ total }, { refund: 10_000, isProtected: false, isPaid: false })).toEqual({
      charged: usd(0),
      returned: usd(0),
      kept: usd(0),
      keptBy: null,
    });
  });
});
