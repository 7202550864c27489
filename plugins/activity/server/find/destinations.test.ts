import { expect, test } from 'vitest';
import { findDestinations } from './destinations';

const countsOf = (text: string, countAround: () => number | null) =>
  findDestinations(text, { language: 'en', countAround }, 8).map(({ activityCount }) => activityCount);

test('R313 where no supplier says how much there is, no place is left out for it', () => {
  for (const text of ['', 'lisbon', 'portugal']) {
    const counts = countsOf(text, () => null);
    expect(counts.length, text).toBeGreaterThan(0);
    expect(new Set(counts), text).toEqual(new Set([null]));
  }
  expect(countsOf('', () => 0)).toEqual([]);
});
