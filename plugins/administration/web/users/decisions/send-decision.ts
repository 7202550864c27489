import type { Api } from '@/core/api/client';
import {
  makeAgent,
  makeClient,
  resendClientVerification,
  setAgentStatus,
  setClientStatus,
  setRestriction,
} from '../../../contract/users';
import type { Decision, Person } from './decisions';

/** Everything but who looks after a client, which is asked for in a dialog of its own. */
export type SentDecision = Exclude<Decision, 'assign-agent'>;

/** Carries a decision out. `isRestricted` is for who becomes an agent. */
export async function sendDecision(
  api: Api,
  decision: SentDecision,
  { _id: userId, kind }: Pick<Person, '_id' | 'kind'>,
  isRestricted = false,
): Promise<unknown> {
  switch (decision) {
    case 'activate':
    case 'deactivate': {
      const status = decision === 'activate' ? ('Active' as const) : ('Inactive' as const);
      const call = kind === 'client' ? setClientStatus : setAgentStatus;
      return api.call(call, { body: { userId, status } });
    }
    case 'restrict':
    case 'unrestrict': {
      const isRestrictedAgent = decision === 'restrict';
      return api.call(setRestriction, { body: { userId, isRestrictedAgent } });
    }
    case 'make-agent': {
      const body = { userId, userType: 'SalesAgent' as const, isRestrictedAgent: isRestricted };
      return api.call(makeAgent, { body });
    }
    case 'make-client':
      return api.call(makeClient, { body: { userId, userType: 'Client' } });
    case 'resend-verification':
      return api.call(resendClientVerification, { body: { userId } });
  }
}
