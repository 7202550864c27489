import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instants, shownBy, zones } from './testing/clocks';
import { isProtectedAt, isWorthProtecting, protectedUntil, protectionEnds } from './protected';

const START = '2027-05-01T10:00';
const at = (iso: string) => new Date(iso);

describe('protection', () => {
  it('G131 pays up to the day before the trip starts, by the clocks there, whatever the zone', () =>
    fc.assert(
      fc.property(instants, zones, fc.integer({ min: -2_000, max: 2_000 }), (starts, zone, minutes) => {
        const trip = { startsAt: shownBy(starts, zone), zone };
        const moment = new Date(starts.getTime() + minutes * 60_000);
        expect(isProtectedAt(trip, moment)).toBe(
          shownBy(moment, zone).slice(0, 10) < trip.startsAt.slice(0, 10),
        );
        const last = at(protectionEnds(trip));
        expect([isProtectedAt(trip, last), isProtectedAt(trip, new Date(last.getTime() + 60_000))]).toEqual([
          true,
          false,
        ]);
      }),
    ));

  it('G136 is worth something only while it pays for more than what is free anyway', () => {
    const now = at('2027-03-01T00:00:00Z');
    const worth = (freeUntil: string | null, moment = now) =>
      isWorthProtecting({ startsAt: START, zone: 'Europe/Lisbon', freeUntil }, moment);
    expect(worth(null)).toBe(true);
    expect(worth('2027-04-29T18:00:00Z')).toBe(true);
    // Lisbon's midnight is 23:00 UTC in summer: from then on it would pay nothing.
    expect(worth('2027-04-30T22:59:00Z')).toBe(true);
    expect(worth('2027-04-30T23:00:00Z')).toBe(false);
    expect(worth('2027-05-01T09:00:00Z')).toBe(false);
    expect(worth(null, at('2027-05-01T08:00:00Z'))).toBe(false);
  });

  it('of a price ends with the day before; there is none without its line, and none when it is over', () => {
    const trip = { startsAt: START, zone: 'Asia/Tokyo' };
    const price = { lines: [{ kind: 'base' }, { kind: 'protection' }] };
    const now = at('2027-04-30T12:00:00Z');
    expect(protectedUntil(price, trip, now)).toBe('2027-04-30T14:59:00.000Z');
    expect(protectedUntil({ lines: [{ kind: 'base' }] }, trip, now)).toBeNull();
    expect(protectedUntil(price, trip, at('2027-04-30T15:00:00Z'))).toBeNull();
  });
});
