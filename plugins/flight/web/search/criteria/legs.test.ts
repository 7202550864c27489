import { describe, expect, it } from 'vitest';
import { fillCriteria } from './criteria';
import { readLegs, writeLegs } from './legs';
import { routeTitle } from './route-title';

describe('flights in an address', () => {
  it('R185 reads what it writes', () => {
    const text = 'LIS.JFK.2026-12-01~JFK.SFO.2026-12-05';
    expect(readLegs(text)).toEqual([
      { from: 'LIS', to: 'JFK', date: '2026-12-01' },
      { from: 'JFK', to: 'SFO', date: '2026-12-05' },
    ]);
    expect(writeLegs(readLegs(text))).toBe(text);
    expect(encodeURIComponent(text)).toBe(text);
  });

  it('reads tolerantly: what is malformed is not chosen, what says nothing is left out', () => {
    expect(readLegs(' lis.jfk.2026-02-30 ~~.~New York.SFO.2026-12-05')).toEqual([
      { from: 'LIS', to: 'JFK', date: null },
      { from: null, to: 'SFO', date: '2026-12-05' },
    ]);
    expect(readLegs('')).toEqual([]);
    expect(writeLegs(readLegs('LIS'))).toBe('LIS..');
  });

  it('reads six flights at most, and fills a trip up to two', () => {
    expect(readLegs(Array.from({ length: 9 }, () => 'LIS.JFK.2026-12-01').join('~'))).toHaveLength(6);
    expect(fillCriteria({ trip: 'multi-city', from: 'LIS', to: 'JFK' }, '2026-11-20').legs).toEqual([
      { from: 'LIS', to: 'JFK', date: '2026-11-21' },
      { from: 'JFK', to: null, date: null },
    ]);
  });
});

describe('title of a trip', () => {
  const names: Record<string, string> = {
    LIS: 'Lisbon',
    JFK: 'New York',
    SFO: 'San Francisco',
    BOS: 'Boston',
  };
  const title = (criteria: Parameters<typeof fillCriteria>[0]) =>
    routeTitle(fillCriteria(criteria), (code) => names[code] ?? code);

  it('names the places in the order of travelling', () => {
    expect(title({ legs: 'LIS.JFK.2026-12-01~JFK.SFO.2026-12-05' })).toBe(
      'Lisbon – New York – San Francisco',
    );
    expect(title({ from: 'LIS', to: 'JFK' })).toBe('Lisbon – New York');
    expect(title({ trip: 'one-way', from: 'LIS', to: 'XXX' })).toBe('Lisbon – XXX');
  });

  it('begins anew where a flight leaves from elsewhere, and leaves out what is not chosen', () => {
    expect(title({ legs: 'LIS.JFK.2026-12-01~BOS.SFO.2026-12-05' })).toBe(
      'Lisbon – New York, Boston – San Francisco',
    );
    expect(title({ legs: 'LIS.JFK.2026-12-01~JFK..2026-12-05' })).toBe('Lisbon – New York');
    expect(title({})).toBe('');
  });
});
