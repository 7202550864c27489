import type { AccessCases, AgencyCase } from '@/server/testing/access';

const PERSON = '/api/agency/reward-wallet/accounts/{userId}';
const of = (rest: string, body?: unknown): AgencyCase => ({
  of: 'client',
  ask: (id) => ({
    path: `${PERSON.replace('{userId}', id)}${rest}`,
    ...(body === undefined ? {} : { body }),
  }),
});
const toggle = (who: 'client' | 'agent'): AgencyCase => ({
  of: who,
  ask: (userId) => ({ body: { userId, isRewardWalletEnable: true } }),
});

/** Calls of the reward wallet that name a client or an agent. */
const cases: AccessCases = {
  [`GET ${PERSON}`]: of(''),
  [`GET ${PERSON}/download.csv`]: of('/download.csv'),
  [`POST ${PERSON}/adjustments`]: of('/adjustments', {
    ...{ kind: 'credit', amount: { amount: 1, currency: 'USD' }, reason: 'Canary' },
  }),
  // What an outside programme calls the agency itself.
  'PATCH /api/agency/applications/xeni-travel-reward-wallet': null,
  'PATCH /api/agency/clients/reward-wallet': toggle('client'),
  'PATCH /api/agency/agents/reward-wallet': toggle('agent'),
};
export default cases;
