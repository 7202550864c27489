import { describe, expect, it } from 'vitest';
import { lastFlightDay, passengerTypeOn } from './traveller';

const leg = (...takeOffs: string[]) => ({
  departureTime: takeOffs[0]!,
  segments: takeOffs.map((departureTime) => ({ departureTime })),
});

describe('the day on which ages count', () => {
  it('G10 is that of the last take-off, also of one after midnight', () => {
    expect(lastFlightDay([leg('2027-03-10T10:00'), leg('2027-03-18T21:00', '2027-03-19T01:30')])).toBe(
      '2027-03-19',
    );
    expect(lastFlightDay([])).toBe('');
  });

  it('G10 R223 a birthday on the way changes the type', () => {
    const day = lastFlightDay([leg('2027-03-10T10:00'), leg('2027-03-18T21:00')]);
    expect(passengerTypeOn('2025-03-18', day)).toBe('CHD');
    expect(passengerTypeOn('2025-03-19', day)).toBe('INF');
    expect(passengerTypeOn('2015-03-18', day)).toBe('ADT');
    expect(passengerTypeOn('2015-03-19', day)).toBe('CHD');
  });
});
