import { describe, expect, it } from 'vitest';
import { priceBars, priceSpan, spanOf } from './price-bars';

const result = (...amounts: number[]) => amounts.map((amount) => ({ price: { amount, currency: 'USD' } }));

describe('how prices are spread', () => {
  it('counts each result once, at its cheapest, and reaches to the dearest there is', () => {
    const found = priceBars([result(5_000, 1_000), result(3_000), result(3_000)])!;
    expect(found).toMatchObject({ min: 1_000, max: 5_000, step: 40 });
    expect(found.bars).toHaveLength(24);
    expect([found.bars[0], found.bars[12]]).toEqual([1, 2]);
    expect(found.bars.reduce((sum, bar) => sum + bar, 0)).toBe(3);
  });

  it('has the dearest in the last bar, and an end that its steps reach', () => {
    const found = priceBars([result(100), result(352)])!;
    expect([found.bars[0], found.bars[23]]).toEqual([1, 1]);
    expect(priceBars([result(100), result(350)])).toMatchObject({ min: 100, max: 352, step: 3 });
    expect(priceBars([result(100), result(101)])).toMatchObject({ max: 101, step: 1 });
  });

  it('has nothing to show where all cost the same', () => {
    expect(priceBars([])).toBeNull();
    expect(priceBars([result(100), result(100)])).toBeNull();
  });

  it('leaves an end open that stands at its bound', () => {
    const bars = { min: 1_000, max: 5_000, step: 40, bars: [] };
    expect(spanOf([1_000, 5_000], bars)).toBeUndefined();
    expect(spanOf([1_000, 3_000], bars)).toEqual({ from: 0, to: 3_000 });
    expect(spanOf([2_000, 5_000], bars)).toEqual({ from: 2_000, to: Infinity });
  });
});

describe('a limit of prices', () => {
  it.each([
    ['2000-4000', { from: 2_000, to: 4_000 }],
    ['2000-', { from: 2_000, to: Infinity }],
    ['2000-2000', { from: 2_000, to: 2_000 }],
  ])('stands in an address as %s', (text, span) => {
    expect(priceSpan.read(text)).toEqual(span);
    expect(priceSpan.write(span)).toBe(text);
  });

  it.each(['', '-', '-4000', '2000', '4000-2000', '20.5-40', '1-2-3', 'x1-2', '1-2x'])(
    'is none where it cannot be read: %s',
    (text) => expect(priceSpan.read(text)).toBeUndefined(),
  );

  it('lets both of its ends pass', () => {
    const passes = priceSpan.asks({ from: 2_000, to: 4_000 });
    const amounts = [1_999, 2_000, 3_000, 4_000, 4_001];
    expect(amounts.filter((amount) => passes(result(amount)[0]!))).toEqual([2_000, 3_000, 4_000]);
  });
});
