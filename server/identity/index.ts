import type { SocialProviderName } from '@/core/contract';
import type { Logger } from 'pino';
import type { LoginThrottle } from '../auth/throttle';
import type { Config } from '../config/config';
import type { Db } from '../db/types';
import type { Handler } from '../ports/handle';
import type { RawRoute } from '../http/raw';
import { createSecretBox } from '../config/secret-box';
import type { Clock } from '../ports/services';
import type { Tenants } from '../tenancy/directory';
import type { AgencyRecord } from '../ports/agency';
import { createAttempts } from './attempt';
import { createGrants } from './embedded/grants';
import { embeddedProvider, VALIDATE_PATH } from './embedded/provider';
import { absentRoutes, type Destination, embeddedRoutes } from './embedded/routes';
import { createTokenValidator } from './endpoint/validate';
import { googleProvider } from './google';
import { socialHandler } from './social';
import { socialRoutes } from './social-routes';
import { ssoHandler } from './sso';
import { readSsoSettings, SSO_PURPOSE } from './sso-settings';
import type { SocialProviders } from './types';

export interface IdentityParts {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tenants: Tenants;
  readonly throttle: LoginThrottle;
  /** Where the site is reached, once that is known. */
  readonly address: { readonly publicUrl: string; readonly platformHost: string };
  /** Pages that an agency sells from. */
  readonly destinations: (agency: AgencyRecord) => readonly Destination[];
}

export interface IdentityModule {
  readonly handlers: readonly Handler[];
  readonly routes: readonly RawRoute[];
  /** Whether clients may log in with a password here, or only by way of the agency's own system. */
  readonly mayLogInDirectly: (agency: AgencyRecord) => Promise<boolean>;
}

/** Where this process reaches itself: the address it listens on, or loopback when it listens on all. */
function ownAddress(config: Config, publicUrl: string): { address: string; port: number } {
  const listensOnAll = config.host === '0.0.0.0' || config.host === '::' || config.host === '';
  return {
    address: listensOnAll ? '127.0.0.1' : config.host,
    port: config.port || Number(new URL(publicUrl).port),
  };
}

/** Social sign-on and single sign-on; in demo mode with an identity provider of their own. */
export function createIdentity({
  config,
  db,
  clock,
  log,
  tenants,
  throttle,
  address,
  destinations,
}: IdentityParts): IdentityModule {
  const box = createSecretBox(config.signingSecret, SSO_PURPOSE);
  const attempts = createAttempts(config.signingSecret);
  const grants = createGrants(db, () => clock.now());
  const redirectUri = (provider: SocialProviderName) =>
    new URL(`/api/social/${provider}/callback`, address.publicUrl).href;
  const providers: SocialProviders = {
    ...(config.demo && {
      google: embeddedProvider('google', grants),
      facebook: embeddedProvider('facebook', grants),
    }),
    ...(config.google && {
      google: googleProvider({
        ...config.google,
        signingSecret: config.signingSecret,
        now: () => clock.now(),
      }),
    }),
  };
  const isEmbeddedEndpoint = (url: URL) =>
    url.protocol === 'http:' &&
    url.pathname === VALIDATE_PATH &&
    url.hostname.endsWith(`.${address.platformHost}`);
  const validate = createTokenValidator({
    embedded: config.demo
      ? { isEndpoint: isEmbeddedEndpoint, address: () => ownAddress(config, address.publicUrl) }
      : null,
  });
  const onFailure = (error: unknown, requestId: string) =>
    log.error({ err: error, requestId }, 'a social sign-on could not go on');

  return {
    handlers: [
      socialHandler({ attempts, providers, throttle, redirectUri }),
      ssoHandler({ box, throttle, validate }),
    ],
    routes: [
      ...socialRoutes({ attempts, providers, tenants, clock, redirectUri, onFailure }),
      ...(config.demo ? embeddedRoutes({ db, grants, redirectUri, destinations }) : absentRoutes()),
    ],
    async mayLogInDirectly(agency) {
      if (!agency.public.sso.isSSOEnabled) return true;
      const settings = await db.withTenant(agency.id, (tx) => readSsoSettings(tx, box, agency.id));
      return settings?.directLogin ?? true;
    },
  };
}
