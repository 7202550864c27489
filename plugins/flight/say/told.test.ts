import { describe, expect, it } from 'vitest';
import { visitedCities } from './told';

const leg = (from: string, to: string) =>
  ({ origin: { city: from }, destination: { city: to } }) as Parameters<typeof visitedCities>[0][number];

describe('where a trip leads', () => {
  it('is its destination, there and back or one way', () => {
    expect(visitedCities([leg('Lisbon', 'Oslo')])).toEqual(['Lisbon', 'Oslo'].slice(1));
    expect(visitedCities([leg('Lisbon', 'Oslo'), leg('Oslo', 'Lisbon')])).toEqual(['Oslo']);
  });

  it('is every city of several, without the one it begins in', () => {
    const trip = [leg('São Paulo', 'Lisbon'), leg('Lisbon', 'Paris'), leg('Paris', 'São Paulo')];
    expect(visitedCities(trip)).toEqual(['Lisbon', 'Paris']);
  });
});
