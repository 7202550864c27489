import { expect, it } from 'vitest';
import { splitFares } from './sell';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const fare = (passengerType: 'ADT' | 'CHD', count: number, base: number, taxes: number) => ({
  ...{ passengerType, count },
  base: usd(base),
  taxes: usd(taxes),
});

it('G69 INV-4 each type of traveller pays by what it costs with its taxes, and all together the total', () => {
  // A child whose fare is nothing still has its airport taxes.
  const fares = [fare('ADT', 2, 20_000, 4_000), fare('CHD', 1, 0, 2_000)] as never;
  expect(splitFares({ fares }, usd(26_001))).toEqual([
    { passengerType: 'ADT', count: 2, total: usd(24_001) },
    { passengerType: 'CHD', count: 1, total: usd(2_000) },
  ]);
});
