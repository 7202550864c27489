import { afterEach, describe, expect, test } from 'vitest';
import { COUPON_KINDS, type CouponKind, type PlanId, PLANS } from '../contract/plans';
import { compareCharges } from './books/read';
import { addMonths } from './plan/days';
import { periodAt, scheduleOf } from './plan/schedule';
import { subscriptionSite, type SubscriptionSite } from './testing/site';

let site: SubscriptionSite;
afterEach(() => site.it.close());

const MONTHS = 24;
const START = '2026-11-20';
/** In milliseconds: no end of a period is met to the hour, and several rounds come late. */
const SHORT_JUMP = 9.5 * 86_400_000;
const LONG_JUMP = 3 * SHORT_JUMP;

/** The amounts that are due within so many months, the first day's included and the last day's not. */
function dueWithin(plan: PlanId, coupon: CouponKind | null): number[] {
  const schedule = scheduleOf(plan, coupon);
  const due: number[] = [];
  for (let index = 0; ; index++) {
    const period = periodAt(schedule, START, index);
    if (period.from >= addMonths(START, MONTHS)) return due;
    if (period.amount.amount > 0) due.push(period.amount.amount);
  }
}

describe('the clock jumped through 24 months', () => {
  /** What is charged is what the schedule says, once each, with invoices without gaps and 0 differences. */
  async function chargesWhatIsDue(plan: PlanId, kind: CouponKind | null, jump: number) {
    site = await subscriptionSite({ config: { subscriptionRate: plan } });
    const first = periodAt(scheduleOf(plan, kind), START, 0).amount;
    if (kind)
      await site.rows(
        `insert into coupon (code, kind, created_at) values ('GIFT-1', $1, now()) on conflict do nothing`,
        [kind],
      );
    const { data } = (await site.signUp({ acceptedAmount: first, ...(kind ? { couponCode: 'GIFT-1' } : {}) }))
      .json;
    expect(data.status).toBe('active');
    const end = new Date(`${addMonths(START, MONTHS)}T00:00:00Z`).getTime() - 1;
    while (site.it.clock.now().getTime() + jump < end) {
      site.it.clock.advance(jump);
      await site.rest();
    }
    site.it.clock.advance(end - site.it.clock.now().getTime());
    await site.rest();
    const due = dueWithin(plan, kind);
    expect(site.charged()).toEqual(due);
    const invoices = await site.rows<{
      number: string;
      amount_minor: number;
      period_from: string;
      period_until: string;
    }>(
      'select number, amount_minor, period_from, period_until from subscription_invoice order by created_at, number',
    );
    expect(invoices.map(({ amount_minor }) => Number(amount_minor))).toEqual(due);
    for (const [at, invoice] of invoices.entries())
      if (at > 0) expect(invoice.period_from).toBe(invoices[at - 1]!.period_until);
    for (const year of ['2026', '2027', '2028']) {
      const numbers = invoices.map(({ number }) => number).filter((number) => number.startsWith(year));
      expect(numbers).toEqual(numbers.map((_, at) => `${year}-${String(at + 1).padStart(6, '0')}`));
    }
    site.it.clock.advance(2 * 60_000);
    const time = { since: new Date(0), before: site.it.clock.now() };
    expect(await compareCharges(site.services, time)).toEqual({
      compared: due.length,
      differences: [],
      fees: [],
    });
    expect((await site.it.server.reconcile()).differences).toEqual([]);
    expect(await site.rows(`select standing from subscription`)).toEqual([{ standing: 'active' }]);
    return due;
  }

  test.each([
    ['regular', [118_800, 118_800]],
    ['holiday', [...Array.from({ length: 12 }, () => 2_999), 118_800]],
  ] as const)('R426 INV-4 %s charges what its schedule says', async (plan, amounts) => {
    expect(await chargesWhatIsDue(plan, null, SHORT_JUMP)).toEqual(amounts);
  });

  test.each(PLANS.flatMap((plan) => COUPON_KINDS.map((kind) => [plan, kind] as const)))(
    'R425 INV-4 %s with %s charges what its schedule says',
    async (plan, kind) => {
      await chargesWhatIsDue(plan, kind, LONG_JUMP);
    },
  );
});
