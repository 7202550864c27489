import { describe, expect, it } from 'vitest';
import type { Travelers } from '@/plugins/activity/contract/travelers';
import { activitiesIn } from '../content/activities';
import { capacityOf, lowestOn, optionAt, startsOfDay } from './options';
import { placesLeft } from './places-left';
import { daysIn } from '@/plugins/activity/face/days';

const NOW = new Date('2027-01-10T12:00:00Z');
const asking = { now: NOW, language: 'pt' as const, currency: 'BRL', level: 1 };
const one = (kind: string, city = 'LIS') => activitiesIn(city).find((each) => each.kind.id === kind)!;
const days = daysIn({ from: '2027-02-01', to: '2027-04-30' });

/** Its options on the first day that has some for those who take part. */
function optionsFor(kind: string, travelers: Travelers) {
  const activity = one(kind);
  for (const day of days) {
    const found = startsOfDay(activity, day, NOW).flatMap(
      (start) => optionAt(activity, start, travelers, asking) ?? [],
    );
    if (found.length > 0) return found;
  }
  return [];
}

describe('the options of a day', () => {
  it('R327 are every start in every way, in the language asked for, at the price of all who take part', () => {
    const options = optionsFor('visit', { ADULT: 2, CHILD: 1, INFANT: 1 });
    expect(options.length).toBeGreaterThan(3);
    expect(new Set(options.map(({ title }) => title))).toEqual(
      new Set(['Em grupo', 'Em grupo pequeno', 'Privativo']),
    );
    for (const { base, taxes, each, left } of options) {
      const sum = each.reduce((total, { net, count }) => total + net.amount * count, 0);
      expect(base.amount + taxes.amount).toBe(sum);
      expect(each.map(({ category }) => category)).toEqual(['ADULT', 'CHILD', 'INFANT']);
      expect(left).toBeGreaterThanOrEqual(0);
    }
  });

  it('R328 G61 are none for whom it does not take: too many, too few, too young, a child alone', () => {
    expect(optionsFor('visit', { ADULT: 12 }).length).toBeGreaterThan(0);
    expect(optionsFor('visit', { ADULT: 13 })).toEqual([]);
    expect(optionsFor('trek', { ADULT: 1 })).toEqual([]);
    expect(optionsFor('food', { ADULT: 2, INFANT: 1 })).toEqual([]);
    expect(optionsFor('visit', { CHILD: 2 })).toEqual([]);
    expect(optionsFor('ticket', { INFANT: 1 })).toEqual([]);
  });

  it('leave no start with less than nothing, and none that is too small for all', () => {
    for (const activity of activitiesIn('LIS'))
      for (const day of days.slice(0, 12))
        for (const start of startsOfDay(activity, day, NOW)) {
          const { max, bands } = capacityOf(activity);
          const [band] = bands;
          const left = placesLeft(activity, start, '2027-01-10');
          const option = optionAt(activity, start, { [band!.category]: max }, asking);
          expect(option?.left ?? null, activity.id).toBe(left >= max ? left - max : null);
        }
  });

  it('R326 a day’s lowest price is that of its cheapest start for one grown person', () => {
    const walk = one('walk');
    for (const day of days.slice(0, 20)) {
      const lowest = lowestOn(walk, day, asking);
      const totals = startsOfDay(walk, day, NOW).flatMap((start) => {
        const option = optionAt(walk, start, { ADULT: 1 }, asking);
        return option ? [option.base.amount + option.taxes.amount] : [];
      });
      expect(lowest?.amount ?? null).toBe(totals.length > 0 ? Math.min(...totals) : null);
    }
  });
});
