import { accountRefusals } from '@/core/contract/refusals/account';
import { socialLogin, type SocialProviderName } from '@/core/contract';
import { requireActiveAgency } from '../auth/admission';
import type { LoginThrottle } from '../auth/throttle';
import { hashToken } from '../auth/token';
import { HttpError, notFound } from '../error';
import { handle, type Handler } from '../ports/handle';
import { type Attempts, isSameBrowser } from './attempt';
import { enter } from './enter';
import { isOffered, NONCE_COOKIE } from './offer';
import { NOT_CONNECTED } from './linked';
import { IdentityRefused, ProviderFailed, type SocialProviders } from './types';
import type { Tx } from '../db/types';
import './tables';

export interface SocialParts {
  readonly attempts: Attempts;
  readonly providers: SocialProviders;
  readonly throttle: LoginThrottle;
  /** Where providers send visitors back to. */
  readonly redirectUri: (provider: SocialProviderName) => string;
}

/** `POST /api/social`: exchanges the single-use code that the provider's visitor came back with. */
export function socialHandler({ attempts, providers, throttle, redirectUri }: SocialParts): Handler {
  return handle(socialLogin, async ({ body: { code, type }, agency, tenant, services, request }) => {
    const provider = providers[type];
    if (!provider || !isOffered(agency.public, type)) throw notFound();
    requireActiveAgency(agency);
    const now = services.clock.now();
    return throttle.attempt(agency.id, `social ${hashToken(code)}`, request.network, async () => {
      try {
        const arrival = attempts.openArrival(agency.id, code, now);
        if (!arrival || arrival.state.provider !== type)
          throw new IdentityRefused('the code is not ours, or too old');
        const { state } = arrival;
        if (!isSameBrowser(state, request.cookie(NONCE_COOKIE)))
          throw new IdentityRefused('another browser began this attempt');
        if (!(await tenant((tx) => spend(tx, agency.id, state, now))))
          throw new IdentityRefused('the code was used before');
        const identity = await provider.exchange(
          { id: state.id, agency, redirectUri: redirectUri(type) },
          arrival.code,
        );
        const session = await tenant((tx) =>
          enter(
            tx,
            {
              agencyId: agency.id,
              now,
              userAgent: request.userAgent,
              audit: services.audit,
              via: type,
              mayCreate: true,
              mayBeStaff: true,
              provider: type,
              staffOf: type === 'google' ? (services.config.google?.staffDomains ?? null) : null,
            },
            identity,
          ),
        );
        return session;
      } catch (error) {
        if (!(error instanceof IdentityRefused) && !(error instanceof ProviderFailed)) throw error;
        services.log.warn(
          { agency: agency.subdomain, requestId: request.id, reason: error.message },
          'a social sign-on failed',
        );
        throw error instanceof IdentityRefused
          ? new HttpError(
              422,
              'IDENTITY_REFUSED',
              error.cause === NOT_CONNECTED
                ? accountRefusals.socialNotConnected
                : accountRefusals.socialFailed,
            )
          : new HttpError(502, 'UPSTREAM_FAILED', accountRefusals.socialFailed);
      }
    });
  });
}

/** Uses up an attempt within the agency's transaction; false when it was used before. */
async function spend(
  tx: Tx,
  agencyId: string,
  attempt: { id: string; expiresAt: number },
  now: Date,
): Promise<boolean> {
  await tx
    .deleteFrom('spent_attempt')
    .where('agency_id', '=', agencyId)
    .where('expires_at', '<', now)
    .execute();
  const row = await tx
    .insertInto('spent_attempt')
    .values({ agency_id: agencyId, id: attempt.id, expires_at: new Date(attempt.expiresAt) })
    .onConflict((conflict) => conflict.columns(['agency_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
