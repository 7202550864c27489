import { describe, expect, it } from 'vitest';
import { feeFor, readProductFees } from './fee';

describe('R225 the fee of a booking', () => {
  it("is the product's own where it has one, of nothing too", () => {
    expect(feeFor({ feeMinor: 500, productFees: { car: 250, hotel: 0 } }, 'car')).toBe(250);
    expect(feeFor({ feeMinor: 500, productFees: { car: 250, hotel: 0 } }, 'hotel')).toBe(0);
    expect(feeFor({ feeMinor: 500, productFees: { car: 250 } }, 'flight')).toBe(500);
    expect(feeFor({ feeMinor: 500 }, 'flight')).toBe(500);
  });

  it('is read from what is stored, without what cannot be a fee', () => {
    const stored = { car: 100_000_000, hotel: 100_000_001, flight: -1, activity: 1.5, cruise: '7', train: 0 };
    expect(readProductFees(stored)).toEqual({ car: 100_000_000, train: 0 });
    expect(readProductFees(null)).toEqual({});
    expect(readProductFees(undefined)).toEqual({});
    expect(readProductFees('none')).toEqual({});
  });
});
