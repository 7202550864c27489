import type { SocialProviderName } from '@/core/contract';
import type { Tx } from '../db/types';
import '../db/tables';
import './tables';
import { type Identity, IdentityRefused } from './types';

/** An account at a provider, as this agency meets it. */
export interface Arriving {
  readonly agencyId: string;
  readonly provider: SocialProviderName;
  readonly identity: Identity & { readonly subject: string };
}

/** Whom this account at the provider opens here; undefined before it was linked. */
export const linkedUser = async (tx: Tx, { agencyId, provider, identity }: Arriving) =>
  (
    await tx
      .selectFrom('social_identity')
      .select('user_id')
      .where('agency_id', '=', agencyId)
      .where('provider', '=', provider)
      .where('subject', '=', identity.subject)
      .executeTakeFirst()
  )?.user_id;

/** Whether the account here was opened by way of this provider, when it was not written down yet by which account there. */
const cameBy = async (tx: Tx, { agencyId, provider }: Arriving, userId: string): Promise<boolean> =>
  await tx
    .selectFrom('audit_log')
    .select('after')
    .where('agency_id', '=', agencyId)
    .where('subject', '=', userId)
    .where('action', '=', 'user.signup')
    .execute()
    .then((entries) => entries.some(({ after }) => (after as { via?: unknown } | null)?.via === provider));

/**
 * Refuses an account at the provider that has the address of somebody here and is not his: another one opens his, or nobody knows
 * whether the address has changed hands since the provider saw it proven. Throws IdentityRefused.
 */
export async function requireOwn(
  tx: Tx,
  arriving: Arriving,
  user: { readonly id: string; readonly password_hash: string | null; readonly email_verified: boolean },
): Promise<void> {
  const { agencyId, provider, identity } = arriving;
  const other = await tx
    .selectFrom('social_identity')
    .select('subject')
    .where('agency_id', '=', agencyId)
    .where('provider', '=', provider)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  if (other) throw new IdentityRefused('another account of the provider opens this one');
  // Nobody has proven the address here, so that there is nobody to keep out.
  if (identity.isAuthoritative || !user.email_verified) return;
  if (user.password_hash === null && (await cameBy(tx, arriving, user.id))) return;
  throw new IdentityRefused('the address may have changed hands since the provider saw it proven', {
    cause: NOT_CONNECTED,
  });
}

/** Says that the account has to be opened by its password. */
export const NOT_CONNECTED = 'not connected';

/** Writes down that this account at the provider opens that account here. */
export const link = (tx: Tx, { agencyId, provider, identity }: Arriving, userId: string, now: Date) =>
  tx
    .insertInto('social_identity')
    .values({
      ...{ agency_id: agencyId, provider, subject: identity.subject, user_id: userId, linked_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
