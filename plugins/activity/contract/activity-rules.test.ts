import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationsOf, NOTHING_HELD, timesOfDayOf, withAnswer } from './found-rules';
import { isFreeAtFirst, type Moment, refundOf, refundPercent, STANDARD_REFUND } from './refund';
import { ACTIVITY_STATUSES, mayBeCancelled, shownStatus } from './statuses';
import { type Capacity, categoryAt, checkTravelers, USUAL_CAPACITY, youngest } from './travelers';
import {
  ACTIVITY_CONFIRMED_WITHIN_HOURS,
  ACTIVITY_PAGE_LIMIT,
  GUIDE_TYPES,
  TOUR_LANGUAGES,
  TRAVELER_CATEGORIES,
} from './vocabulary';

describe('what is found', () => {
  const page = (count: number, from = 0) => ({
    data: Array.from({ length: count }, (_, at) => from + at),
    totalRecords: 120,
  });

  it('R315 pages of 50 are appended', () => {
    expect(ACTIVITY_PAGE_LIMIT).toBe(50);
    const second = withAnswer(withAnswer(NOTHING_HELD, page(50), 1), page(50, 50), 2);
    expect(second.activities).toHaveLength(100);
    expect(second.activities[50]).toBe(50);
    expect(withAnswer(second, page(20, 100), 3).activities).toHaveLength(120);
  });

  it.each([
    [50, true],
    [49, false],
    [0, false],
  ])('R316 after a page of %i there are more: %s', (count, hasMore) => {
    expect(withAnswer(NOTHING_HELD, page(count), 1)).toMatchObject({ hasMore, totalRecords: 120 });
  });

  it('R317 a failure empties it', () => {
    expect(withAnswer(withAnswer(NOTHING_HELD, page(50), 1), null, 2)).toEqual(NOTHING_HELD);
  });

  it('R318 the first page of a changed search takes the place of everything', () => {
    const before = withAnswer(withAnswer(NOTHING_HELD, page(50), 1), page(50, 50), 2);
    expect(withAnswer(before, page(3, 900), 1).activities).toEqual([900, 901, 902]);
  });

  it.each([
    [30, 30, ['upTo1Hour']],
    [60, 60, ['upTo1Hour', '1To4Hours']],
    [61, 61, ['1To4Hours']],
    [240, 240, ['1To4Hours', '4HoursTo1Day']],
    [480, 480, ['4HoursTo1Day']],
    [1440, 1440, ['4HoursTo1Day', '1To3Days']],
    [4320, 4320, ['1To3Days', '3DaysOrMore']],
    [10_000, 10_000, ['3DaysOrMore']],
    [30, 300, ['upTo1Hour', '1To4Hours', '4HoursTo1Day']],
  ])('R319 G28 %i to %i minutes pass %j', (least, most, passed) => {
    expect(durationsOf({ least, most })).toEqual(passed);
  });

  it('R319 every duration passes a filter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (least) => {
        expect(durationsOf({ least, most: least }).length).toBeGreaterThan(0);
      }),
    );
  });

  it('R320 G29 start times pass the part of the day in which they lie; before six none', () => {
    expect(timesOfDayOf(['06:00'])).toEqual(['morning']);
    expect(timesOfDayOf(['11:59'])).toEqual(['morning']);
    for (const start of ['12:00', '16:59']) expect(timesOfDayOf([start]), start).toEqual(['afternoon']);
    for (const start of ['17:00', '23:59']) expect(timesOfDayOf([start]), start).toEqual(['evening']);
    for (const start of ['05:59', '00:00']) expect(timesOfDayOf([start]), start).toEqual([]);
    expect(timesOfDayOf(['18:00', '09:30'])).toEqual(['morning', 'evening']);
    expect(timesOfDayOf([])).toEqual([]);
  });
});

