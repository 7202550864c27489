import type { AccessCases, PeopleCases } from '@/server/testing/access';
import { aSignUp, PLATFORM } from './testing/site';

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
  'GET /api/platform/subscriptions/{id}/invoices': (id) => ({
    path: `/api/platform/subscriptions/${id}/invoices`,
  }),
  'GET /api/platform/invoices/{id}/download': (id) => ({ path: `/api/platform/invoices/${id}/download` }),
  'POST /api/platform/invoices/{id}/refund': (id) => ({
    path: `/api/platform/invoices/${id}/refund`,
    body: { accepted: { amount: 118_800, currency: 'USD' }, reason: 'Charged twice' },
  }),
  'PATCH /api/platform/subscriptions/{id}/letters': (id) => ({
    path: `/api/platform/subscriptions/${id}/letters`,
    body: { most: null },
  }),
  'POST /api/platform/returns/{id}/retry': (id) => ({
    path: `/api/platform/returns/${id}/retry`,
    body: { accepted: { amount: 118_800, currency: 'USD' } },
  }),
};
export default cases;

export const people: PeopleCases = {
  'POST /api/agency': {
    send: ({ email, name }) => aSignUp({ name, email, customerServiceEmail: email }),
    host: PLATFORM,
    headers: { 'idempotency-key': 'a-key-of-this-press' },
  },
  'PATCH /api/agency/subscriptions/billing-details': {
    send: ({ email }) => ({
      ...{ legalName: 'Alpha Voyages', email, addressLine: 'Main Street 1', city: 'Lisbon', state: 'Lisbon' },
      ...{ zipCode: '1000-001', country: 'PT', vatNumber: null },
    }),
  },
};
