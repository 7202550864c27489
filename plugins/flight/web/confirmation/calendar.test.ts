import { describe, expect, it } from 'vitest';
import { RESERVATION } from '../fixtures';
import { calendarOf, instantOf } from './calendar';

describe('times of airports', () => {
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

describe('calendar file', () => {
  const file = calendarOf(RESERVATION, new Date('2027-02-20T10:00:00Z'));

  it('has one entry a flight with its instants, places and locator', () => {
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file).toContain('DTSTART:20270310T112000Z\r\nDTEND:20270310T202500Z');
    expect(file).toContain('SUMMARY:TP 209 Lisbon (LIS) – New York (JFK)');
    expect(file).toContain('TP8Q2L');
  });

  it('folds long lines and escapes what the format uses itself', () => {
    const [leg] = RESERVATION.offer.flights;
    const origin = { ...leg!.origin, name: 'Aeroporto, Humberto; Delgado '.repeat(5) };
    const long = calendarOf({
      ...RESERVATION,
      offer: { ...RESERVATION.offer, flights: [{ ...leg!, segments: [{ ...leg!.segments[0]!, origin }] }] },
    });
    expect(long).toContain('Aeroporto\\, Humberto\\; Delgado');
    for (const line of long.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});
