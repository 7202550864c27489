import type { SocialProviderName } from '@/core/contract';
import type {} from '../db/types';

interface SsoSettingsTable {
  agency_id: string;
  /** `SsoSettings` as JSON, in a secret box (SEC-37). */
  sealed: string;
  updated_at: Date;
}

/** Attempts to sign in that were used; kept until they would have expired anyway. */
interface SpentAttemptTable {
  agency_id: string;
  id: string;
  expires_at: Date;
}

/** Codes and tokens of the embedded identity provider; a row is deleted when it is used. */
interface DemoIdentityGrantTable {
  agency_id: string;
  grant_hash: string;
  kind: 'code' | 'token';
  identity: unknown;
  expires_at: Date;
}

/** Which account at a provider opens which account here. */
interface SocialIdentityTable {
  agency_id: string;
  provider: SocialProviderName;
  /** The provider's lasting name of the account. */
  subject: string;
  user_id: string;
  linked_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    social_identity: SocialIdentityTable;
    sso_settings: SsoSettingsTable;
    spent_attempt: SpentAttemptTable;
    demo_identity_grant: DemoIdentityGrantTable;
  }
}
