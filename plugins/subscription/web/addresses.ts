import { z } from 'zod/mini';

/** `verify`: a payment whose end is asked for, also on the way back from the bank. `coupon`: one that was sent along. */
export const PricingSearch = z.object({
  verify: z.optional(z.string().check(z.maxLength(80))),
  coupon: z.optional(z.string().check(z.maxLength(60))),
});
