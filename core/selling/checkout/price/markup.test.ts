import { describe, expect, it } from 'vitest';
import type { Price } from '../../../contract/bookings/booking';
import { agencyFeeOf, MARKUP_DEFAULTS, markupPercent, markupProblem } from './markup';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const price: Price = {
  lines: [],
  total: usd(57_000),
  staff: {
    wholesale: usd(50_000),
    agencyMarkup: usd(6_250),
    agencyFee: usd(750),
    commission: usd(6_250),
    retail: null,
    published: null,
  },
};

describe('the markup of one price', () => {
  it.each([
    [null, 'Markup must be more than 0'],
    [0, 'Markup must be more than 0'],
    [-1, 'Markup must be more than 0'],
    [Number.NaN, 'Markup must be more than 0'],
    [100.01, 'Markup must be between 0 and 100'],
    [100, undefined],
    [0.5, undefined],
  ])('R224 G11 %s is judged in the words of the rule', (value, text) => {
    expect(markupProblem(value)?.message).toBe(text);
  });

  it('R225 is a percentage and the fee is nothing, where nobody chose anything else', () => {
    expect(MARKUP_DEFAULTS).toEqual({ markupType: 'percent', agencyFee: 0 });
    expect(agencyFeeOf({ lines: [], total: usd(1) })).toBe(0);
    expect(agencyFeeOf(price)).toBe(750);
  });

  it('G69 is read back from a price in percent of wholesale', () => {
    expect(markupPercent(price)).toBe(12.5);
    expect(markupPercent({ lines: [], total: usd(1) })).toBe(0);
    expect(markupPercent({ ...price, staff: { ...price.staff!, wholesale: usd(0) } })).toBe(0);
  });
});
