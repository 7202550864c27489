import type { Generated } from 'kysely';
import type {} from '../db/types';

/** Links from mails. A row outlives its use, so that a second click can be told from a wrong link. */
interface AccountLinkTable {
  agency_id: string;
  id: Generated<string>;
  user_id: string;
  purpose: 'verify' | 'reset' | 'delete';
  /** SHA-256 of the token; the token itself is in the mail only (SEC-09). */
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface AgentInvitationTable {
  agency_id: string;
  id: Generated<string>;
  /** Lower case. */
  email: string;
  is_restricted: boolean;
  token_hash: string;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  cancelled_at: Date | null;
}

declare module '@/server/db/types' {
  interface Tables {
    account_link: AccountLinkTable;
    agent_invitation: AgentInvitationTable;
  }
}
