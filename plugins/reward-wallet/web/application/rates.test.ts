import { expect, it } from 'vitest';
import { withRate, wrongRates } from './rates';

it('a product has a rate of its own, of nothing too, or goes by the general one', () => {
  expect(withRate({ car: 300 }, 'hotel', 0)).toEqual({ car: 300, hotel: 0 });
  expect(withRate({ car: 300, hotel: 0 }, 'car', null)).toEqual({ hotel: 0 });
});

it('a rate is between 0 and 20 %, with two decimals', () => {
  expect(wrongRates({ car: 0, hotel: 2_000 })).toEqual([]);
  expect(wrongRates({ car: -1, hotel: 2_001, flight: 1.5 })).toEqual(['car', 'hotel', 'flight']);
});
