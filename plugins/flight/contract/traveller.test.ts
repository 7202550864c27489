import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { Refusal } from '@/core/contract/refusal';
import { flightRefusals, travellerRefusals } from './refusals';
import {
  AGES,
  agedOtherwise,
  lastFlightDay,
  type OfAge,
  PASSENGER_TYPES,
  passengerTypeOn,
  seatsByAge,
  TravellerCounts,
  typeOfAge,
  typesOf,
} from './traveller';

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

const anAge = fc.option(fc.integer({ min: -1, max: 20 }));
const counts = fc.record({
  adults: fc.integer({ min: 1, max: 5 }),
  children: fc.integer({ min: 0, max: 4 }),
  infants: fc.integer({ min: 0, max: 1 }),
});

describe('ages of a search', () => {
  const family = { adults: 1, children: 1, infants: 1 };
  const said = (ages: unknown) =>
    z
      .safeParse(TravellerCounts, { ...family, ages })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('may be left out, or open for anybody', () => {
    expect(z.parse(TravellerCounts, family)).toEqual(family);
    for (const ages of [
      [null, null, null],
      [null, 7, null],
      [17, 11, 0],
      [12, 2, 1],
    ])
      expect(z.parse(TravellerCounts, { ...family, ages })).toEqual({ ...family, ages });
  });

  it('G10 are of their types, one a traveller; what is wrong is said in words', () => {
    const told = ({ reason }: Refusal) => [['ages', reason]];
    expect(said([null, 7])).toEqual(told(flightRefusals.ageEach));
    expect(said([null, 7, 1, 1])).toEqual(told(flightRefusals.ageEach));
    expect(said([18, 7, 1])).toEqual(told(flightRefusals.ageOfAdult));
    expect(said([11, 7, 1])).toEqual(told(flightRefusals.ageOfAdult));
    expect(said([null, 12, 1])).toEqual(told(travellerRefusals.CHD));
    expect(said([null, 1, 1])).toEqual(told(travellerRefusals.CHD));
    expect(said([null, 7, 2])).toEqual(told(travellerRefusals.INF));
    expect(said([null, 7, -1])).toEqual(told(travellerRefusals.INF));
    expect(said([null, 7.5, 1])).toHaveLength(1);
    expect(said('7')).toHaveLength(1);
  });

  it('SEC-34 are taken exactly where there is one a traveller and each is of its type', () => {
    fc.assert(
      fc.property(counts, fc.array(anAge, { maxLength: 11 }), (travellers, ages) => {
        const types = typesOf(travellers);
        const fits =
          ages.length === types.length &&
          ages.every((age, at) => age === null || (age >= 0 && age < 18 && typeOfAge(age) === types[at]));
        expect(z.safeParse(TravellerCounts, { ...travellers, ages }).success).toBe(fits);
      }),
    );
  });
});

describe('who sits in which seat of a price', () => {
  const person = fc
    .constantFrom(...PASSENGER_TYPES)
    .chain((type): fc.Arbitrary<OfAge> => fc.option(fc.integer(AGES[type])).map((age) => ({ type, age })));

  it('is of the very age that was said, or of the type where none was', () => {
    fc.assert(
      fc.property(fc.array(person, { maxLength: 8 }), fc.array(person, { maxLength: 8 }), (seats, people) => {
        const taken = seatsByAge(seats, people);
        expect(taken).toHaveLength(people.length);
        const sat = taken.filter((seat) => seat >= 0);
        expect(new Set(sat).size).toBe(sat.length);
        taken.forEach((at, index) => {
          const { type, age } = people[index]!;
          if (at >= 0) expect([null, age]).toContain(seats[at]!.age);
          if (at >= 0) expect(seats[at]!.type).toBe(type);
          const wouldFit = (seat: OfAge, nth: number) =>
            !taken.includes(nth) && seat.type === type && (seat.age === null || seat.age === age);
          if (at < 0) expect(seats.some(wouldFit)).toBe(false);
        });
      }),
    );
  });

  it('is found whatever the order in which people are named', () => {
    fc.assert(
      fc.property(
        fc
          .array(person, { maxLength: 8 })
          .chain((seats) =>
            fc.tuple(fc.constant(seats), fc.shuffledSubarray(seats, { minLength: seats.length })),
          ),
        ([seats, people]) => {
          // Somebody in a seat without an age is of any age of the type.
          const named = people.map(({ type, age }) => ({ type, age: age ?? AGES[type].min }));
          expect(seatsByAge(seats, named)).not.toContain(-1);
        },
      ),
    );
  });

  const ages = { said: [null, 9, 4], on: '2027-03-20' };
  const born = (...days: string[]) =>
    days.map((birthDate, at) => ({
      birthDate,
      passengerType: at === 0 ? ('ADT' as const) : ('CHD' as const),
    }));

  it('tells of whom the price was not made, and of which age it was', () => {
    const adult = '1988-06-02';
    expect(agedOtherwise(born(adult, '2018-01-01', '2023-01-01'), ages)).toEqual([null, null, null]);
    // Brothers and sisters in another order are the same family.
    expect(agedOtherwise(born(adult, '2023-01-01', '2018-01-01'), ages)).toEqual([null, null, null]);
    expect(agedOtherwise(born(adult, '2019-01-01', '2023-01-01'), ages)).toEqual([null, 9, null]);
    expect(agedOtherwise(born(adult, '2023-01-01', '2019-01-01'), ages)).toEqual([null, null, 9]);
    expect(agedOtherwise(born(adult, '', '2019-01-01'), ages)).toEqual([null, null, 4]);
    expect(agedOtherwise(born(adult, '2019-01-01', '2019-01-01'), undefined)).toEqual([null, null, null]);
  });

  it('goes by the day of the last flight: a birthday on the way counts', () => {
    expect(agedOtherwise(born('1988-06-02', '2018-03-20', '2023-03-20'), ages)).toEqual([null, null, null]);
    expect(agedOtherwise(born('1988-06-02', '2018-03-20', '2023-03-21'), ages)).toEqual([null, null, 4]);
    expect(agedOtherwise(born('1988-06-02', '2017-03-20', '2023-03-20'), ages)).toEqual([null, 9, null]);
  });
});
