import { expect, it } from 'vitest';
import { clampRating } from './rating-value';

it('R060 clamps star ratings to 0..5', () => {
  expect([-1, 0, 3.5, 5, 7, Number.NaN, Infinity].map(clampRating)).toEqual([0, 0, 3.5, 5, 5, 0, 5]);
});
