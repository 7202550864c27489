import { describe, expect, it } from 'vitest';
import { earnedBy, paidByWallet } from './usable';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('G131 what a wallet pays of a price', () => {
  it('is all that it may unless less is wanted, and never more', () => {
    expect(paidByWallet(usd(5_000), null)).toEqual(usd(5_000));
    expect(paidByWallet(usd(5_000), 1_250)).toEqual(usd(1_250));
    expect(paidByWallet(usd(5_000), 9_000)).toEqual(usd(5_000));
    expect(paidByWallet(usd(5_000), -1)).toEqual(usd(0));
  });

  it('leaves a rest that earns, rounded down', () => {
    expect(earnedBy(usd(9_999), 100)).toEqual(usd(99));
    expect(earnedBy(usd(0), 2_000)).toEqual(usd(0));
  });
});
