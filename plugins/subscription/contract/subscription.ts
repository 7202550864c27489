import { z } from 'zod/mini';
import { EmailAsTyped, endpoint, Language, Money } from '@/core/contract';
import { payingFields, ProgressAnswer } from './progress';
import { CouponKind, PlanId, Schedule } from './plans';

/**
 * `none`: nobody has paid yet. `arranged`: with the platform, without a card here. `trialing`: the coupon's free months.
 * `past-due`: a renewal was not paid, and the site sells on until `graceUntil`. `cancelling`: it ends with the period.
 * `ended`: the site sells nothing and looks after what it sold.
 */
export const SUBSCRIPTION_STATUSES = [
  'none',
  'arranged',
  'trialing',
  'active',
  'past-due',
  'cancelling',
  'ended',
] as const;
export const SubscriptionStatus = z.enum(SUBSCRIPTION_STATUSES);
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

/** The card that is charged. Never its number (SEC-40). */
export const BilledCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expires: z.object({ month: z.int(), year: z.int() }),
  /** It ends before the next charge. */
  isExpiring: z.boolean(),
});
export type BilledCard = z.output<typeof BilledCard>;

/** Whom invoices are made out to. */
export const BillingDetails = z.object({
  legalName: z.string(),
  email: z.string(),
  addressLine: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string(),
  vatNumber: z.nullable(z.string()),
});
export type BillingDetails = z.output<typeof BillingDetails>;

/** Days are `YYYY-MM-DD` in UTC. */
export const Subscription = z.object({
  status: SubscriptionStatus,
  plan: z.nullable(PlanId),
  coupon: z.nullable(z.object({ code: z.string(), kind: CouponKind })),
  /** The paid or free period that runs, from its first day up to the day on which the next begins. */
  period: z.nullable(z.object({ from: z.string(), until: z.string() })),
  /** What is charged next, and when; null when nothing is. */
  next: z.nullable(z.object({ on: z.string(), amount: Money })),
  /** Not paid, and since when, why and what happens: null unless `past-due` or `ended` for want of payment. */
  due: z.nullable(
    z.object({
      amount: Money,
      since: z.string(),
      /** Of `paymentRefusals`, such as `payment.declined`; null where the bank has not answered. */
      reason: z.nullable(z.string()),
      /** When the card is tried again by itself. */
      nextTryAt: z.nullable(z.string()),
      graceUntil: z.nullable(z.string()),
    }),
  ),
  /** What that charge holds beside the plan, such as an own key for mail delivery. */
  extras: z.array(z.object({ amount: Money, words: z.record(Language, z.string()) })),
  /** From now on, were it begun or begun again today; what `POST` charges first. */
  offer: z.object({ plan: PlanId, schedule: Schedule, dueToday: Money }),
  /** The owner only; null for a sales agent. */
  card: z.nullable(BilledCard),
  billingDetails: z.nullable(BillingDetails),
  isOwner: z.boolean(),
});
export type Subscription = z.output<typeof Subscription>;
const Answer = z.object({ data: Subscription });

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/agency/subscriptions',
  access: 'staff',
  unsubscribed: true,
  summary: "The agency's subscription: plan, period, what is charged next and what is due.",
  response: Answer,
});

/**
 * Begins a subscription of an agency that has none, or begins it again when it has ended. An `Idempotency-Key` header is
 * required. Errors: 409 "You already paid the subscription" (R427), 409 when `acceptedAmount` is not what is due, 422 for
 * the coupon. A payment that fails is no error: `failed` with "Something went wrong during payment, please try again".
 */
export const paySubscription = endpoint({
  method: 'POST',
  path: '/api/agency/subscriptions',
  access: 'owner',
  unsubscribed: true,
  summary: 'Pays for the subscription of the own agency.',
  rate: 'write',
  body: z.strictObject({ couponCode: z.optional(z.string().check(z.maxLength(60))), ...payingFields }),
  response: ProgressAnswer,
});

/** Errors: 409 "There is nothing to pay". An `Idempotency-Key` header is required. */
export const payNow = endpoint({
  method: 'POST',
  path: '/api/agency/subscriptions/pay-now',
  access: 'owner',
  unsubscribed: true,
  summary: 'Charges what is due to the saved card now.',
  rate: 'write',
  body: z.strictObject({ acceptedAmount: payingFields.acceptedAmount }),
  response: ProgressAnswer,
});

/** Errors: 409 "The subscription is already canceled", 409 for one that was arranged. */
export const cancelSubscription = endpoint({
  method: 'DELETE',
  path: '/api/agency/subscriptions',
  access: 'owner',
  summary: 'Ends the subscription with the period that is paid.',
  rate: 'write',
  response: Answer,
});

/** Errors: 409 "The subscription is not canceled". */
export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/agency/subscriptions/resume',
  access: 'owner',
  summary: 'Takes the cancellation back, as long as the period runs.',
  rate: 'write',
  body: z.strictObject({}),
  response: Answer,
});

/** Errors: 422 with the sentence of each field. */
export const updateBillingDetails = endpoint({
  method: 'PATCH',
  path: '/api/agency/subscriptions/billing-details',
  access: 'owner',
  unsubscribed: true,
  summary: 'Whom the next invoices are made out to.',
  rate: 'write',
  body: z.strictObject({
    legalName: z.string().check(z.maxLength(120)),
    email: EmailAsTyped,
    addressLine: z.string().check(z.maxLength(120)),
    city: z.string().check(z.maxLength(80)),
    state: z.string().check(z.maxLength(80)),
    zipCode: z.string().check(z.maxLength(20)),
    country: z.string().check(z.maxLength(2)),
    /** Two letters of the country and 2 to 13 letters and digits, or 8 to 18 digits with dots, slashes and dashes. */
    vatNumber: z.nullable(z.string().check(z.maxLength(30))),
  }),
  response: Answer,
});
