import { describe, expect, it } from 'vitest';
import { addDays } from '@/server/selling/supplier/time';
import type { Travelers } from '../../contract/travelers';
import { STANDARD_REFUND } from '../../contract/refund';
import { activitiesIn } from '../content/activities';
import { daysIn } from './open-days';
import { capacityOf, lowestOn, optionAt, startsOfDay } from './options';
import { freeUntil, penaltyNow, returnedNow } from './penalty';
import { placesLeft } from './places-left';

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

describe('what cancelling keeps', () => {
  const net = { amount: 10_001, currency: 'EUR' };
  const at = { begins: '2027-03-28T09:00:00.000Z', day: '2027-03-28', zone: 'Europe/Lisbon' };
  const kept = (policy: Parameters<typeof penaltyNow>[0], now: string) =>
    penaltyNow(policy, at, net, new Date(now));
  const tiers = {
    kind: 'days' as const,
    tiers: [
      { daysBefore: 7, percent: 100 },
      { daysBefore: 3, percent: 50 },
    ],
  };

  it('R338 G91 is nothing until exactly 24 hours before, on the clocks of the place, and then all', () => {
    expect(freeUntil(STANDARD_REFUND, at)).toBe('2027-03-27T09:00:00.000Z');
    expect(kept(STANDARD_REFUND, '2027-03-27T09:00:00Z')).toMatchObject({
      penalty: { amount: 0 },
      refundable: true,
    });
    expect(kept(STANDARD_REFUND, '2027-03-27T09:00:01Z')).toEqual({
      penalty: net,
      refundable: false,
      freeUntil: null,
    });
  });

  it('R339 goes by days of the calendar there, and never rounds the traveller’s cent away', () => {
    expect(freeUntil(tiers, at)).toBe('2027-03-21T23:59:00.000Z');
    expect(kept(tiers, '2027-03-21T23:59:59Z').penalty.amount).toBe(0);
    expect(kept(tiers, '2027-03-22T00:00:00Z')).toMatchObject({
      penalty: { amount: 5_000 },
      freeUntil: null,
    });
    expect(kept(tiers, '2027-03-25T23:59:59Z').penalty.amount).toBe(5_000);
    expect(kept(tiers, '2027-03-26T00:00:00Z').penalty.amount).toBe(10_001);
  });

  it('R339 says the part that still comes back, and until when; nothing only once that is over', () => {
    const now = (moment: string) => returnedNow(tiers, at, new Date(moment));
    expect(now('2027-03-21T00:00:00Z')).toEqual({ percent: 100, until: '2027-03-21T23:59:00.000Z' });
    expect(now('2027-03-22T00:00:00Z')).toEqual({ percent: 50, until: '2027-03-25T23:59:00.000Z' });
    expect(now('2027-03-26T00:00:00Z')).toBeNull();
    // Exactly 24 hours before is still in time.
    const last = '2027-03-27T09:00:00.000Z';
    expect(returnedNow(STANDARD_REFUND, at, new Date(last))).toEqual({ percent: 100, until: last });
    expect(returnedNow({ kind: 'none' }, at, new Date(last))).toBeNull();
  });

  it('INV-5 is all of it and never more where nothing comes back, and once it has begun', () => {
    expect(freeUntil({ kind: 'none' }, at)).toBeNull();
    expect(kept({ kind: 'none' }, '2027-01-01T00:00:00Z').penalty).toEqual(net);
    expect(kept(STANDARD_REFUND, addDays('2027-03-28', 1)).penalty).toEqual(net);
    expect(freeUntil({ kind: 'days', tiers: [{ daysBefore: 1, percent: 50 }] }, at)).toBeNull();
  });
});
