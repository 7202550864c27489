import type { AccessCases } from '@/server/testing/access';

/** Calls of the subscription that name something; `paying.test.ts` and `platform.test.ts` try them with what there is. */
const cases: AccessCases = {
  'GET /api/agency/subscriptions/invoices/{id}/download': (id) => ({
    path: `/api/agency/subscriptions/invoices/${id}/download`,
  }),
  // The id is a secret that only the browser of who pays has.
  'GET /api/agency/subscriptions/verify/{id}': null,
  'GET /api/agency/subscriptions/payment-methods/verify': null,
  // A coupon is nobody's.
  'GET /api/agency/coupons/{code}/verify': null,
  'PATCH /api/platform/coupons/{code}': null,
};
export default cases;
