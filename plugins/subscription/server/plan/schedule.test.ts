import { describe, expect, it } from 'vitest';
import { COUPON_KINDS, type CouponKind, type PlanId, PLANS } from '../../contract/plans';
import { addDays, addMonths } from './days';
import { periodAt, planOf, scheduleOf } from './schedule';

/** What is charged within so many months, as [months after the first day, cents]. */
function charged(plan: PlanId, coupon: CouponKind | null, within: number): [number, number][] {
  const schedule = scheduleOf(plan, coupon);
  const found: [number, number][] = [];
  for (let index = 0, after = 0; after < within; index++) {
    const { months, amount } = periodAt(schedule, '2027-01-31', index);
    if (amount.amount > 0) found.push([after, amount.amount]);
    after += months;
  }
  return found;
}
const monthly = (from: number) => Array.from({ length: 12 }, (_, month) => [from + month, 2_999]);

describe('what is charged when', () => {
  it('R426 the regular rate is $99 a month, paid for twelve months at once', () => {
    expect(planOf('regular')).toMatchObject({
      monthly: { amount: 9_900, currency: 'USD' },
      billedMonths: 12,
    });
    expect(charged('regular', null, 36)).toEqual([
      [0, 118_800],
      [12, 118_800],
      [24, 118_800],
    ]);
  });

  it('R426 the holiday rate is $29.99 a month for twelve months, and the regular rate afterwards', () => {
    expect(planOf('holiday')).toMatchObject({ monthly: { amount: 2_999, currency: 'USD' }, billedMonths: 1 });
    expect(charged('holiday', null, 36)).toEqual([...monthly(0), [12, 118_800], [24, 118_800]]);
  });

  it.each([1, 3, 6, 9, 12] as const)('R425 %d free months come before the regular plan', (months) => {
    expect(charged('regular', `free-${months}`, 25)).toEqual([
      [months, 118_800],
      [months + 12, 118_800],
    ]);
  });

  it.each([1, 3, 6, 9, 12] as const)('R425 %d free months come before the holiday rate too', (months) => {
    expect(charged('holiday', `free-${months}`, months + 13)).toEqual([
      ...monthly(months),
      [months + 12, 118_800],
    ]);
  });

  it('R425 a coupon of $29.99 gives that rate for the first twelve months', () => {
    expect(charged('regular', 'rate-12', 25)).toEqual([...monthly(0), [12, 118_800], [24, 118_800]]);
  });

  it.each(PLANS.flatMap((plan) => [null, ...COUPON_KINDS].map((coupon) => [plan, coupon] as const)))(
    'the periods of %s with %s follow each other without a gap',
    (plan, coupon) => {
      const schedule = scheduleOf(plan, coupon);
      for (let index = 0; index < 30; index++)
        expect(periodAt(schedule, '2028-02-29', index + 1).from).toBe(
          periodAt(schedule, '2028-02-29', index).until,
        );
    },
  );
});

describe('the calendar', () => {
  it('keeps the day of the first payment where a month has it, and takes the last day where not', () => {
    expect([1, 2, 3, 13, 25].map((months) => addMonths('2027-01-31', months))).toEqual([
      ...['2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29', '2029-02-28'],
    ]);
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2028-02-29', 48)).toBe('2032-02-29');
    expect(addMonths('2027-12-15', 1)).toBe('2028-01-15');
  });

  it('counts days over the ends of months', () => expect(addDays('2027-12-30', 14)).toBe('2028-01-13'));
});
