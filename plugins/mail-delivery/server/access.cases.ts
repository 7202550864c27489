import type { AccessCases, PeopleCases } from '@/server/testing/access';

/** Calls of mail delivery that name somebody; what names an address that bounces, `mail-delivery.test.ts` tries. */
const cases: AccessCases = {
  'GET /api/agency/applications/mailgun/people/{userId}': {
    of: 'client',
    ask: (id) => ({ path: `/api/agency/applications/mailgun/people/${id}` }),
  },
  'POST /api/agency/applications/mailgun/stops/{id}/allow': null,
};
export default cases;

export const people: PeopleCases = {
  'POST /api/agency/applications/mailgun/domain': {
    send: ({ email }) => ({ domain: 'probe.example', senderEmail: email, way: 'platform' }),
  },
};
