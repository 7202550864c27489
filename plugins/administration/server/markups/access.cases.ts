import type { AccessCases } from '@/server/testing/access';

/** Calls about the markups of somebody. */
export const markupCases: AccessCases = {
  'GET /api/agency/clients/markups/{id}': {
    of: 'client',
    ask: (id) => ({ path: `/api/agency/clients/markups/${id}` }),
  },
  'PATCH /api/agency/clients/markups/{id}': {
    of: 'client',
    ask: (id) => ({ path: `/api/agency/clients/markups/${id}`, body: { markup: 7 } }),
  },
  'GET /api/agency/agents/markups/{id}': {
    of: 'agent',
    ask: (id) => ({ path: `/api/agency/agents/markups/${id}` }),
  },
  'PATCH /api/agency/agents/markups/{id}': {
    of: 'agent',
    ask: (id) => ({ path: `/api/agency/agents/markups/${id}`, body: { markup: 7 } }),
  },
  'POST /api/agency/markups/simulate': {
    of: 'client',
    ask: (id) => ({ body: { product: 'flight', wholesale: 100_00, userId: id } }),
  },
  // `userId` narrows what shows nothing of others anyway.
  'GET /api/agency/markups/history': null,
  'GET /api/agency/audit': null,
  'GET /api/agency/audit/download.csv': null,
};
