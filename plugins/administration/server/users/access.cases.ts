import type { AccessCases, AgencyCase } from '@/server/testing/access';

const client = (ask: AgencyCase['ask']): AgencyCase => ({ of: 'client', ask });
const agent = (ask: AgencyCase['ask']): AgencyCase => ({ of: 'agent', ask });
const invitation = (ask: AgencyCase['ask']): AgencyCase => ({ of: 'invitation', ask });

const task = (ask: AgencyCase['ask']): AgencyCase => ({ of: 'task', ask });

/** Calls that name a client, a sales agent or an invitation. */
export const userCases: AccessCases = {
  // `agentId` narrows what shows nothing of others anyway; it is tried as a list.
  'GET /api/agency/clients/': null,
  'GET /api/agency/clients/exports': null,
  'GET /api/agency/clients/{id}': client((id) => ({ path: `/api/agency/clients/${id}` })),
  'GET /api/agency/agents/{id}': agent((id) => ({ path: `/api/agency/agents/${id}` })),
  'PATCH /api/agency/clients/user-status': client((id) => ({ body: { userId: id, status: 'Inactive' } })),
  'PATCH /api/agency/agents/user-status': agent((id) => ({ body: { userId: id, status: 'Inactive' } })),
  'POST /api/agency/clients/resend-verification-email': client((id) => ({ body: { userId: id } })),
  'POST /api/agency/clients/actions': client((id) => ({ body: { action: 'deactivate', userIds: [id] } })),
  'PATCH /api/agency/agents/update-agent-type': agent((id) => ({
    body: { userId: id, isRestrictedAgent: true },
  })),
  'PATCH /api/agency/clients/user-type': client((id) => ({ body: { userId: id, userType: 'SalesAgent' } })),
  'PATCH /api/agency/agents/user-type': agent((id) => ({ body: { userId: id, userType: 'Client' } })),
  'POST /api/agency/tasks/stop': task((id) => ({ body: { taskId: id } })),
  'POST /api/agency/invitations/resend': invitation((id) => ({ body: { invitationId: id } })),
  'DELETE /api/agency/invitations/{id}': invitation((id) => ({ path: `/api/agency/invitations/${id}` })),
};
