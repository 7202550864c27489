import type { AccessCases } from '@/server/testing/access';

/** A point is a booking's, or the agency's; `attention.test.ts` tries them with points, these with other ids. */
export const attentionCases: AccessCases = {
  'POST /api/agency/attention/{id}/ask-again': (id) => ({
    path: `/api/agency/attention/${id}/ask-again`,
    body: {},
  }),
  'POST /api/agency/attention/{id}/refund': (id) => ({
    path: `/api/agency/attention/${id}/refund`,
    body: { accepted: null },
  }),
  'POST /api/agency/attention/{id}/give-up': (id) => ({
    path: `/api/agency/attention/${id}/give-up`,
    body: { accepted: null },
  }),
  'POST /api/agency/attention/{id}/settle': (id) => ({
    path: `/api/agency/attention/${id}/settle`,
    body: { note: 'By telephone', accepted: null },
  }),
  'POST /api/agency/attention/{id}/letter': (id) => ({
    path: `/api/agency/attention/${id}/letter`,
    body: { subject: 'Your trip', text: 'We are looking into it.' },
  }),
};
