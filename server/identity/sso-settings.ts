import { agencyRefusals } from '@/core/contract/refusals/agency';
import { z } from 'zod/mini';
import { invalid } from '../error';
import type { Tx } from '../db/types';
import type { SecretBox } from '../config/secret-box';
import './tables';

/**
 * An agency's single sign-on (R399). Whether it is switched on stands in the public record, `sso.isSSOEnabled`;
 * the rest is sealed (SEC-37).
 */
export const SsoSettings = z.object({
  tokenValidationEndpoint: z.string().check(z.maxLength(500)),
  /** Name of the field in which the endpoint expects the token. */
  tokenValidationBodyKey: z.string().check(z.regex(/^[A-Za-z][\w.-]{0,63}$/)),
  /** People are signed up on the agency's own system: who is unknown here gets an account on arrival. */
  remoteSignup: z.boolean(),
  /** Clients may also log in here directly, with their e-mail address and password. */
  directLogin: z.boolean(),
});
export type SsoSettings = z.output<typeof SsoSettings>;

/** The purpose under which the settings are sealed. */
export const SSO_PURPOSE = 'sso settings';

/** The agency's settings; null when there are none, or none that this installation can open. */
export async function readSsoSettings(tx: Tx, box: SecretBox, agencyId: string): Promise<SsoSettings | null> {
  const row = await tx
    .selectFrom('sso_settings')
    .select('sealed')
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  const text = row ? box.open(agencyId, row.sealed) : null;
  if (text === null) return null;
  const settings = z.safeParse(SsoSettings, JSON.parse(text));
  return settings.success ? settings.data : null;
}

/** Seals and stores the settings. Throws HttpError 422 when the endpoint or its key is missing (R398). */
export async function writeSsoSettings(
  tx: Tx,
  box: SecretBox,
  agencyId: string,
  settings: SsoSettings,
  now: Date,
): Promise<void> {
  if (!settings.tokenValidationEndpoint.trim() || !settings.tokenValidationBodyKey.trim())
    throw invalid(agencyRefusals.ssoIncomplete);
  const row = { sealed: box.seal(agencyId, JSON.stringify(settings)), updated_at: now };
  await tx
    .insertInto('sso_settings')
    .values({ agency_id: agencyId, ...row })
    .onConflict((conflict) => conflict.column('agency_id').doUpdateSet(row))
    .execute();
}
