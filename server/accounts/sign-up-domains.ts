import { accountRefusals } from '@/core/contract/refusals/account';
import type { Tx } from '../db/types';
import '../db/tables';
import { HttpError } from '../error';

/**
 * Whether an agency's settings let an address sign up: `signUpDomains` lists the domains that may; without it, or
 * with an empty list, all may.
 */
export function maySignUp(settings: unknown, email: string): boolean {
  const { signUpDomains } = (settings ?? {}) as { signUpDomains?: unknown };
  if (!Array.isArray(signUpDomains)) return true;
  const domains = signUpDomains
    .filter((domain): domain is string => typeof domain === 'string')
    .map((domain) => domain.trim().toLowerCase().replace(/^@/, ''))
    .filter(Boolean);
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Throws HttpError 403 for an address whose domain the agency does not let sign up. */
export async function requireSignUpDomain(tx: Tx, agencyId: string, email: string): Promise<void> {
  const { settings } = await tx
    .selectFrom('agency')
    .select('settings')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (!maySignUp(settings, email))
    throw new HttpError(403, 'SIGNUP_NOT_ALLOWED', accountRefusals.domainNotAllowed);
}
