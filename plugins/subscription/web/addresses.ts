import { z } from 'zod/mini';
import { TypedPageNumber } from '@/core/contract/pages';
import { SubscriptionStatus } from '../contract/subscription';

/** `verify`: a payment whose end is asked for, also on the way back from the bank. `coupon`: one that was sent along. */
export const PricingSearch = z.object({
  verify: z.optional(z.string().check(z.maxLength(80))),
  coupon: z.optional(z.string().check(z.maxLength(60))),
});

const Id = z.optional(z.string().check(z.maxLength(80)));
const Page = z.optional(TypedPageNumber);

/** `verify`: a payment, or a change of the card, whose end is waited for (R428). */
export const SubscriptionSearch = z.object({ verify: Id });
export const PaymentSearch = z.object({ verify: Id, page: Page });

/** What the platform's owner looks at: agencies, unless the address says coupons, or the invoices of one agency. */
export const PlatformSearch = z.object({
  agency: Id,
  view: z.optional(z.literal('coupons')),
  status: z.optional(SubscriptionStatus),
  find: z.optional(z.coerce.string<string | number>().check(z.maxLength(60))),
  page: Page,
});
export type PlatformSearch = z.output<typeof PlatformSearch>;