describe('who takes part', () => {
  const capacity: Capacity = {
    min: 2,
    max: 6,
    needsAdult: true,
    bands: [
      { category: 'CHILD', fromAge: 4, toAge: 11, min: 0, max: 3 },
      { category: 'YOUTH', fromAge: 12, toAge: 17, min: 0, max: 4 },
      { category: 'ADULT', fromAge: 18, toAge: 120, min: 0, max: 6 },
    ],
  };

  it('R329 are of the categories of the specification', () => {
    expect(TRAVELER_CATEGORIES).toEqual(['ADULT', 'CHILD', 'SENIOR', 'YOUTH', 'INFANT', 'TRAVELER']);
  });

  it('R335 are guided in 52 languages, by somebody, by sound or in writing', () => {
    expect(GUIDE_TYPES).toEqual(['GUIDE', 'AUDIO', 'WRITTEN']);
    expect(new Set(TOUR_LANGUAGES).size).toBe(52);
    for (const language of TOUR_LANGUAGES)
      expect(new Intl.DisplayNames('en', { type: 'language' }).of(language)).not.toBe(language);
  });

  it('R327 takes at least one', () => {
    expect(checkTravelers({}, capacity)).toEqual({ problem: 'nobody' });
    expect(checkTravelers({ ADULT: 0 }, capacity)).toEqual({ problem: 'nobody' });
  });

  it('R328 G61 has its own minimum and maximum, and one of each category', () => {
    expect(checkTravelers({ ADULT: 7 }, capacity)).toEqual({ problem: 'tooMany', most: 6 });
    expect(checkTravelers({ ADULT: 6 }, capacity)).toBeNull();
    expect(checkTravelers({ ADULT: 1 }, capacity)).toEqual({ problem: 'tooFew', least: 2 });
    expect(checkTravelers({ ADULT: 1, CHILD: 4 }, capacity)).toEqual({
      problem: 'tooManyOf',
      category: 'CHILD',
      limit: 3,
    });
    const led = {
      ...capacity,
      bands: capacity.bands.map((band) => ({ ...band, min: band.toAge > 17 ? 1 : 0 })),
    };
    expect(checkTravelers({ YOUTH: 2 }, led)).toEqual({ problem: 'tooFewOf', category: 'ADULT', limit: 1 });
  });

  it('refuses who has no band, and children by themselves', () => {
    expect(checkTravelers({ ADULT: 2, INFANT: 1 }, capacity)).toEqual({
      problem: 'unknownCategory',
      category: 'INFANT',
    });
    expect(checkTravelers({ CHILD: 2 }, capacity)).toEqual({ problem: 'adultNeeded' });
    expect(checkTravelers({ CHILD: 2 }, { ...capacity, needsAdult: false })).toBeNull();
    expect(checkTravelers({ CHILD: 2, ADULT: 0 }, capacity)).toEqual({ problem: 'adultNeeded' });
    expect(checkTravelers({ CHILD: 2, ADULT: 1 }, capacity)).toBeNull();
    expect(checkTravelers({ ADULT: 2, INFANT: 0 }, capacity)).toBeNull();
  });

  it('knows who is too young before anybody pays', () => {
    expect(categoryAt(3, capacity)).toBeNull();
    expect(categoryAt(4, capacity)).toBe('CHILD');
    expect(categoryAt(11, capacity)).toBe('CHILD');
    expect(categoryAt(12, capacity)).toBe('YOUTH');
    expect(youngest(capacity)).toBe(4);
    expect(USUAL_CAPACITY).toEqual({ min: 1, max: 15 });
  });
});

