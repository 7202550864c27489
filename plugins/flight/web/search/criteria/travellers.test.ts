import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { TravellerCounts, typesOf } from '../../../contract';
import {
  type TravellerGroup,
  TRAVELLER_GROUPS,
  agesOf,
  clampCount,
  fitTravellers,
  readAges,
  setAges,
  setTravellers,
  totalTravellers,
  travellerCodes,
  travellerRange,
  withAges,
  writeAges,
} from './travellers';

/** One press of plus or minus. */
const stepTravellers = (counts: TravellerCounts, group: TravellerGroup, by: 1 | -1) =>
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

describe('ages', () => {
  const GROUPS = TRAVELLER_GROUPS.map(({ group }) => group);
  const press = fc.record({
    group: fc.constantFrom(...GROUPS),
    count: fc.integer({ min: -1, max: 7 }),
    ages: fc.option(fc.array(fc.option(fc.integer({ min: -2, max: 20 })), { maxLength: 6 })),
  });

  it('SEC-34 fit the travelers after any presses, and go to the address and back', () => {
    fc.assert(
      fc.property(fc.array(press, { maxLength: 12 }), (presses) => {
        let now: TravellerCounts = { adults: 1, children: 0, infants: 0 };
        for (const { group, count, ages } of presses)
          now = ages ? setAges(now, group, ages) : setTravellers(now, group, count);
        expect(z.safeParse(TravellerCounts, now).success, JSON.stringify(now)).toBe(true);
        expect(now.ages?.every((age) => age === null)).not.toBe(true);
        expect(fitTravellers({ ...now, ages: writeAges(now.ages) })).toEqual(now);
      }),
    );
  });

  it('SEC-34 of any address fit the travelers or are left open', () => {
    fc.assert(
      fc.property(
        fc.record({ adults: fc.integer(), children: fc.integer(), infants: fc.integer() }),
        fc.oneof(
          fc.string(),
          fc.array(fc.integer({ max: 30 })).map((ages) => ages.join('~')),
        ),
        (counts, ages) => {
          const fit = fitTravellers({ ...counts, ages });
          expect(z.safeParse(TravellerCounts, fit).success, JSON.stringify(fit)).toBe(true);
        },
      ),
    );
  });

  const said = withAges({ adults: 2, children: 2, infants: 1 }, [null, 15, 9, 4, 0]);

  it('stay with their travelers while others come and go; the last of a group goes first', () => {
    expect(setTravellers(said, 'adults', 3).ages).toEqual([null, 15, null, 9, 4, 0]);
    expect(setTravellers(said, 'children', 1).ages).toEqual([null, 15, 9, 0]);
    expect(setTravellers(said, 'infants', 0).ages).toEqual([null, 15, 9, 4]);
    expect(setTravellers(setTravellers(said, 'children', 1), 'children', 2).ages).toEqual([
      null,
      15,
      9,
      null,
      0,
    ]);
    expect(setAges(said, 'children', [9, 5]).ages).toEqual([null, 15, 9, 5, 0]);
    expect(GROUPS.map((group) => agesOf(said, group))).toEqual([[null, 15], [9, 4], [0]]);
    expect(typesOf(said)).toHaveLength(said.ages!.length);
  });

  it('are no part of a search in which none is said', () => {
    const open = setAges(setAges(setAges(said, 'adults', []), 'children', []), 'infants', []);
    expect(open).toEqual({ adults: 2, children: 2, infants: 1 });
    expect([writeAges(open.ages), writeAges([null, null]), writeAges(said.ages)]).toEqual([
      '',
      '',
      '~15~9~4~0',
    ]);
    expect(readAges('~15~x~-1~0')).toEqual([null, 15, null, null, 0]);
  });
});
