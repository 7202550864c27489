import { accountRefusals } from '@/core/contract/refusals/account';
import { ssoLogin } from '@/core/contract';
import { requireActiveAgency } from '../auth/admission';
import { ownPath } from '../auth/own-path';
import type { LoginThrottle } from '../auth/throttle';
import { hashToken } from '../auth/token';
import { HttpError, notFound } from '../error';
import { handle, type Handler } from '../ports/handle';
import type { SecretBox } from '../config/secret-box';
import type { TokenValidator } from './endpoint/validate';
import { enter } from './enter';
import { readSsoSettings } from './sso-settings';
import { IdentityRefused, ProviderFailed } from './types';

/** Said for every reason alike: what an agency's endpoint answers is for no one's eyes (SEC-10). */

export interface SsoParts {
  readonly box: SecretBox;
  readonly throttle: LoginThrottle;
  readonly validate: TokenValidator;
}

/** `POST /api/sso`; not there for an agency that has not switched single sign-on on (R069). */
export function ssoHandler({ box, throttle, validate }: SsoParts): Handler {
  return handle(ssoLogin, async ({ body, agency, tenant, services, request }) => {
    if (!agency.public.sso.isSSOEnabled) throw notFound();
    requireActiveAgency(agency);
    // The same token in a loop is stopped; everybody else behind its address is not.
    return throttle.attempt(agency.id, `sso ${hashToken(body.token)}`, request.network, async () => {
      try {
        const settings = await tenant((tx) => readSsoSettings(tx, box, agency.id));
        if (!settings) throw new ProviderFailed('the agency has no settings');
        const door = {
          agencyId: agency.id,
          now: services.clock.now(),
          userAgent: request.userAgent,
          audit: services.audit,
          via: 'sso',
          mayCreate: settings.remoteSignup,
          mayBeStaff: false,
        };
        const identity = await validate(settings, body.token);
        const session = await tenant((tx) => enter(tx, door, identity));
        const person = { id: session.userId, email: identity.email };
        return { ...session, person, navigateTo: ownPath(body.deepLink) };
      } catch (error) {
        if (!(error instanceof IdentityRefused) && !(error instanceof ProviderFailed)) throw error;
        services.log.warn(
          { agency: agency.subdomain, requestId: request.id, reason: error.message },
          'a single sign-on failed',
        );
        throw error instanceof IdentityRefused
          ? new HttpError(422, 'IDENTITY_REFUSED', accountRefusals.ssoFailed)
          : new HttpError(502, 'UPSTREAM_FAILED', accountRefusals.ssoFailed);
      }
    });
  });
}
