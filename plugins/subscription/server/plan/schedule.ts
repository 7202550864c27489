import type { Money } from '@/core/contract';
import type { CouponKind, Plan, PlanId, Schedule, Stage } from '../../contract/plans';
import { addMonths, type Day } from './days';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });

/** Cents a month (R426). */
const REGULAR_MONTH = 9_900;
const HOLIDAY_MONTH = 2_999;
const YEAR = 12;

const REGULAR: Stage = { months: YEAR, periods: null, amount: usd(REGULAR_MONTH * YEAR) };
const HOLIDAY: Stage = { months: 1, periods: YEAR, amount: usd(HOLIDAY_MONTH) };
const STAGES: Readonly<Record<PlanId, Schedule>> = { regular: [REGULAR], holiday: [HOLIDAY, REGULAR] };

const FREE_MONTHS = { 'free-1': 1, 'free-3': 3, 'free-6': 6, 'free-9': 9, 'free-12': 12 } as const;

/**
 * What is charged when (R425, R426): a coupon's free months come first and then the plan; its rate is the holiday rate of
 * the first twelve months.
 */
export function scheduleOf(plan: PlanId, coupon: CouponKind | null): Schedule {
  if (coupon === null) return STAGES[plan];
  if (coupon === 'rate-12') return STAGES.holiday;
  return [{ months: FREE_MONTHS[coupon], periods: 1, amount: usd(0) }, ...STAGES[plan]];
}

export const planOf = (id: PlanId): Plan => ({
  id,
  monthly: usd(id === 'holiday' ? HOLIDAY_MONTH : REGULAR_MONTH),
  billedMonths: STAGES[id][0]!.months,
  schedule: STAGES[id],
});

export interface Period {
  readonly index: number;
  readonly from: Day;
  /** The day on which the next one begins. */
  readonly until: Day;
  readonly months: number;
  readonly amount: Money;
}

/** The period of this index, 0 being the first, of a subscription that began on the anchor's day. */
export function periodAt(schedule: Schedule, anchor: Day, index: number): Period {
  let first = 0;
  let months = 0;
  for (const stage of schedule) {
    const within = index - first;
    if (stage.periods === null || within < stage.periods) {
      const startsAfter = months + within * stage.months;
      return {
        index,
        from: addMonths(anchor, startsAfter),
        until: addMonths(anchor, startsAfter + stage.months),
        months: stage.months,
        amount: stage.amount,
      };
    }
    first += stage.periods;
    months += stage.periods * stage.months;
  }
  throw new RangeError('The schedule ends');
}
