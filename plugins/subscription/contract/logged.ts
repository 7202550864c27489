/** What the subscription writes into the agency's log; coupons into that of the platform's own. */
export const LOGGED_HERE = [
  'subscription.begin',
  'subscription.renew',
  'subscription.unpaid',
  'subscription.end',
  'subscription.cancel',
  'subscription.resume',
  'subscription.card',
  'subscription.billing-details',
  'subscription.refund',
  'subscription.letters',
  'coupon.create',
  'coupon.update',
] as const;
declare module '@/core/contract/logged' {
  interface LoggedActions extends Record<(typeof LOGGED_HERE)[number], true> {}
}
