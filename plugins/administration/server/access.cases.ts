import type { AccessCases, PeopleCases } from '@/server/testing/access';
import { markupCases } from './markups/access.cases';
import { attentionCases } from './attention/access.cases';
import { userCases } from './users/access.cases';

/** Calls of the back office that name somebody or something of the agency. */
const cases: AccessCases = {
  ...userCases,
  ...attentionCases,
  ...markupCases,
  'GET /api/agency/bookings/{id}/record': (id) => ({ path: `/api/agency/bookings/${id}/record` }),
  // `userId` narrows what shows nothing of others anyway.
  'GET /api/agency/bookings/download.csv': null,
  'GET /api/agency/bookings/totals': null,
  'GET /api/agency/bookings/users': null,
  'DELETE /api/agency/bookings/views/{id}': (id) => ({ path: `/api/agency/bookings/views/${id}` }),
};
export default cases;

export const people: PeopleCases = {
  'POST /api/agency/clients/create': {
    send: ({ email, name }) => ({ data: [{ name, email, phone: '' }] }),
    // A row that cannot be taken is told beside the others; a last name is the end of its name, and judged with it.
    refused: ({ json }, field) =>
      json.data.rows[0].problems[0]?.field === (field === 'lastName' ? 'name' : field),
  },
};
