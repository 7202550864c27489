import { describe, expect, it } from 'vitest';
import { TRAVELLER_GROUPS, clampCount, stepTravellers, totalTravellers, travellerCodes } from './travellers';

const family = { adults: 2, children: 1, infants: 1 };

describe('traveller counter', () => {
  it('R055 changes a group by one per press and leaves the others alone', () => {
    expect(stepTravellers(family, 'children', 1)).toEqual({ adults: 2, children: 2, infants: 1 });
    expect(stepTravellers(family, 'adults', -1)).toEqual({ adults: 1, children: 1, infants: 1 });
  });

  it('R056 keeps at least one adult and none of the others below zero', () => {
    expect(stepTravellers({ adults: 1, children: 0, infants: 0 }, 'adults', -1).adults).toBe(1);
    expect(stepTravellers({ adults: 1, children: 0, infants: 0 }, 'children', -1).children).toBe(0);
    expect(clampCount('infants', -3)).toBe(0);
  });

  it('R057 stops at five of a group', () => {
    expect(stepTravellers({ adults: 5, children: 5, infants: 0 }, 'adults', 1).adults).toBe(5);
    expect(clampCount('children', 12)).toBe(5);
  });

  it('R059 gives every group its code and only adults a seat', () => {
    expect(TRAVELLER_GROUPS.map(({ code, seat }) => [code, seat])).toEqual([
      ['ADT', true],
      ['CHD', false],
      ['INF', false],
    ]);
    expect(travellerCodes(family)).toEqual(['ADT', 'ADT', 'CHD', 'INF']);
  });

  it('reads anything from an address as a count', () => {
    expect(clampCount('adults', 'two')).toBe(1);
    expect(clampCount('adults', '3')).toBe(3);
    expect(clampCount('adults', 2.9)).toBe(2);
    expect(totalTravellers(family)).toBe(4);
  });
});
