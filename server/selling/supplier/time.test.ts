import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '@/core/say/clock';
import { instants, shownBy, zones } from '@/core/say/testing/clocks';
import { addDays, daysBetween, isOvernight, localTime, momentOf, offsetAt } from './time';

describe('clocks of airports', () => {
  it('show in every zone what they show, and a reading is the instant that it is everywhere else', () =>
    fc.assert(
      fc.property(instants, zones, (moment, zone) => {
        const local = shownBy(moment, zone);
        const minute = moment.getTime() / 60_000;
        expect(localTime(zone, minute)).toBe(local);
        expect(offsetAt(zone, minute)).toBe(Date.parse(`${local}Z`) / 60_000 - minute);
        expect(momentOf(local, zone) * 60_000).toBe(instantOf(local, zone).getTime());
      }),
      { numRuns: 400 },
    ));

  it('counts and adds days of the calendar', () => {
    expect(daysBetween('2027-03-13T23:50', '2027-03-15T00:10')).toBe(2);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it.each([
    ['a night', '2027-03-14T22:00', '2027-03-15T07:00', true],
    ['one that ends too early', '2027-03-14T22:00', '2027-03-15T04:29', false],
    ['what is left of a night', '2027-03-15T01:59', '2027-03-15T07:00', true],
    ['a morning', '2027-03-15T02:00', '2027-03-15T07:30', false],
    ['a short wait', '2027-03-15T00:00', '2027-03-15T04:59', false],
    ['a day', '2027-03-15T08:00', '2027-03-15T22:00', false],
  ])('calls a wait overnight when it covers the small hours there: %s', (_, arrival, departure, is) => {
    const [from, to] = [momentOf(arrival, 'Asia/Tokyo'), momentOf(departure, 'Asia/Tokyo')];
    expect(isOvernight('Asia/Tokyo', from, to)).toBe(is);
  });
});
