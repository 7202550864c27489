import { describe, expect, it } from 'vitest';
import { splitTotal } from './split';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('splitting a total', () => {
  it('INV-4 loses no minor unit to rounding: the last part takes what is left', () => {
    expect(splitTotal(usd(100), [1, 1, 1])).toEqual([usd(33), usd(33), usd(34)]);
    expect(splitTotal(usd(5), [1, 1])).toEqual([usd(3), usd(2)]);
  });

  it('goes by proportion', () => {
    expect(splitTotal(usd(1000), [700, 200, 100])).toEqual([usd(700), usd(200), usd(100)]);
  });

  it('gives everything to the last part where no part weighs anything', () => {
    expect(splitTotal(usd(7), [0, 0])).toEqual([usd(0), usd(7)]);
  });
});