describe('what comes back', () => {
  const start = Date.parse('2027-03-10T14:00:00Z');
  const at = (now: string, startDay = '2027-03-10'): Moment => ({
    start,
    now: Date.parse(now),
    startDay,
    today: now.slice(0, 10),
  });

  it('R338 G91 everything until 24 hours before, exactly 24 included, and nothing later', () => {
    expect(refundPercent(STANDARD_REFUND, at('2027-03-09T14:00:00.000Z'))).toBe(100);
    expect(refundPercent(STANDARD_REFUND, at('2027-03-09T14:00:00.001Z'))).toBe(0);
    expect(refundPercent(STANDARD_REFUND, at('2027-03-10T15:00:00Z'))).toBe(0);
    expect(isFreeAtFirst(STANDARD_REFUND)).toBe(true);
  });

  it('R339 G91 by tiers of days on the calendar of the place, in any order', () => {
    const policy = {
      kind: 'days',
      tiers: [
        { daysBefore: 2, percent: 50 },
        { daysBefore: 7, percent: 100 },
      ],
    } as const;
    expect(refundPercent(policy, at('2027-03-03T23:59:00Z'))).toBe(100);
    const turned = { ...policy, tiers: policy.tiers.toReversed() };
    expect(refundPercent(turned, at('2027-03-03T23:59:00Z'))).toBe(100);
    expect(refundPercent(policy, at('2027-03-04T00:00:00Z'))).toBe(50);
    expect(refundPercent(policy, at('2027-03-08T23:00:00Z'))).toBe(50);
    expect(refundPercent(policy, at('2027-03-09T00:00:00Z'))).toBe(0);
    // Where it takes place it is a day later already.
    expect(refundPercent(policy, { ...at('2027-03-03T23:59:00Z'), today: '2027-03-04' })).toBe(50);
    expect(isFreeAtFirst(policy)).toBe(true);
  });

  it('nothing where nothing does, and nothing once it has begun', () => {
    expect(refundPercent({ kind: 'none' }, at('2027-01-01T00:00:00Z'))).toBe(0);
    expect(isFreeAtFirst({ kind: 'none' })).toBe(false);
    expect(isFreeAtFirst({ kind: 'days', tiers: [{ daysBefore: 3, percent: 50 }] })).toBe(false);
    const always = { kind: 'days', tiers: [{ daysBefore: 0, percent: 100 }] } as const;
    expect(refundPercent(always, at('2027-03-10T13:59:59Z'))).toBe(100);
    expect(refundPercent(always, at('2027-03-10T14:00:00Z'))).toBe(0);
  });

  it('never more than was paid, never less than its percent', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const back = refundOf(amount, percent);
        expect(back).toBeLessThanOrEqual(amount);
        expect(back * 100).toBeGreaterThanOrEqual(amount * percent);
      }),
    );
  });
});

describe('statuses', () => {
  it('R337 a booking is confirmed within 48 hours', () => {
    expect(ACTIVITY_CONFIRMED_WITHIN_HOURS).toBe(48);
  });

  it('R340 are five, and the word that a cancelled one is stored with', () => {
    expect(ACTIVITY_STATUSES).toEqual([
      'confirmed',
      'cancelled',
      'in progress',
      'pending',
      'failed',
      'CANCELED',
    ]);
  });

  it('R340 G14 every spelling is one word', () => {
    expect(ACTIVITY_STATUSES.map(shownStatus)).toEqual([
      'confirmed',
      'cancelled',
      'in progress',
      'pending',
      'failed',
      'cancelled',
    ]);
    expect(['CONFIRMED', 'IN_PROGRESS', ' Cancelled ', 'REJECTED'].map(shownStatus)).toEqual([
      'confirmed',
      'in progress',
      'cancelled',
      'failed',
    ]);
    expect(['on hold', 'constructor', ''].map(shownStatus)).toEqual([null, null, null]);
  });

  it('G117 what is cancelled or failed is not cancelled; the rest the server decides', () => {
    expect(['CANCELED', 'cancelled', 'failed', 'Rejected'].map(mayBeCancelled)).toEqual(Array(4).fill(false));
    expect(['confirmed', 'pending', 'in progress', 'on hold'].map(mayBeCancelled)).toEqual(
      Array(4).fill(true),
    );
  });
});
