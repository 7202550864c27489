import { expect, it } from 'vitest';
import { perNight } from './sell-stay';

it.each([
  [30_000, 3, 10_000],
  [30_001, 3, 10_001],
  [29_999, 3, 10_000],
  [1, 7, 1],
  [0, 7, 0],
])(
  'G69 of %i for %i nights one is %i: never less than the whole, nor more by a unit',
  (total, nights, one) => {
    expect(perNight({ amount: total, currency: 'JPY' }, nights)).toEqual({ amount: one, currency: 'JPY' });
  },
);
