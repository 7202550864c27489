import { z } from 'zod/mini';
import { endpoint, IsoDate, Money, pagingFrom } from '@/core/contract';
import { LettersStanding } from './letters';
import { CouponKind, PlanId } from './plans';
import { SubscriptionStatus } from './subscription';

// The owner of the platform's own agency alone, on the platform's host: 404 for everybody else.

export const SubscribedAgency = z.object({
  agencyId: z.string(),
  agencyName: z.string(),
  domain: z.string(),
  /** Its site; `https://…`. */
  origin: z.string(),
  status: SubscriptionStatus,
  plan: z.nullable(PlanId),
  couponCode: z.nullable(z.string()),
  since: z.string(),
  next: z.nullable(z.object({ on: z.string(), amount: Money })),
  due: z.nullable(Money),
  graceUntil: z.nullable(z.string()),
  /** All that was paid and not returned. */
  paid: z.array(Money),
  /** Null: no limit, as for agencies that the operator has made. */
  letters: z.nullable(LettersStanding),
});
export type SubscribedAgency = z.output<typeof SubscribedAgency>;

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/platform/subscriptions',
  access: 'owner',
  summary: 'The subscriptions of all agencies: what is due first, then the newest.',
  query: z.strictObject({
    status: z.optional(SubscriptionStatus),
    /** Part of the agency's name or subdomain. */
    find: z.optional(z.string().check(z.maxLength(60))),
    ...pagingFrom,
  }),
  response: z.object({
    data: z.array(SubscribedAgency),
    totalCount: z.int(),
    /** Of all agencies, whatever is filtered. */
    counts: z.record(z.string(), z.int()),
  }),
});

export const Coupon = z.object({
  code: z.string(),
  kind: CouponKind,
  /** How often it may be used; null: ever again. */
  mostUses: z.nullable(z.int()),
  uses: z.int(),
  /** The last day on which it is taken; null: none. */
  lastDay: z.nullable(z.string()),
  isActive: z.boolean(),
  note: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Coupon = z.output<typeof Coupon>;

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/platform/coupons',
  access: 'owner',
  summary: 'The coupons of the platform, newest first.',
  response: z.object({ data: z.array(Coupon) }),
});

/** Errors: 409 "There is already a coupon with this code", 422 for the code. */
export const createCoupon = endpoint({
  method: 'POST',
  path: '/api/platform/coupons',
  access: 'owner',
  summary: 'Makes a coupon; without a code one that nobody guesses.',
  rate: 'write',
  body: z.strictObject({
    code: z.optional(z.string().check(z.maxLength(60))),
    kind: CouponKind,
    mostUses: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    lastDay: z.nullable(IsoDate),
    note: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  response: z.object({ data: Coupon }),
});

/** What it gives does not change: who has used it keeps it. */
export const updateCoupon = endpoint({
  method: 'PATCH',
  path: '/api/platform/coupons/{code}',
  access: 'owner',
  summary: 'Ends a coupon or opens it again, or changes its limits.',
  rate: 'write',
  body: z.strictObject({
    isActive: z.optional(z.boolean()),
    mostUses: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)))),
    lastDay: z.optional(z.nullable(IsoDate)),
    note: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  response: z.object({ data: Coupon }),
});
