import { describe, expect, it } from 'vitest';
import { instantOf } from './instant';

describe('times of a place', () => {
  it('become the instant that the clocks there mean', () => {
    expect(instantOf('2027-03-10T11:20', 'Europe/Lisbon').toISOString()).toBe('2027-03-10T11:20:00.000Z');
    expect(instantOf('2027-07-10T11:20', 'Europe/Lisbon').toISOString()).toBe('2027-07-10T10:20:00.000Z');
    expect(instantOf('2027-03-10T15:25', 'America/New_York').toISOString()).toBe('2027-03-10T20:25:00.000Z');
    expect(instantOf('2027-01-01T00:30', 'Pacific/Auckland').toISOString()).toBe('2026-12-31T11:30:00.000Z');
  });

  it('are right on the day the clocks change', () => {
    expect(instantOf('2027-03-28T00:30', 'Europe/Lisbon').toISOString()).toBe('2027-03-28T00:30:00.000Z');
    expect(instantOf('2027-03-28T02:30', 'Europe/Lisbon').toISOString()).toBe('2027-03-28T01:30:00.000Z');
  });
});
