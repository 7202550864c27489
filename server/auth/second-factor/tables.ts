import type { Generated } from 'kysely';
import type {} from '@/server/db/types';

interface SecondFactorTable {
  agency_id: string;
  user_id: string;
  /** The authenticator's secret in a secret box (SEC-37). */
  sealed_secret: string;
  created_at: Date;
  /** Null until a first code has shown that the authenticator works; the factor is off until then. */
  confirmed_at: Date | null;
  /** The time step of the last code that was accepted: none is accepted twice. */
  last_step: Generated<number>;
}

interface RecoveryCodeTable {
  agency_id: string;
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}

/** Logins that wait for their second factor. */
interface SignInChallengeTable {
  agency_id: string;
  id: Generated<string>;
  user_id: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  wrong_codes: Generated<number>;
}

declare module '@/server/db/types' {
  interface Tables {
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
    sign_in_challenge: SignInChallengeTable;
  }
}
