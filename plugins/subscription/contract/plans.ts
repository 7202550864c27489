import { z } from 'zod/mini';
import { endpoint, Money } from '@/core/contract';

/** What the platform sells: at the regular rate, or at the holiday rate for the first twelve months (R426). */
export const PLANS = ['regular', 'holiday'] as const;
export const PlanId = z.enum(PLANS);
export type PlanId = z.output<typeof PlanId>;

/** A coupon gives free months, or the rate of $29.99 for the first twelve (R425). */
export const COUPON_KINDS = ['free-1', 'free-3', 'free-6', 'free-9', 'free-12', 'rate-12'] as const;
export const CouponKind = z.enum(COUPON_KINDS);
export type CouponKind = z.output<typeof CouponKind>;

/** So many periods of so many months, each at this amount. */
export const Stage = z.object({
  /** Months of one period. */
  months: z.int(),
  /** How many such periods follow each other; null: all to come. */
  periods: z.nullable(z.int()),
  amount: Money,
});
export type Stage = z.output<typeof Stage>;

/** What is charged when, from the first day on: the stages follow each other, the last one does not end. */
export const Schedule = z.array(Stage);
export type Schedule = z.output<typeof Schedule>;

export const Plan = z.object({
  id: PlanId,
  /** What a month comes to, as it is advertised. */
  monthly: Money,
  /** Months that are paid at once: 12 of the regular plan, 1 of the holiday rate. */
  billedMonths: z.int(),
  schedule: Schedule,
});
export type Plan = z.output<typeof Plan>;

/** R426: `plan` is what is sold now (G102); `regular` what it becomes or is. */
export const getPlans = endpoint({
  method: 'GET',
  path: '/api/agency/subscriptions/plans',
  access: 'public',
  summary: 'What a subscription costs now, and what it costs later.',
  response: z.object({ data: z.object({ plan: Plan, regular: Plan }) }),
});
