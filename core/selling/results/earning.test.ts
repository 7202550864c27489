import { describe, expect, it } from 'vitest';
import { earningOf } from './earning';

const usd = (amount: number) => ({ amount: Math.round(amount * 100), currency: 'USD' });

describe('what the agency earns', () => {
  it('SEC-35 is the price without the wholesale rate, and unknown to whom that is not sent', () => {
    expect(earningOf({ total: usd(1184.4), wholesale: usd(1072.18) })).toEqual(usd(112.22));
    expect(earningOf({ total: usd(1184.4) })).toBeNull();
  });
});
