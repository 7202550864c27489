import { expect, it } from 'vitest';
import { sell, splitFares } from './sell';

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

it('G69 SEC-35 staff read what a flight costs and who supplies it, and nobody else does', () => {
  const offer = {
    ...{ id: 'o1', supplier: 'secret-air', seller: 'Secret Consolidator', flights: [] },
    ...{ fares: [fare('ADT', 1, 20_000, 4_000)], base: usd(20_000), taxes: usd(4_000), published: null },
  } as never;
  const terms = { markupBasisPoints: 1_000, feeMinor: 500 };
  const staff = sell(offer, terms, true);
  expect(staff).toMatchObject({
    ...{ totalAmount: usd(26_900), wholesale: usd(24_000), agencyFee: usd(500) },
    ...{ supplier: 'secret-air', seller: 'Secret Consolidator' },
  });
  const traveler = sell(offer, terms, false);
  expect(traveler.totalAmount).toEqual(usd(26_900));
  expect(JSON.stringify(traveler)).not.toMatch(/secret|24000|wholesale|agencyFee/i);
});
