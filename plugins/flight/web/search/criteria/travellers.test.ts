import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { TravellerCounts } from '../../../contract';
import {
  TRAVELLER_GROUPS,
  clampCount,
  fitTravellers,
  setTravellers,
  totalTravellers,
  travellerCodes,
  travellerRange,
} from './travellers';

/** One press of plus or minus. */
const stepTravellers = (counts: TravellerCounts, group: keyof TravellerCounts, by: 1 | -1) =>
  setTravellers(counts, group, counts[group] + by);
const family = { adults: 2, children: 1, infants: 1 };

describe('traveller counter', () => {
  it('R055 changes a group by one per press and leaves the others alone', () => {
    expect(stepTravellers(family, 'children', 1)).toEqual({ adults: 2, children: 2, infants: 1 });
    expect(stepTravellers(family, 'adults', -1)).toEqual({ adults: 1, children: 1, infants: 1 });
  });

  it('R056 keeps at least one adult and none of the others below zero', () => {
    expect(stepTravellers({ adults: 1, children: 0, infants: 0 }, 'adults', -1).adults).toBe(1);
    expect(stepTravellers({ adults: 1, children: 0, infants: 0 }, 'children', -1).children).toBe(0);
    expect([clampCount('infants', -3), clampCount('children', -1)]).toEqual([0, 0]);
  });

  it('R057 stops at five of a group', () => {
    expect(stepTravellers({ adults: 5, children: 0, infants: 0 }, 'adults', 1).adults).toBe(5);
    expect([clampCount('children', 12), clampCount('infants', 6)]).toEqual([5, 5]);
  });

  it('G30 has one infant in lap per adult and says so', () => {
    expect(travellerRange({ adults: 1, children: 0, infants: 1 }, 'infants')).toMatchObject({
      max: 1,
      above: 'laps',
    });
    expect(stepTravellers({ adults: 1, children: 0, infants: 1 }, 'infants', 1).infants).toBe(1);
    expect(travellerRange({ adults: 5, children: 0, infants: 5 }, 'infants')).toMatchObject({
      max: 5,
      above: 'type',
    });
  });

  it('G30 keeps a lap for every infant while adults are taken away', () => {
    expect(travellerRange({ adults: 2, children: 0, infants: 2 }, 'adults')).toMatchObject({
      min: 2,
      below: 'laps',
    });
    expect(stepTravellers({ adults: 2, children: 0, infants: 2 }, 'adults', -1).adults).toBe(2);
    expect(stepTravellers({ adults: 2, children: 0, infants: 1 }, 'adults', -1).adults).toBe(1);
  });

  it('G30 has nine seats on a booking, of which infants in lap take none', () => {
    expect(travellerRange({ adults: 5, children: 4, infants: 5 }, 'children')).toMatchObject({
      max: 4,
      above: 'seats',
    });
    expect(travellerRange({ adults: 4, children: 5, infants: 0 }, 'adults')).toMatchObject({
      max: 4,
      above: 'seats',
    });
    expect(travellerRange({ adults: 4, children: 5, infants: 0 }, 'children')).toMatchObject({
      max: 5,
      above: 'type',
    });
  });

  it('G30 makes of any address travellers that the server takes', () => {
    for (let adults = -1; adults < 8; adults += 1)
      for (let children = -1; children < 8; children += 1)
        for (let infants = -1; infants < 8; infants += 1) {
          const fit = fitTravellers({ adults, children, infants });
          expect(z.safeParse(TravellerCounts, fit).success, JSON.stringify(fit)).toBe(true);
        }
    expect(fitTravellers({ adults: 1, infants: 3 })).toEqual({ adults: 1, children: 0, infants: 1 });
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
