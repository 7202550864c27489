import { expect, it } from 'vitest';
import { isDay } from '@/core/contract/date';
import { search as activitySearches } from './SearchPanel';

it('R349 a search of any day is kept until the last day that the server takes', () => {
  const anyDay = activitySearches.lastDay({ destination: 'LIS' });
  expect(isDay(anyDay)).toBe(true);
  expect(isDay(`${Number(anyDay.slice(0, 4)) + 1}-01-01`)).toBe(false);
  expect(activitySearches.lastDay({ destination: 'LIS', from: '2027-03-08' })).toBe('2027-03-08');
});
