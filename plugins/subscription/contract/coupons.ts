import { z } from 'zod/mini';
import { endpoint, Money } from '@/core/contract';
import { reasonFields } from '@/core/contract/said';
import { CouponKind, Schedule } from './plans';

/**
 * R423, R428: the path is supplied to the browser. Errors: 422 "Please enter a valid coupon code" for what is no code, 422
 * "Coupon Code is not valid" for one that is unknown, used up or over, 429 after ten wrong ones
 * from one address in an hour.
 */
export const verifyCoupon = endpoint({
  method: 'GET',
  path: '/api/agency/coupons/{code}/verify',
  access: 'public',
  summary: 'What a coupon gives, and what would be charged when with it.',
  rate: 'credentials',
  response: z.object({
    data: z.object({
      code: z.string(),
      status: z.literal('valid'),
      kind: CouponKind,
      schedule: Schedule,
      /** What is charged on the first day. */
      dueToday: Money,
      message: z.string(),
      ...reasonFields,
    }),
  }),
});
