import { describe, expect, it } from 'vitest';
import { addDays } from '@/server/selling/supplier/time';
import { activitiesIn, activityOfId, allActivities } from '../content/activities';
import { levelOn, netOf, taxed } from './net-price';
import { startsOn, takesPlace } from './open-days';
import { isScarce, placesLeft } from './places-left';
import { SOLD_AHEAD, daysIn, startsAt } from '@/plugins/activity/face/days';

const NOW = new Date('2027-01-10T12:00:00Z');
const TODAY = '2027-01-10';
const one = (kind: string, city = 'LIS') => activitiesIn(city).find((each) => each.kind.id === kind)!;
const year = daysIn({ from: TODAY, to: addDays(TODAY, SOLD_AHEAD) });

describe('the days of an activity', () => {
  it('R326 are those on which it takes place, ahead of now, within the timetable', () => {
    const cooking = one('cooking');
    expect(startsOn(cooking, '2027-01-09', NOW)).toEqual([]);
    expect(startsOn(cooking, addDays(TODAY, SOLD_AHEAD + 1), NOW)).toEqual([]);
    const open = year.filter((day) => takesPlace(cooking, day));
    const weekdays = new Set(open.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay()));
    expect(weekdays).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(open.length).toBeGreaterThan(210);
    expect(
      year.some((day) => weekdays.has(new Date(`${day}T00:00:00Z`).getUTCDay()) && !open.includes(day)),
    ).toBe(true);
  });

  it('sell a start until an hour before, on the clocks of the place, and what somebody has to answer two days before', () => {
    const day = year.find((each) => each > '2027-01-12' && takesPlace(one('visit'), each))!;
    const before = (time: string, minutes: number) =>
      new Date(Date.parse(startsAt(one('visit'), day, time)) - minutes * 60_000);
    expect(startsOn(one('visit'), day, before('11:30', 60))).toEqual(['11:30', '15:00']);
    expect(startsOn(one('visit'), day, before('11:30', 59))).toEqual(['15:00']);
    const trip = one('day-trip');
    const later = year.find((each) => each > '2027-01-20' && takesPlace(trip, each))!;
    const asked = (hours: number) =>
      startsOn(trip, later, new Date(Date.parse(startsAt(trip, later, '08:00')) - hours * 3_600_000));
    expect(asked(48)).toEqual(['08:00']);
    expect(asked(47)).toEqual([]);
  });

  it('have seasons: nobody surfs in the cold, and in the tropics one may all year', () => {
    const months = (city: string) => {
      const surf = one('surf', city);
      return new Set(year.filter((day) => takesPlace(surf, day)).map((day) => Number(day.slice(5, 7))));
    };
    expect(months('BCN').has(1)).toBe(false);
    expect(months('BCN').has(7)).toBe(true);
    expect(months('FLN').has(7)).toBe(false);
    expect(months('RIO').size).toBe(12);
  });
});

describe('the places of a start', () => {
  const starts = allActivities()
    .slice(0, 400)
    .flatMap((activity) =>
      [1, 30, 200].map((ahead) => {
        const start = {
          grade: activity.kind.grades[0]!,
          day: addDays(TODAY, ahead),
          time: activity.kind.starts[0] ?? null,
        };
        return { activity, ahead, left: placesLeft(activity, start, TODAY) };
      }),
    );

  it('sell out: sooner when it is near, never beyond what there are', () => {
    const share = (ahead: number) => {
      const own = starts.filter((each) => each.ahead === ahead);
      return own.reduce((sum, { activity, left }) => sum + left / activity.kind.places, 0) / own.length;
    };
    expect(share(1)).toBeLessThan(share(30));
    expect(share(30)).toBeLessThan(share(200));
    for (const { activity, left } of starts) expect(left).toBeLessThanOrEqual(activity.kind.places);
    expect(starts.some(({ left }) => left === 0)).toBe(true);
    expect(starts.some(({ activity, left }) => isScarce(activity, left))).toBe(true);
    expect(isScarce(starts[0]!.activity, 0)).toBe(false);
  });
});

describe('the net price', () => {
  const pricing = { currency: 'EUR', level: 1, latitude: 38.7 };
  const visit = activityOfId(one('visit').id)!;
  const start = { grade: visit.kind.grades[0]!, day: '2027-03-10', time: '09:30' };
  const of = (category: string) => visit.kind.bands.find((band) => band.category === category)!;

  it('R329 is that of the category: nothing for an infant, less for a child than for an adult', () => {
    const [adult, child, infant] = ['ADULT', 'CHILD', 'INFANT'].map(
      (category) => netOf(visit, of(category), start, pricing).amount,
    );
    expect(infant).toBe(0);
    expect(child).toBeLessThan(adult!);
    expect(child).toBeGreaterThan(0);
  });

  it('is higher for a better way to do it, on a weekend and in summer, by hemisphere', () => {
    const [, small] = visit.kind.grades;
    const plain = netOf(visit, of('ADULT'), start, pricing).amount;
    expect(netOf(visit, of('ADULT'), { ...start, grade: small! }, pricing).amount).toBeGreaterThan(plain);
    expect(levelOn(40, '2027-03-13')).toBeGreaterThan(levelOn(40, '2027-03-10'));
    expect(levelOn(40, '2027-07-14')).toBeGreaterThan(levelOn(40, '2027-01-13'));
    expect(levelOn(-20, '2027-07-14')).toBeLessThan(levelOn(-20, '2027-01-13'));
  });

  it('INV-4 is base and taxes, to the minor unit, in any currency', () => {
    for (const currency of ['EUR', 'JPY', 'BRL'])
      for (const amount of [0, 1, 7, 99, 12_345]) {
        const { base, taxes } = taxed({ amount, currency });
        expect(base.amount + taxes.amount).toBe(amount);
        expect(Math.min(base.amount, taxes.amount)).toBeGreaterThanOrEqual(0);
      }
  });
});
