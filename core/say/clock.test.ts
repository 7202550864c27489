import { describe, expect, it } from 'vitest';
import { dayAt, isAhead } from './clock';

const NOW = new Date('2027-03-12T10:30:00Z');

describe('what can still be sold', () => {
  it('is what begins later, on the clocks of its place', () => {
    expect(isAhead('2027-03-12T10:29', 'UTC', NOW)).toBe(false);
    expect(isAhead('2027-03-12T10:31', 'UTC', NOW)).toBe(true);
    expect(isAhead('2027-03-12T11:00', 'Europe/Oslo', NOW)).toBe(false);
    expect(isAhead('2027-03-12T01:00', 'Pacific/Honolulu', NOW)).toBe(true);
  });

  it('is what is for a day, as long as that lasts there', () => {
    expect(isAhead('2027-03-12', 'Europe/Oslo', NOW)).toBe(true);
    expect(isAhead('2027-03-11', 'Europe/Oslo', NOW)).toBe(false);
    expect(isAhead('2027-03-12', 'Pacific/Kiritimati', NOW)).toBe(false);
    expect(isAhead('2027-03-11', 'Pacific/Pago_Pago', NOW)).toBe(true);
  });

  it('goes by the calendar of a place', () => {
    expect([dayAt(NOW, 'Pacific/Kiritimati'), dayAt(NOW, 'Pacific/Pago_Pago')]).toEqual([
      '2027-03-13',
      '2027-03-11',
    ]);
  });
});
